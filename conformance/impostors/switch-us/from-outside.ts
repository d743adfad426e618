import type { Impostor } from '../lie.ts';
import { fromOutsideDealer } from './from-outside-dealer.ts';
import { fromOutsideHands } from './from-outside-hands.ts';
import { fromOutsideMoney } from './from-outside-money.ts';
import { fromOutsideSwitch } from './from-outside-switch.ts';

/** Mistakes invented by somebody who has read the rules and the law, and none of the suites. */
export const fromOutside: readonly Impostor[] = [
  ...fromOutsideMoney,
  ...fromOutsideSwitch,
  ...fromOutsideHands,
  ...fromOutsideDealer,
];
