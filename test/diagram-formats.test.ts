import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, initialTransition, setup, transition } from 'xstate';
import { callsOf, sessionCallsOf } from '../machine/calls.ts';
import { type Chart, compile } from '../machine/compile.ts';
import type { Law } from '../machine/law.ts';
import { roundChart } from '../machine/play.ts';
import { sessionChart } from '../machine/play-session.ts';
import { clausesOfGame } from '../machine/ruleset.ts';
import { emptyTable } from '../machine/table.ts';
import { nameOf, waysOf } from '../src/coverage/chart.ts';
import { eventOf, movesOf } from '../src/coverage/move.ts';
import { dotOf } from '../src/diagram/formats/dot.ts';
import { mermaidOf } from '../src/diagram/formats/mermaid.ts';
import { plantumlOf } from '../src/diagram/formats/plantuml.ts';
import { scxmlOf } from '../src/diagram/formats/scxml.ts';
import { xstateOf } from '../src/diagram/formats/xstate.ts';
import { roundParts } from '../src/diagram/parts.ts';
import { lawUnder } from '../src/fixtures/laws.ts';
import { readFixtures, readSessions } from '../src/fixtures/read.ts';
import { readRuleset } from '../src/rulesets/read.ts';
import { foreignRound, foreignSession, ownRound } from './foreign-charts.ts';
import { allPictures } from './pictures.ts';
import { wordsOf } from './words.ts';

const games = ['switch-us', 'classic-fr'].map((name) => {
  const ruleset = readRuleset(name);
  return {
    name,
    ruleset,
    law: lawUnder(ruleset, {}),
    told: readFixtures(name).filter(({ from }) => from.route !== 'walk'),
  };
});

describe('SCXML', () => {
  it.each(games)(
    'is run by a foreign interpreter to the same states after each step of every told fixture: $name',
    ({ ruleset, told }) => {
      const hosts = new Map<string, ReturnType<typeof foreignRound>>();
      for (const { id, needs, request } of told) {
        const law = lawUnder(ruleset, needs);
        const host = hosts.get(JSON.stringify(needs)) ?? foreignRound(law);
        hosts.set(JSON.stringify(needs), host);
        expect({ id, states: host(request) }).toEqual({ id, states: ownRound(request, law) });
      }
      expect(told.length).toBeGreaterThan(300);
    },
  );

  it('is run to the same states in every session', () => {
    const { law } = games[0] as (typeof games)[number];
    const host = foreignSession(law);
    const sessions = readSessions('switch-us').filter(({ needs }) => Object.keys(needs).length === 0);
    for (const { request } of sessions) for (const [foreign, own] of host(request)) expect(foreign).toBe(own);
    expect(sessions.length).toBeGreaterThan(30);
  });

  it('does not run where a name is bound by nobody, and goes astray where a guard lies', () => {
    const { law, told } = games[0] as (typeof games)[number];
    const text = scxmlOf('round', roundParts(law));
    expect(() => foreignRound(law, text.replace('dealerDraws(', 'dealerDrawz('))).toThrow('nobody binds dealerDrawz');
    const { dealerShowsAnAce } = law.guards;
    const lying: Law = {
      ...law,
      guards: { ...law.guards, dealerShowsAnAce: { ...dealerShowsAnAce, holds: () => false } },
    };
    const host = foreignRound(lying);
    const plain = told.filter(({ needs }) => Object.keys(needs).length === 0);
    const astray = plain.filter(({ request }) => `${host(request)}` !== `${ownRound(request, law)}`);
    expect(astray.length).toBeGreaterThan(0);
  });
});

/** A machine of a text in JSON, its names bound to a law. */
function machineOf(text: string, chart: 'round' | 'session', law: Law): AnyStateMachine {
  const of = chart === 'round' ? law : law.session;
  const { holds, apply } = (chart === 'round' ? callsOf(law) : sessionCallsOf(law)) as ReturnType<typeof callsOf>;
  const guards = Object.keys(of.guards).map((name) => [
    name,
    ({ context, event }: { context: never; event: never }) => holds(name, context, event),
  ]);
  const every = ({ context, event }: { context: never; event: never }, names: readonly string[]) =>
    names.every((name) => holds(name, context, event));
  const actions = Object.keys(of.updates).map((name) => [
    name,
    assign(({ context, event }) => apply(name, context as never, event as never)),
  ]);
  const bound = { guards: { ...Object.fromEntries(guards), every }, actions: Object.fromEntries(actions) };
  const context = chart === 'round' ? { context: ({ input }: { input: unknown }) => input } : {};
  return setup(bound as never).createMachine({ ...JSON.parse(text), ...context }) as AnyStateMachine;
}

/** All that a chart says, by name. */
function saidIn(chart: Chart, law: Law): readonly unknown[] {
  return chart.states.flatMap((state) => [
    state.name,
    clausesOfGame(
      state.metas.flatMap(({ clauses }) => clauses),
      law.ruleset,
    ),
    ...waysOf(state).map((way) => [
      nameOf(way, state),
      way.updates,
      clausesOfGame(way.meta?.clauses ?? [], law.ruleset),
    ]),
  ]);
}

describe('the JSON of XState', () => {
  it.each(games)('is read back as the same chart: $name', ({ law }) => {
    const read = compile(machineOf(xstateOf('round', law), 'round', law));
    expect(saidIn(read, law)).toEqual(saidIn(roundChart(law), law));
    const renamed = compile(machineOf(xstateOf('round', law).replace('"dealerDraws"', '"dealerDrawz"'), 'round', law));
    expect(saidIn(renamed, law)).not.toEqual(saidIn(roundChart(law), law));
  });

  it('is read back as the same chart of a session', () => {
    const { law } = games[0] as (typeof games)[number];
    const read = compile(machineOf(xstateOf('session', law), 'session', law));
    expect(saidIn(read, law)).toEqual(saidIn(sessionChart(law), law));
  });

  it.each(games)('is played by XState to the same states: $name', ({ law, told }) => {
    const machine = machineOf(xstateOf('round', law), 'round', law);
    const played = told.filter(({ needs }, at) => at % 10 === 0 && Object.keys(needs).length === 0);
    for (const { request } of played) {
      let [snapshot] = initialTransition(machine, emptyTable(request.seats, request.cards) as never);
      const states = [pathOf(snapshot.value)];
      for (const { action, refusal } of movesOf(request, request.actions, law).slice(1)) {
        if (refusal === null) [snapshot] = transition(machine, snapshot, eventOf(action) as never);
        states.push(pathOf(snapshot.value));
      }
      expect(states).toEqual(ownRound(request, law));
    }
    expect(played.length).toBeGreaterThan(15);
  });
});

/** The name of a state as XState gives it. */
function pathOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as object)
    .map(([name, inner]) => `${name}.${pathOf(inner)}`)
    .join(' and ');
}

describe('texts that others draw', () => {
  const pictures = allPictures();

  it('are drawn by Graphviz with every word', async () => {
    const graphviz = await Graphviz.load();
    for (const picture of pictures) {
      const drawn = unescaped(graphviz.layout(dotOf(picture), 'svg', 'dot'));
      for (const word of wordsOf(picture)) expect(drawn).toContain(word);
    }
  });

  it('hold every word for Mermaid, and no sign that means something else to it', () => {
    for (const picture of pictures) {
      const text = mermaidOf(picture);
      const plain = text.replace(/#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
      for (const word of wordsOf(picture)) expect(plain).toContain(word);
      const labels = text.split('\n').flatMap((line) => / --> \w+: (.*)$/.exec(line)?.[1] ?? []);
      for (const label of labels) expect(label.replaceAll('<br/>', '').replace(/#\d+;/g, '')).not.toMatch(/[#;:"<>{}]/);
    }
  });

  it('hold every word for PlantUML, a line each', () => {
    for (const picture of pictures) {
      const text = plantumlOf(picture).replaceAll('<U+0022>', '"').replaceAll('<U+005C>', '\\');
      for (const word of wordsOf(picture)) expect(text).toContain(word);
      expect(text).toMatch(/^@startuml\n[\s\S]*\n@enduml\n$/);
    }
  });

  function unescaped(svg: string): string {
    return svg
      .replaceAll('&quot;', '"')
      .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  }
});
