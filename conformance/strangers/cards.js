// The cards of a request, stacked in a foreign program.

export class BadParams extends Error {}
export class CardsRanOut extends Error {}

const isCard = (card) => typeof card === 'string' && /^([2-9]|10|[AJQK])[SHDC]$/.test(card);

// cards of the request -> { first, second, up, draws }, or -32602
export function readDeal(cards) {
  const [hand] = Array.isArray(cards?.seats) && cards.seats.length === 1 ? cards.seats : [];
  const lists = [hand, cards?.dealer, cards?.draws];
  if (!lists.every((list) => Array.isArray(list))) throw new BadParams('cards: seats, dealer and draws are needed');
  const spot = hand.length === 1 && Array.isArray(hand[0]) ? hand[0] : [];
  if (spot.length !== 2 || cards.dealer.length !== 1) throw new BadParams('cards do not fit the table');
  if (![...spot, ...cards.dealer, ...cards.draws].every(isCard)) throw new BadParams('not a card');
  return { first: spot[0], second: spot[1], up: cards.dealer[0], draws: cards.draws };
}

// Picks the program's own card objects for the wanted cards; nameOf gives the protocol's name of one of them.
export function pick(programCards, nameOf, wanted) {
  const left = [...programCards];
  return wanted.map((name) => {
    const index = left.findIndex((card) => nameOf(card) === name);
    if (index < 0) throw new BadParams(`more copies of ${name} than the shoe holds`);
    return left.splice(index, 1)[0];
  });
}

// A deck for programs that take cards with shift(): it says so when it is empty, where an array would hand out undefined.
export class Stack extends Array {
  shift() {
    if (this.length === 0) throw new CardsRanOut();
    return super.shift();
  }
}

// Any card that the request does not use and that makes no natural with another.
export function harmlessCard({ first, second, up, draws }) {
  const used = new Set([first, second, up, ...draws]);
  const small = ['2', '3', '4', '5', '6', '7', '8', '9'].flatMap((rank) =>
    ['S', 'H', 'D', 'C'].map((suit) => rank + suit),
  );
  return small.find((card) => !used.has(card)) ?? '2S';
}
