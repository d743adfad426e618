import { describe, expect, it } from 'vitest';
import { en } from '../src/languages/en.ts';
import { type FeatureFile, readFeatures } from './feature-files.ts';
import { lint, type Ran } from './lint.ts';

const files = readFeatures('en').filter(({ text }) => text.startsWith('@switch-us'));
const ran: readonly Ran[] = files.flatMap(({ path, text }) =>
  text
    .split('\n')
    .flatMap((line, at) => (line.trim().startsWith('Scenario:') ? [{ path, line: at + 1, isPassed: true }] : [])),
);

/** The faults after a change to the file of section S4. */
function lintChanged(change: (text: string) => string): readonly string[] {
  const changed = files.map((file): FeatureFile => {
    return file.path.includes('S4-switch') ? { ...file, text: change(file.text) } : file;
  });
  return lint(changed, ran, en, 'switch-us');
}

describe('the lint of the features', () => {
  it('finds nothing in the features as they are', () => {
    expect(lint(files, ran, en, 'switch-us')).toEqual([]);
  });

  it('finds a scenario without steps', () => {
    const faults = lintChanged((text) => text.replace(/( +Scenario: .*\n)(?: {6}.*\n)+/, '$1'));
    expect(faults.some((fault) => fault.endsWith('has no steps'))).toBe(true);
  });

  it('finds a scenario without an id and one whose id is taken', () => {
    expect(lintChanged((text) => text.replace(/@id:\S+/, '')).some((fault) => fault.includes('has no id'))).toBe(true);
    const ids = lintChanged((text) => text.replace(/@id:\S+/, '@id:two-stakes-two-hands'));
    expect(ids.some((fault) => fault.endsWith('the id two-stakes-two-hands is taken'))).toBe(true);
  });

  it('finds a clause and a reading without scenarios', () => {
    const faults = lintChanged((text) => text.replaceAll('@D3', '').replaceAll('@S4.6', '@S4.5'));
    expect(faults.filter((fault) => /^(D3|S4\.6) has no scenario/.test(fault))).toHaveLength(2);
  });

  it('finds a value of an open point without a scenario', () => {
    const others = files.map((file) => ({ ...file, text: file.text.replaceAll('@splitPlace=last', '') }));
    expect(lint(others, ran, en, 'switch-us')).toEqual(['O4 has no scenario with @splitPlace=last']);
  });

  it('finds a Rule of an open point that carries the id of another', () => {
    const others = files.map((file) => ({ ...file, text: file.text.replace('Rule: O3 ', 'Rule: O2 ') }));
    expect(lint(others, ran, en, 'switch-us')).toHaveLength(1);
  });

  it('finds a Rule that does not carry the sentence of its clause', () => {
    const faults = lintChanged((text) => text.replace('Rule: S4.2 A switch', 'Rule: S4.2 The switch'));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('a Rule has the tag, the id and the sentence of one clause');
  });

  it('finds a mistyped tag', () => {
    expect(lintChanged((text) => text.replace('@D3', '@D91'))[0]).toContain('a tag that nobody knows: @D91');
    expect(lintChanged((text) => text.replace('@switchTiming=', '@switchtiming='))[0]).toContain('@switchtiming=');
  });

  it('finds a reading that is told under another clause', () => {
    const faults = lintChanged((text) => text.replace(/@id:(\S+)\n/, '@id:$1 @D6\n'));
    expect(faults.some((fault) => fault.includes('D6 is told under S5.4'))).toBe(true);
  });

  it('finds a feature that did not run, and a scenario that did not run or pass', () => {
    expect(
      lint(
        files,
        ran.filter(({ path }) => !path.includes('S8')),
        en,
        'switch-us',
      )[0],
    ).toContain('did not run');
    const [first, ...rest] = ran;
    if (first === undefined) throw new Error('no scenario');
    expect(lint(files, rest, en, 'switch-us')).toEqual([expect.stringContaining('did not run')]);
    expect(lint(files, [{ ...first, isPassed: false }, ...rest], en, 'switch-us')).toEqual([
      expect.stringContaining('did not pass'),
    ]);
  });
});
