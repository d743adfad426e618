// @blackjacktrainer/blackjack-simulator 0.34.0, its Game: one user, a hole card, a peek under a ten; all actions of classic-fr.
//
// Options: hitSoft17 false (its default is true), deckCount 6 (so that every request can be stacked); blackjackPayout 3 to 2, no
// late surrender, no resplit of aces and double after split are its defaults. No option limits doubles to 9, 10 and 11; no
// option takes the hole card or the peek away. Other players at its table are played by itself: seats is 1.
// Chips: it keeps them (balance); what a hand got back is what it adds to the balance while it settles that hand.

import { createRequire } from 'node:module';
import { CardsRanOut, pick } from './cards.js';
import { serve } from './serve.js';

globalThis.self = globalThis; // it is built for browsers
const { Game, GameStep, Event } = createRequire(import.meta.url)('@blackjacktrainer/blackjack-simulator');

const MOVE = { insure: 0, double: 1, hit: 2, decline: 3, split: 4, stand: 5, surrender: 6 }; // its enum Move, not exported
const OUTCOME = { player: 'win', push: 'push', dealer: 'lose' };
const WAITING = {
  [GameStep.WaitingForInsuranceInput]: 'insurance',
  [GameStep.WaitingForPlayInput]: 'play',
  [GameStep.WaitingForNewGameInput]: 'done',
};

const nameOf = (card) => {
  const { rank, suit } = card.attributes();
  return (rank === 'T' ? '10' : rank) + suit.toUpperCase();
};

class Table {
  constructor({ chips, stake }) {
    this.game = new Game({ hitSoft17: false, deckCount: 6, playerBankroll: chips });
    this.game.betAmount = stake;
    // Out of cards, the program pushes all hands (game.ts 362); the protocol wants an error.
    this.game.pushAllPlayersHands = () => {
      throw new CardsRanOut();
    };
    this.watchPayments();
  }

  watchPayments() {
    const { player } = this.game;
    const addChips = player.addChips.bind(player);
    let paid = 0;
    this.returned = new Map();
    player.addChips = (amount) => {
      paid += amount;
      addChips(amount);
    };
    player.on(Event.HandWinner, (hand) => {
      this.returned.set(hand, paid);
      paid = 0;
    });
  }

  // It takes player, up card, player, hole card, from the end of its array.
  deal({ first, second, up, hole, draws }) {
    const { shoe } = this.game;
    shoe.setCards(pick(shoe.cards, nameOf, [first, up, second, hole, ...draws]).reverse());
    this.proceed();
  }

  // What follows by itself.
  proceed() {
    while (!(this.game.state.step in WAITING)) this.game.step();
  }

  get phase() {
    return WAITING[this.game.state.step];
  }

  // The program's own judgement. At the end it would take any word for "next game", which is no action of this round.
  allows(word) {
    if (this.phase === 'insurance') return this.game.isValidInsuranceInput(MOVE[word]);
    return this.phase === 'play' && this.game.isValidPlayHandsInput(MOVE[word]);
  }

  // It throws at a double that the balance does not cover. How much is insured cannot be said to it.
  act(word) {
    if (!this.allows(word)) return false;
    this.game.step(MOVE[word]);
    this.proceed();
    return true;
  }

  get drawn() {
    const { player } = this.game;
    return player.hands.reduce((sum, hand) => sum + hand.cards.length, 0) - 2;
  }

  turn() {
    if (this.phase === 'done') return null;
    return this.phase === 'insurance' ? { seat: 1 } : { seat: 1, hand: this.game.state.focusedHandIndex + 1 };
  }

  // Its dealer's cards are hole card, up card, draws; the hole card is face down until it is turned.
  dealer() {
    const { cards, cardTotal } = this.game.dealer;
    const [hole, up, ...draws] = cards;
    const seen = [up, hole, ...draws].filter((card) => card.showingFace).map(nameOf);
    return this.phase === 'done' ? { cards: seen, total: cardTotal } : { cards: seen };
  }

  hand(hand, winner) {
    const now = {
      spot: 1,
      cards: hand.cards.map(nameOf),
      stake: hand.betAmount,
      total: hand.cardTotal,
      soft: hand.isSoft,
      natural: hand.blackjack,
    };
    return this.phase === 'done' ? { ...now, outcome: OUTCOME[winner], returned: this.returned.get(hand) } : now;
  }

  state() {
    const { player } = this.game;
    const { balance, handWinner } = player.attributes();
    return {
      phase: this.phase,
      turn: this.turn(),
      legal: Object.keys(MOVE).filter((word) => this.allows(word)),
      dealer: this.dealer(),
      seats: [{ chips: balance, hands: player.hands.map((hand) => this.hand(hand, handWinner[hand.id])) }],
    };
  }
}

serve({
  name: '@blackjacktrainer/blackjack-simulator',
  version: '0.34.0',
  choices: {
    splitDeal: 'at-once',
    splitPlace: 'last',
    doubleAfterSplit: 'yes',
    doubleSoft: 'yes',
    resplitAces: 'no',
    splitTenAce: 'ordinary',
    insuranceTiming: 'table-first',
  },
  observes: ['legal', 'turn', 'totals', 'dealer'], // it gives no reasons and keeps no count of what is insured
  lacks: {},
  holeCard: true,
  Table,
});
