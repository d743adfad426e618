import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownFolder } from '../own-folder.ts';
import { push22, refused } from '../run-push22.ts';

const { folder } = ownFolder();

const diagram = (...words: readonly string[]) => push22(['diagram', ...words]);

describe('push22 diagram', () => {
  it('draws the overview with its title and description for screen readers, light and dark', async () => {
    const { code, out } = await diagram('--lang', 'fr');
    expect(code).toBe(0);
    expect(out).toMatch(/^<svg [^>]*role="img" aria-labelledby="title description" xml:lang="fr"/);
    expect(out).toContain('<title id="title">Les phases d\'un coup</title>');
    expect(out).toContain('<desc id="description">');
    expect(out).toContain('@media (prefers-color-scheme:dark)');
    expect((await diagram('--theme', 'dark')).out).not.toContain('@media');
  });

  it('writes a PNG beside its place and over nothing', async () => {
    const file = join(folder, 'hand.png');
    expect((await diagram('--view', 'hand', '--out', file)).code).toBe(0);
    const drawn = readFileSync(file);
    expect([...drawn.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(readdirSync(folder)).toEqual(['hand.png']);
    expect(await diagram('--view', 'dealer', '--out', file)).toEqual(
      refused(`${file}: is there already; --force writes over it`),
    );
    expect(readFileSync(file)).toEqual(drawn);
    expect((await diagram('--view', 'dealer', '--out', file, '--force')).code).toBe(0);
    expect(readFileSync(file)).not.toEqual(drawn);
  });

  it.each([
    ['mermaid', /^---\ntitle: "The phases of a round"\n---\nstateDiagram-v2\n/],
    ['dot', /^digraph "The phases of a round" \{\n/],
    ['plantuml', /^@startuml\n/],
    ['scxml', /^<\?xml version="1.0" encoding="UTF-8"\?>\n<scxml /],
    ['xstate', /^\{\n {2}"id": "round"/],
  ])('writes %s', async (format, begins) => {
    const { code, out } = await diagram('--format', format);
    expect(code).toBe(0);
    expect(out).toMatch(begins);
  });

  it('lights the way of a fixture, numbered, with its cards and its story', async () => {
    const { code, out } = await diagram('--fixture', 'worked-example', '--view', 'hand', '--lang', 'ru');
    expect(code).toBe(0);
    const notes = [...out.matchAll(/<text class="note"[^>]*>([^<]*)</g)].map(([, note]) => note);
    // In the hand: into the turn, to the decision, doubled to a king, the other hand, the decision, stood, to the dealer.
    expect(notes.toSorted()).toEqual(['1', '2, 5', '3: K♦', '4', '6', '7']);
    expect(out).toContain('worked-example');
    expect(out).toContain('class="story"');
  });
});

describe('what a report shows', () => {
  const report = join(folder, 'report.json');
  const impostor = ['node', 'dist/src/cli/cli.js', 'serve', '--impostor', 'dealer-stands-on-soft-17'];

  beforeAll(async () => {
    const { out } = await push22(['certify', '--reporter', 'json', '--only', 'S6.1', 'S3.1', '--', ...impostor]);
    writeFileSync(report, out);
  });

  it('where an implementation departs from the rules', async () => {
    const { code, out } = await diagram('--report', report, '--view', 'dealer');
    expect(code).toBe(0);
    const departing = out.split('\n').filter((line) => line.startsWith('<g class="departs">'));
    expect(departing).not.toEqual([]);
    // It stands where it has to draw: the way back to the dealer's hand, and from there to the settlement.
    for (const line of departing) expect(line).toMatch(/S6\.1/);
    expect(out).toMatch(/departs here: \d+ fixtures/);
  });

  it('how often states and transitions were taken', async () => {
    const { code, out } = await diagram('--coverage', report, '--view', 'overview');
    expect(code).toBe(0);
    const { ran } = JSON.parse(readFileSync(report, 'utf8'));
    // Each fixture of these clauses is a round that is dealt: one way leads on to insurance, one past it.
    const counts = [...out.matchAll(/<text class="note"[^>]*>(?:once|(\d+) times|never)</g)].map(([, count]) =>
      Number(count ?? 1),
    );
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(ran.length);
    expect(out).toMatch(/class="heat[1-4]"/);
  });

  it('refuses what is no report, or speaks of fixtures that nobody knows', async () => {
    const own = join(folder, 'own.json');
    writeFileSync(own, JSON.stringify({ ...JSON.parse(readFileSync(report, 'utf8')), ran: ['my-own-fixture'] }));
    expect(await diagram('--coverage', own)).toEqual(
      refused(`${own}: /ran/0: found "my-own-fixture", expected a fixture of switch-us`),
    );
    writeFileSync(own, '{}');
    expect((await diagram('--report', own)).code).toBe(2);
  });
});

it.each([
  [['--view', 'table'], '--view: found table, expected one of overview, round, hand, dealer, session'],
  [['--format', 'gif'], '--format: found gif, expected one of svg, png, mermaid, dot, scxml, xstate, plantuml'],
  [['--theme', 'sepia'], '--theme: found sepia, expected one of light, dark'],
  [
    ['--view', 'hand', '--format', 'scxml'],
    '--view: found hand, expected round or session, for scxml holds a whole chart',
  ],
  [['--ruleset', 'classic-fr', '--view', 'session'], '--view: the ruleset classic-fr has no session'],
  [['--ruleset', 'poker'], 'the ruleset poker is not known; there is classic-fr, switch-us'],
  [['--fixture', 'worked-example', '--report', 'x'], 'one of --fixture, --coverage, --report is shown at a time'],
  [['--fixture', 'worked-example', '--format', 'dot'], '--fixture: is shown in svg and png, not in dot'],
  [['--coverage', 'nowhere.json'], 'nowhere.json: cannot be read: there is no such file'],
  [['--out', 'nowhere/overview.svg'], 'nowhere/overview.svg: cannot be written: ENOENT'],
])('diagram refuses %j', async (words, sentence) => {
  expect(await diagram(...words)).toEqual(refused(sentence));
});
