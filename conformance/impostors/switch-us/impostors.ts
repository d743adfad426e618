import type { Impostor } from '../lie.ts';
import { atTheEnd } from './at-the-end.ts';
import { beforePlay } from './before-play.ts';
import { corners } from './corners.ts';
import { inPlay } from './in-play.ts';
import { inResults } from './in-results.ts';
import { inSession } from './in-session.ts';

/** Every impostor of switch-us about a round. */
export const impostors: readonly Impostor[] = [...beforePlay, ...inPlay, ...atTheEnd, ...corners];

/** Every impostor of switch-us about a session. */
export const sessionImpostors: readonly Impostor[] = [...inSession, ...inResults];
