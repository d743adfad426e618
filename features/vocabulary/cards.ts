import type { Card } from '../../machine/cards.ts';

const SUITS: { readonly [sign: string]: string } = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** The cards of a line as a person writes them: `5♠ 10♥`. */
export function readCards(text: string): Card[] {
  return text.trim().split(/\s+/).map(readCard);
}

/** Cards as a person writes them. */
export function writeCards(cards: readonly string[]): string {
  return cards.map(writeCard).join(' ');
}

function readCard(text: string): Card {
  const [, rank, sign] = /^(A|[2-9]|10|J|Q|K)([♠♥♦♣])$/.exec(text) ?? [];
  if (rank === undefined || sign === undefined) throw new Error(`"${text}" is no card; one is written 10♥ or A♠`);
  return `${rank}${SUITS[sign]}` as Card;
}

function writeCard(card: string): string {
  const sign = Object.entries(SUITS).find(([, letter]) => letter === card.at(-1))?.[0];
  return sign === undefined ? card : `${card.slice(0, -1)}${sign}`;
}
