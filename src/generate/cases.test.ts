import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../schemas/package-root.ts';
import { playScript } from '../index.ts';

const folder = join(packageRoot(), 'conformance', 'cases');
const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));

describe.each(files.flatMap(({ cases }) => cases))('$id', ({ request, expect: right }) => {
  it('ends as it should', () => {
    const { steps } = playScript(request);
    const end = steps.at(-1);
    expect(steps.flatMap(({ accepted }, at) => (accepted ? [] : [at]))).toEqual(right.refused);
    if (right.hands === undefined) return;
    expect(end?.phase).toBe('done');
    expect(end?.dealer?.cards).toEqual(right.dealer);
    expect(end?.seats?.map(({ chips }) => chips)).toEqual(right.chips);
    const hands = end?.seats?.map((seat) =>
      seat.hands.map(({ cards, outcome, returned }) => ({ cards, outcome, returned })),
    );
    expect(hands).toEqual(right.hands);
  });
});
