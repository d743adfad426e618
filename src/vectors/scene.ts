import type { Law } from '../../machine/law.ts';
import { dealtToDealer } from '../../machine/misfit.ts';
import { type OpenRound, openRound, type Told } from '../../machine/play.ts';
import type { Word } from '../../machine/words.ts';
import { cardsOf, type Ranks } from './grow.ts';

/** A seat alone at the table, and what it does with its first hand. */
export interface Scene {
  /** What its spots are dealt; the hand in question is on the first. */
  readonly spots: readonly Ranks[];
  /** The dealer's cards, those that the dealer draws included. */
  readonly dealer: Ranks;
  /** Whole chips: the stake on each spot, and what the seat has left when its stakes are placed. */
  readonly stake: number;
  readonly chips: number;
  readonly choice: 'keep' | 'switch';
  readonly acts: readonly Word[];
  /** The cards that are drawn before the dealer draws. */
  readonly draws: Ranks;
}

/** The round of a scene after its last act, insurance declined; null where the rules refuse one of its words. */
export function played(scene: Scene, law: Law): (OpenRound & { readonly told: Told }) | null {
  const round = openRound(tableOf(scene, law), law);
  let told = round.dealt;
  const accepts = (word: Word) => {
    told = round.act({ seat: 1, do: word });
    return told.step.accepted;
  };
  if (told.step.phase === 'insurance') accepts('decline');
  if (told.step.phase === 'switch') accepts(scene.choice);
  else if (scene.choice === 'switch') return null;
  return scene.acts.every(accepts) ? { ...round, told } : null;
}

function tableOf({ spots, dealer, stake, chips, draws }: Scene, { ruleset }: Law): Parameters<typeof openRound>[0] {
  const dealt = spots.slice(0, ruleset.spots);
  const cards = cardsOf([...dealt.flat(), ...dealer, ...draws]);
  const inAll = dealt.flat().length;
  const dealersAt = inAll + dealtToDealer(ruleset);
  const drawsAt = inAll + dealer.length;
  return {
    seats: [{ chips: chips + dealt.length * stake, stakes: dealt.map(() => stake) }],
    cards: {
      seats: [dealt.map((_, spot) => cards.slice(2 * spot, 2 * spot + 2))],
      dealer: cards.slice(inAll, dealersAt),
      draws: [...cards.slice(drawsAt), ...cards.slice(dealersAt, drawsAt)],
    },
  };
}
