import type { Impostor } from '../lie.ts';
import { atTheEnd } from './at-the-end.ts';
import { beforePlay } from './before-play.ts';
import { chips } from './chips.ts';
import { corners } from './corners.ts';
import { fromOutside } from './from-outside.ts';
import { inPlay } from './in-play.ts';
import { inReading } from './in-reading.ts';
import { inResults } from './in-results.ts';
import { inSession } from './in-session.ts';
import { offers } from './offers.ts';
import { rare } from './rare.ts';
import { seats } from './seats.ts';
import { splits } from './splits.ts';
import { totals } from './totals.ts';

/** Every impostor of switch-us about a round. */
export const impostors: readonly Impostor[] = [
  ...beforePlay,
  ...inPlay,
  ...atTheEnd,
  ...corners,
  ...offers,
  ...chips,
  ...splits,
  ...totals,
  ...seats,
  ...rare,
  ...fromOutside,
  ...inReading,
];

/** Every impostor of switch-us about a session. */
export const sessionImpostors: readonly Impostor[] = [...inSession, ...inResults];
