import { describe, expect, it } from 'vitest';
import { readFixtures, readKills } from '../fixtures/read.ts';
import { diagnose, type Failed, type KnownMistake } from './diagnosis.ts';

const kills = readKills('switch-us');
const ran = readFixtures('switch-us').map(({ id }) => id);

function failedBy(name: string): readonly Failed[] {
  return failuresOf(kills.find((kill) => kill.name === name)?.fails ?? {});
}

function failuresOf(fails: KnownMistake['fails']): readonly Failed[] {
  return Object.entries(fails).map(([id, clause]) => ({ id, clause }));
}

function named(failed: readonly Failed[]): readonly string[] {
  return diagnose(ran, failed, kills)?.mistakes.map(({ name }) => name) ?? [];
}

const SOFT_17 = failedBy('dealer-stands-on-soft-17');

describe('a set of failures looks like', () => {
  it('two known mistakes, where it is what both fail', () => {
    const both = [...SOFT_17, ...failedBy('five-hands').filter(({ id }) => !SOFT_17.some((one) => one.id === id))];
    expect(both.length).toBeGreaterThan(SOFT_17.length);
    expect(named(both)).toEqual(expect.arrayContaining(['dealer-stands-on-soft-17', 'five-hands']));
  });

  it('a mistake of which some fixtures pass, for what fails is not always seen', () => {
    expect(named(SOFT_17.slice(0, -1))).toEqual(['dealer-stands-on-soft-17']);
    expect(diagnose(ran, SOFT_17.slice(0, -1), kills)).toMatchObject({
      explains: SOFT_17.length - 1,
      failures: SOFT_17.length - 1,
    });
  });

  it('no known mistake, where it is like none', () => {
    const everything = ran.map((id) => ({ id, clause: 'S1.1' }));
    expect(diagnose(ran, everything, kills)).toBeNull();
    expect(diagnose(ran, [], kills)).toBeNull();
    expect(diagnose(ran, [{ id: 'a-fixture-of-ones-own', clause: 'S6.1' }], kills)).toBeNull();
  });

  it('what was run alone: a mistake that shows in nothing that was run is not named', () => {
    const few = ran.filter((id) => !SOFT_17.some((one) => one.id === id));
    expect(
      diagnose(
        few,
        few.slice(0, 3).map((id) => ({ id, clause: 'S6.1' })),
        kills,
      )?.mistakes.map(({ name }) => name) ?? [],
    ).not.toContain('dealer-stands-on-soft-17');
  });

  it('no known mistake, where there was nothing to compare: a crash is like none', () => {
    expect(
      diagnose(
        ran,
        SOFT_17.map(({ id }) => ({ id, clause: null })),
        kills,
      ),
    ).toBeNull();
  });

  it('no known mistake, where too little of what it fails was run to tell', () => {
    const four = {
      name: 'four',
      says: 'Four.',
      clauses: ['S6.1'],
      fails: { a: 'S6.1', b: 'S6.1', c: 'S6.1', d: 'S6.1' },
    };
    const failing = (ids: readonly string[]) =>
      diagnose(
        ids,
        ids.map((id) => ({ id, clause: 'S6.1' })),
        [four],
      );
    expect(failing(['a'])).toBeNull();
    expect(failing(['a', 'b'])).toBeNull();
    expect(failing(['a', 'b', 'c'])?.explains).toBe(3);
  });

  it('no known mistake, where a part of it could not be compared', () => {
    const three = { name: 'three', says: 'Three.', clauses: ['S6.1'], fails: { a: 'S6.1', b: 'S6.1', c: 'S6.1' } };
    const failed = [
      { id: 'a', clause: 'S6.1' },
      { id: 'b', clause: 'S6.1' },
    ];
    expect(diagnose(['a', 'b', 'c'], [...failed, { id: 'c', clause: 'S6.1' }], [three])?.explains).toBe(3);
    expect(diagnose(['a', 'b', 'c'], [...failed, { id: 'c', clause: null }], [three])).toBeNull();
  });

  it('no known mistake, where two are alike as much', () => {
    const one = { name: 'one', says: 'One.', clauses: ['S6.1'], fails: { a: 'S6.1', b: 'S6.1' } };
    const failed = ['a', 'b'].map((id) => ({ id, clause: 'S6.1' }));
    expect(diagnose(['a', 'b', 'c'], failed, [one])?.mistakes).toHaveLength(1);
    expect(diagnose(['a', 'b', 'c'], failed, [one, { ...one, name: 'other' }])).toBeNull();
  });

  it('two known mistakes as large as each other, which alone would be alike as much', () => {
    const row = (name: string, ids: readonly string[]) => {
      return { name, says: name, clauses: ['S6.1'], fails: Object.fromEntries(ids.map((id) => [id, 'S6.1'])) };
    };
    const ids = ['a', 'b', 'c', 'd'];
    const failed = ids.map((id) => ({ id, clause: 'S6.1' }));
    const found = diagnose(ids, failed, [row('one', ['a', 'b']), row('other', ['c', 'd'])]);
    expect(found?.mistakes.map(({ name }) => name)).toEqual(['one', 'other']);
  });
});
