import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/languages/languages.ts';
import { readerOf } from './lines.ts';

describe.each(LANGUAGES)('a line in $name', (language) => {
  const read = readerOf(language);

  it('that says two things at once is refused, and so is one that says nothing', () => {
    const twofold = readerOf({
      ...language,
      phrases: { ...language.phrases, session: language.phrases.cardsAreDealt },
    });
    const [text = ''] = [language.phrases.cardsAreDealt];
    expect(read({ text })).toEqual({ phrase: 'cardsAreDealt', args: [] });
    expect(() => twofold({ text })).toThrow('is two sentences of the vocabulary');
    expect(() => read({ text: `${text} ?` })).toThrow('is no sentence of the vocabulary');
  });

  it('with a table that has a head or a word that nobody knows is refused, and the known ones are named', () => {
    const text = language.phrases.handsAre.replace('{int}', '1');
    const { total, outcome } = language.columns;
    expect(() => read({ text, table: [['?']] })).toThrow(total);
    expect(() => read({ text, table: [[outcome], ['?']] })).toThrow(Object.values(language.outcomes).join(', '));
  });

  it('with a soft total, an outcome and a natural means the same in every language', () => {
    const { columns, outcomes, yes, soft } = language;
    const table = [
      [columns.total, columns.outcome, columns.natural],
      [soft.replace('{total}', '17'), outcomes.push, yes],
    ];
    const { rows } = read({ text: language.phrases.handsAre.replace('{int}', '1'), table });
    expect(rows).toEqual([{ total: 'soft 17', outcome: 'push', natural: 'yes' }]);
  });
});
