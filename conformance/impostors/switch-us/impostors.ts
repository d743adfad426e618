import type { Impostor } from '../lie.ts';
import { atTheEnd } from './at-the-end.ts';
import { beforePlay } from './before-play.ts';
import { inPlay } from './in-play.ts';

/** Every impostor of switch-us. */
export const impostors: readonly Impostor[] = [...beforePlay, ...inPlay, ...atTheEnd];
