import { describe, expect, it } from 'vitest';
import { callsOf } from '../../machine/calls.ts';
import type { Card } from '../../machine/cards.ts';
import { createLaw } from '../../machine/law.ts';
import { roundChart } from '../../machine/play.ts';
import { type RoundPosition, refusalOf } from '../../machine/refusal.ts';
import { emptyTable } from '../../machine/table.ts';
import type { RoundEvent, Word } from '../../machine/words.ts';
import { chartItemsOf } from '../coverage/chart.ts';
import { movesOf } from '../coverage/move.ts';
import { readRuleset } from '../rulesets/read.ts';
import { adjacencyOf } from './adjacency.ts';
import { explore, type Setup } from './explore.ts';
import { scriptOf } from './script.ts';
import { tours } from './tours.ts';

const law = createLaw(readRuleset('switch-us'));
const WORDS: readonly Word[] = ['keep', 'switch', 'hit', 'stand', 'double', 'split'];
const setup: Setup = {
  seats: [{ chips: 20, stakes: [2, 2] }],
  cards: {
    seats: [
      [
        ['5S', '5H'],
        ['10S', '8H'],
      ],
    ],
    dealer: ['9C', '8D'],
    draws: [],
  },
  behind: [],
};

/** Everything that lies on the table, apart from where the cards come from. */
function keyOf({ state, context: { cards: _, drawn: __, ...table } }: RoundPosition): string {
  return JSON.stringify([state.name, table]);
}

function exploreWith(alphabet: readonly Card[]) {
  const actionsAt = () => WORDS.map((word) => ({ seat: 1, do: word }));
  return explore({ law, setups: [setup], alphabet, keyOf, actionsAt, itemsOf: chartItemsOf });
}

describe('a search', () => {
  it('where players can draw one card only finds the places that a walk over such a shoe finds', () => {
    const draws = Array.from({ length: 60 }, (): Card => '9C');
    const events = WORDS.map((word): RoundEvent => ({ type: word, do: word, seat: 1 }));
    const walked = adjacencyOf({
      chart: roundChart(law),
      context: emptyTable(setup.seats, { ...setup.cards, draws }),
      events,
      calls: callsOf(law),
      keyOf,
      limit: 10_000,
    });
    const found = exploreWith(['9C']).places.map(({ key }) => key);
    expect(found.length).toBeGreaterThan(50);
    expect(new Set(found)).toEqual(new Set(walked.keys()));
  });

  it('finds more where they can draw more', () => {
    expect(exploreWith(['9C', 'KD']).places.length).toBeGreaterThan(exploreWith(['9C']).places.length);
  });

  it('names for each place a way that leads there', () => {
    for (const place of exploreWith(['9C', 'KD']).places) {
      if (place.from === null) continue;
      const { place: before, edge } = place.from;
      expect(before.edges).toContain(edge);
      expect(refusalOf(before.position, edge.action, law)).toBeNull();
    }
  });
});

describe('tours', () => {
  it('show everything that is wanted, each to the end of its round', () => {
    const explored = exploreWith(['9C', 'KD']);
    const routes = tours(explored, explored.items);
    const shown = new Set<string>();
    for (const route of routes) {
      const { actions, ...deal } = scriptOf(route, 'switch-us');
      const moves = movesOf(deal, actions, law);
      expect(moves.at(-1)?.after.state.name).toBe('done');
      for (const move of moves) for (const item of chartItemsOf(move)) shown.add(item);
    }
    expect([...explored.items].filter((item) => !shown.has(item))).toEqual([]);
    expect(routes.length).toBeLessThan(explored.places.length);
  });

  it('are none where nothing is wanted', () => {
    expect(tours(exploreWith(['9C']), new Set())).toEqual([]);
  });
});
