// blackjack-n-deck 1.0.1: one player, no hole card; hit, stand and doubleDown; no split, no insurance.
//
// Options: 6 decks, so that every request can be stacked. It has no options for rules.
// Chips: it keeps none, only `bet`, which its README calls "won {bet}$" at the events win and blackjack. So a win returns the stake
// and `bet`, a push the stake, a bust nothing. The stake is `bet` (doubleDown doubles it), but after the event
// "blackjack", where `bet` has become the winnings, what it was before.
// doubleDown is not guarded by `status`, so it changes `bet` after the end too: such a step is accepted, as it is done.

import { createRequire } from 'node:module';
import { pick, Stack } from './cards.js';
import { serve } from './serve.js';

const { Blackjack } = createRequire(import.meta.url)('blackjack-n-deck');

const OUTCOME = { 1: 'win', 2: 'lose', 3: 'push' }; // its `status`
const MOVE = { hit: 'hit', stand: 'stand', double: 'doubleDown' };
const nameOf = (card) => card.short + card.suitname[0];

class Table {
  constructor({ chips, stake }) {
    this.chips = chips;
    this.firstStake = stake;
    this.game = new Blackjack(stake, 6);
    this.game.event = (event) => {
      this.natural ||= event === 'blackjack';
    };
    this.natural = false;
  }

  // It takes the player's two cards, then the dealer's one.
  deal({ first, second, up, draws }) {
    const { deck } = this.game;
    this.order = pick(deck.cards, nameOf, [first, second, up, ...draws]);
    deck.cards = Stack.from(this.order);
    this.game.init();
  }

  act(word) {
    const { game } = this;
    if (!Object.hasOwn(MOVE, word)) return false;
    const before = JSON.stringify(game);
    game[MOVE[word]]();
    return JSON.stringify(game) !== before; // at the end it returns in silence: ignored
  }

  // It reverses its arrays of cards at every draw (index.js 83, 113); here they stand as they were drawn.
  cards(side) {
    return this.order.filter((card) => side.cards.includes(card)).map(nameOf);
  }

  state() {
    const { player, dealer, bet, status } = this.game;
    const stake = this.natural ? this.firstStake : bet;
    const outcome = OUTCOME[status];
    const returned = { win: stake + bet, push: stake, lose: 0 }[outcome];
    const hand = {
      spot: 1,
      cards: this.cards(player),
      stake,
      total: player.score,
      natural: this.natural,
      soft: player.cards.some((card) => card.short === 'A' && card.value === 11), // its aces carry what they count
    };
    if (!outcome) {
      return {
        phase: 'play',
        turn: { seat: 1, hand: 1 },
        dealer: { cards: this.cards(dealer) },
        seats: [{ chips: this.chips - stake, hands: [hand] }],
      };
    }
    return {
      phase: 'done',
      turn: null,
      dealer: { cards: this.cards(dealer), total: dealer.score },
      seats: [{ chips: this.chips - stake + returned, hands: [{ ...hand, outcome, returned }] }],
    };
  }
}

serve({
  name: 'blackjack-n-deck',
  version: '1.0.1',
  choices: { doubleSoft: 'yes' }, // it doubles any hand; the other choices are about splits and insurance
  observes: ['turn', 'totals', 'dealer'], // nothing in it says what is allowed or why not
  lacks: {
    split: 'the program has no split',
    insure: 'the program has no insurance',
    decline: 'the program has no insurance',
  },
  holeCard: false,
  Table,
});
