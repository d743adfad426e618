import type { Impostor } from '../lie.ts';
import { atTheEnd } from './at-the-end.ts';
import { beforePlay } from './before-play.ts';
import { covered } from './covered.ts';
import { declaredOtherwise } from './declared-otherwise.ts';
import { inPlay } from './in-play.ts';

/** Every impostor of classic-fr. */
export const impostors: readonly Impostor[] = [...beforePlay, ...inPlay, ...atTheEnd, ...declaredOtherwise, ...covered];
