import type { Card } from '../../machine/cards.ts';
import type { Language } from '../../src/languages/language.ts';
import { say } from '../../src/languages/say.ts';
import { Unmet } from './unmet.ts';

const SUITS: { readonly [sign: string]: string } = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** The cards of a line as a person writes them: `5♠ 10♥`. Throws `Unmet` for what is no card. */
export function readCards(text: string, language: Language): Card[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => readCard(word, language));
}

function readCard(word: string, language: Language): Card {
  const [, rank, sign] = /^(A|[2-9]|10|J|Q|K)([♠♥♦♣])$/.exec(word) ?? [];
  if (rank === undefined || sign === undefined) throw new Unmet(say(language, 'faultyCard', { word }));
  return `${rank}${SUITS[sign]}` as Card;
}
