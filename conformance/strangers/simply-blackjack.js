// simply-blackjack 1.0.3: one player, a hole card, no peek; bet, start, hit and stand; no double, no split, no insurance.
//
// Options: 6 decks, so that every request can be stacked; payouts 3 to 2 and 1 to 1 (its defaults).
// Chips: it keeps none; its event `end` tells bet, winnings and losses, so a hand returns bet + winnings - losses.
// It ends a round by stand() only, neither at 21 nor over it, and hit() works at any time, even after the end: the
// adapter neither stands for the player nor holds a card back.

import { createRequire } from 'node:module';
import { pick, Stack } from './cards.js';
import { serve } from './serve.js';

const require = createRequire(import.meta.url);
const Blackjack = require('simply-blackjack');
const Deck = require('simply-blackjack/src/cards.js');

const OUTCOME = {
  player_blackjack: 'win',
  player_win: 'win',
  draw: 'push',
  dealer_blackjack: 'lose',
  dealer_win: 'lose',
};
const nameOf = ({ name }) => name.replace(/ of (.).*/, '$1'); // "10 of Hearts"

// start() makes its deck itself, so the cards are stacked where it shuffles.
let wanted;
Deck.prototype.shuffle = function stack() {
  this.deck = Stack.from(pick(this.deck, nameOf, wanted));
};

class Table {
  constructor({ chips, stake }) {
    this.chips = chips;
    this.game = new Blackjack({ decks: 6, payouts: { blackjack: 1.5, default: 1 } });
    this.game.on('end', (result) => {
      this.result = result;
    });
    this.game.bet(stake); // throws below 1
  }

  // It takes the player's two cards, then both of the dealer's.
  deal({ first, second, up, hole, draws }) {
    wanted = [first, second, up, hole, ...draws];
    this.game.start();
    this.drawn = 0;
  }

  act(word) {
    if (word !== 'hit' && word !== 'stand') return false;
    this.game[word]();
    if (!this.result) this.drawn += 1; // only stand ends the round
    return true;
  }

  state() {
    const { table, betAmount: stake } = this.game;
    const hand = { spot: 1, cards: table.player.cards.map(nameOf), stake, total: table.player.total };
    if (!this.result) {
      return {
        phase: 'play',
        turn: { seat: 1, hand: 1 },
        dealer: { cards: table.dealer.cards.map(nameOf) },
        seats: [{ chips: this.chips - stake, hands: [hand] }],
      };
    }
    const { state, bet, winnings, losses, dealer } = this.result;
    const returned = bet + winnings - losses;
    return {
      phase: 'done',
      turn: null,
      dealer: { cards: dealer.cards.map(nameOf), total: dealer.total },
      seats: [{ chips: this.chips - stake + returned, hands: [{ ...hand, outcome: OUTCOME[state], returned }] }],
    };
  }
}

serve({
  name: 'simply-blackjack',
  version: '1.0.3',
  choices: {}, // all seven are about splits, doubles and insurance
  observes: ['turn', 'dealer'], // it knows neither soft hands nor, before the end, naturals, nor what is allowed
  lacks: {
    double: 'the program has no double',
    split: 'the program has no split',
    insure: 'the program has no insurance',
    decline: 'the program has no insurance',
  },
  holeCard: true,
  Table,
});
