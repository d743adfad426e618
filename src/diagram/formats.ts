import type { Law } from '../../machine/law.ts';
import type { View } from '../languages/chart/words.ts';
import type { Theme } from './colours.ts';
import { dotOf } from './formats/dot.ts';
import { mermaidOf } from './formats/mermaid.ts';
import { plantumlOf } from './formats/plantuml.ts';
import { scxmlOf } from './formats/scxml.ts';
import { xstateOf } from './formats/xstate.ts';
import { layOut } from './layout.ts';
import { roundParts, sessionParts } from './parts.ts';
import type { Picture } from './picture.ts';
import { pngOf } from './png.ts';
import { svgOf } from './svg.ts';

/** The formats of a picture, each with the ending of its files. */
export const FORMATS = {
  svg: 'svg',
  png: 'png',
  mermaid: 'mmd',
  dot: 'dot',
  scxml: 'scxml',
  xstate: 'json',
  plantuml: 'puml',
} as const;
export type Format = keyof typeof FORMATS;

/** The views that stand for a whole chart, which SCXML and XState hold. */
export function isWhole(view: View): view is 'round' | 'session' {
  return view === 'round' || view === 'session';
}

/** A picture in a format; SVG and PNG in a theme, PNG in the light one if none is named. Throws for a part of a chart in a format of whole ones. */
export async function pictureAs(
  format: Format,
  picture: Picture,
  law: Law,
  theme: Theme | undefined,
): Promise<string | Uint8Array> {
  const { view } = picture;
  switch (format) {
    case 'svg':
      return svgOf(await layOut(picture), theme);
    case 'png':
      return pngOf(svgOf(await layOut(picture), theme ?? 'light'));
    case 'mermaid':
      return mermaidOf(picture);
    case 'dot':
      return dotOf(picture);
    case 'plantuml':
      return plantumlOf(picture);
    case 'scxml':
    case 'xstate':
      if (!isWhole(view)) throw new Error(`${view} is no whole chart`);
      if (format === 'xstate') return xstateOf(view, law);
      return scxmlOf(view, view === 'session' ? sessionParts(law) : roundParts(law));
  }
}
