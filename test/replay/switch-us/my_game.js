// The example in JavaScript as the replay loop of conformance/README.md wants a game: `./javascript` is its folder.

import { countHand } from './javascript/cards.js';
import { play as playRequest } from './javascript/play.js';
import { settleHand } from './javascript/settlement.js';
import { SWITCH_US } from './javascript/switch-us.js';

/** The steps of a request. */
export function play(request) {
  return playRequest(request).steps;
}

export function handValue(ranks) {
  return countHand(cardsOf(ranks));
}

/** Whether the dealer takes another card when these have come to the dealer one by one. */
export function dealerDraws(ranks) {
  const [up, hole, ...draws] = cardsOf(ranks);
  const decline = up.startsWith('A') ? ['decline'] : [];
  const end = playedOut([OTHER, OTHER], [up, hole], draws, { stake: 2, chips: 100 }, [
    ...decline,
    'keep',
    'stand',
    'stand',
  ]);
  return end.dealer.cards.length > ranks.length;
}

export function settle({ ranks, natural, stake }, dealer) {
  return settleHand({ cards: cardsOf(ranks), stake, isNatural: natural }, cardsOf(dealer.ranks), SWITCH_US);
}

/** The words that are legal for two cards, when so many hands have come from one, with so many free chips. */
export function allowed(ranks, hands, stake, chips) {
  const splits = hands - 1;
  const [head, second] = cardsOf(ranks);
  const seat = { stake, chips: chips + (2 + splits) * stake };
  const draws = splits > 0 ? [...Array(splits - 1).fill(head), second] : [];
  const words = ['keep', ...Array(splits).fill('split')];
  const { turn, legal } = playedOut(
    [splits > 0 ? [head, head] : [head, second], OTHER],
    ['9C', '7C'],
    draws,
    seat,
    words,
  );
  return turn.hand === 1 ? legal : [];
}

const OTHER = ['10S', '8S'];
const SPARE = ['2H', '3H', '4H', '5H', '6H', '7H', '8H', '9H'];

/** The last step of a round of one seat. */
function playedOut(spots, dealer, draws, { stake, chips }, words) {
  const { steps } = playRequest({
    ruleset: 'switch-us',
    seats: [{ chips, stakes: [stake, stake] }],
    cards: { seats: [spots], dealer, draws: [...draws, ...SPARE] },
    actions: words.map((word) => ({ seat: 1, do: word })),
  });
  return steps.at(-1);
}

function cardsOf(ranks) {
  return ranks.map((rank, at) => rank + 'SHDC'[at % 4]);
}
