import { Resvg } from '@resvg/resvg-js';
import { FONT_FAMILY, FONT_FILES } from './font.ts';

/** An SVG as PNG, at twice its size. */
export function pngOf(svg: string): Uint8Array {
  const font = { fontFiles: [...FONT_FILES], loadSystemFonts: false, defaultFontFamily: FONT_FAMILY };
  return new Resvg(svg, { font, fitTo: { mode: 'zoom', value: 2 } }).render().asPng();
}
