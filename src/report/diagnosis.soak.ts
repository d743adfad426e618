import { describe, expect, it } from 'vitest';
import { readKills } from '../fixtures/read.ts';
import { rulesetNames } from '../rulesets/read.ts';
import { diagnose } from './diagnosis.ts';

describe('a set of failures looks like', () => {
  it.each(rulesetNames())(
    'each known mistake of %s that fails just these, and all of them are explained',
    (ruleset) => {
      const own = readKills(ruleset);
      const all = own.flatMap(({ fails }) => Object.keys(fails));
      for (const { name, fails } of own) {
        const failed = Object.entries(fails).map(([id, clause]) => ({ id, clause }));
        const found = diagnose(all, failed, own);
        expect([name, found?.mistakes.map((one) => one.name), found?.explains]).toEqual([
          name,
          [name],
          Object.keys(fails).length,
        ]);
      }
    },
  );
});
