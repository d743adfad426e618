import type { Card } from '../../machine/cards.ts';

const SUITS: { readonly [sign: string]: string } = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** The cards of a line as a person writes them: `5♠ 10♥`. */
export function readCards(text: string): Card[] {
  return text.trim().split(/\s+/).map(readCard);
}

function readCard(text: string): Card {
  const [, rank, sign] = /^(A|[2-9]|10|J|Q|K)([♠♥♦♣])$/.exec(text) ?? [];
  if (rank === undefined || sign === undefined) throw new Error(`"${text}" is no card; one is written 10♥ or A♠`);
  return `${rank}${SUITS[sign]}` as Card;
}
