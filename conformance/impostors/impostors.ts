import { atTheEnd } from './at-the-end.ts';
import { beforePlay } from './before-play.ts';
import { inPlay } from './in-play.ts';
import type { Impostor } from './lie.ts';

export type { Impostor } from './lie.ts';

/** Every impostor: the law with one entry replaced, which the suite has to find out. */
export const impostors: readonly Impostor[] = [...beforePlay, ...inPlay, ...atTheEnd];
