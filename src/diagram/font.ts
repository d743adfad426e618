import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const require = createRequire(import.meta.url);

/** The files of the font that pictures are drawn with, from its package. */
export const FONT_FILES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) =>
  require.resolve(`dejavu-fonts-ttf/ttf/${name}`),
);
export const FONT_FAMILY = 'DejaVu Sans';

const fonts = new Map<boolean, Font>();

/** How wide a line of text is, in pixels. */
export function widthOf(text: string, size: number, isBold = false): number {
  const font = fonts.get(isBold) ?? read(FONT_FILES[isBold ? 1 : 0] ?? '');
  fonts.set(isBold, font);
  const units = [...text].reduce((sum, sign) => sum + font.charToGlyph(sign).advanceWidth, 0);
  return (units * size) / font.unitsPerEm;
}

function read(file: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}
