import type { Word } from '../../machine/words.ts';
import type { ChartWords } from './chart/words.ts';
import type { Message } from './messages/en.ts';

/** A sentence of the scenarios, by what it says. */
export const PHRASES = [
  'stakes',
  'isDealtTwoHands',
  'isDealtOneHand',
  'dealerIsDealt',
  'dealerIsDealtBoth',
  'nextCardsAre',
  'shoeHolds',
  'rulesetLike',
  'session',
  'cardsAreDealt',
  'acts',
  'actsOnHand',
  'insures',
  'declines',
  'tries',
  'triesHand',
  'triesInsurance',
  'triesToDecline',
  'triesWord',
  'roundIsDealt',
  'roundsArePlayed',
  'restIsPushed',
  'isRefused',
  'tableIsRefused',
  'tableStaysRefused',
  'insuranceIsOffered',
  'switchIsOffered',
  'handsArePlayed',
  'roundIsOver',
  'turnIsOfSeat',
  'turnIsOfHand',
  'may',
  'mayNot',
  'hasChips',
  'isInsured',
  'dealerShows',
  'dealerEnds',
  'handsAre',
  'seatIsOut',
  'seatIsIn',
  'sessionIsOver',
  'resultsAre',
  'rulesetIsRefused',
  'rulesetIsAccepted',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** The words of a seat in play, which may name a hand. */
export const DEEDS = ['keep', 'switch', 'hit', 'stand', 'double', 'split'] as const satisfies readonly Word[];
export type Deed = (typeof DEEDS)[number];

export const REASONS = [
  'unknown-action',
  'round-over',
  'not-now',
  'not-your-turn',
  'not-two-cards',
  'not-a-pair',
  'split-limit',
  'not-covered',
  'bad-amount',
  'not-this-hand',
  'seat-count',
  'bad-stake',
] as const;
export type Reason = (typeof REASONS)[number];

export const COLUMNS = [
  'spot',
  'cards',
  'total',
  'natural',
  'stake',
  'outcome',
  'returned',
  'seat',
  'chips',
  'net',
  'rank',
  'round',
] as const;
export type Column = (typeof COLUMNS)[number];

/** What comes of the two hands of a seat in a round of which nothing else matters. */
export const RESULTS = ['wins both', 'wins one', 'pushes', 'loses one', 'loses both', 'is out'] as const;
export type Result = (typeof RESULTS)[number];

/** Everything that one language says. A language is this table and a folder of features. */
export interface Language {
  /** As BCP 47 has it: `fr`. */
  readonly code: string;
  /** For numbers and plurals, as BCP 47 has it: `pt-PT`. */
  readonly locale: string;
  /** In the language itself: `français`. */
  readonly name: string;
  /** The games that its features tell. */
  readonly games: readonly string[];
  /** The sentences of the scenarios as Cucumber expressions; each has the parameters of the English one, in the same order. */
  readonly phrases: { readonly [phrase in Phrase]: string };
  /** What a seat does, after `seat 1 …`: `hits`. */
  readonly deeds: { readonly [deed in Deed]: string };
  /** The action words, as in `may …` and `tries to …`: `hit`. */
  readonly actions: { readonly [word in Word]: string };
  readonly reasons: { readonly [reason in Reason]: string };
  /** The words between the last two of a list. */
  readonly and: string;
  readonly or: string;
  /** What is insured where no amount is named. */
  readonly nothing: string;
  /** The heads of the tables. */
  readonly columns: { readonly [column in Column]: string };
  /** A total while an ace counts 11: `soft {total}`. */
  readonly soft: string;
  readonly yes: string;
  readonly no: string;
  readonly outcomes: { readonly [outcome in 'win' | 'push' | 'lose']: string };
  readonly results: { readonly [result in Result]: string };
  /** Everything else that is said, as ICU messages; each has the arguments of the English one. */
  readonly messages: { readonly [message in Message]: string };
  /** What the pictures of the charts say. */
  readonly chart: ChartWords;
}
