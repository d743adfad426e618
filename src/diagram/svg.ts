import { styleOf, type Theme } from './colours.ts';
import { FONT_FAMILY } from './font.ts';
import type { Tone } from './picture.ts';
import type { Placed, PlacedArrow, PlacedBox, Point, Text } from './placed.ts';

/** A picture as SVG; in one theme where one is named, else in that of the reader. */
export function svgOf(placed: Placed, theme?: Theme): string {
  const { picture, width, height, boxes, arrows, texts } = placed;
  const { title, description, subtitle, language } = picture;
  const tones = [...new Set(arrows.map(({ arrow }) => arrow.tone))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description" xml:lang="${language}" font-family="'${FONT_FAMILY}', sans-serif">`,
    `<title id="title">${plain(title)}</title>`,
    `<desc id="description">${plain([description, ...subtitle].join(' '))}</desc>`,
    `<style>${styleOf(theme)}</style>`,
    `<defs>${tones.map(tipOf).join('')}</defs>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    ...texts.map(textOf),
    ...boxes.map(boxOf),
    ...arrows.map(arrowOf),
    '</svg>',
    '',
  ].join('\n');
}

/** The tip of the arrows of a tone. */
function tipOf(tone: Tone): string {
  return `<marker id="tip-${tone}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="10" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto"><g class="${tone}"><path class="tip" d="M0 1 L9 5 L0 9 z"/></g></marker>`;
}

function boxOf({ box, x, y, width, height, texts }: PlacedBox): string {
  if (box.kind === 'start') {
    return `<g class="${box.tone}"><circle class="start" cx="${n(x + width / 2)}" cy="${n(y + height / 2)}" r="${n(width / 2)}"/></g>`;
  }
  const kind = { state: 'box', end: 'box end', outside: 'box outside', nest: 'nest' }[box.kind];
  const rect = `<rect class="${kind}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="10"/>`;
  return `<g class="${box.tone}">${rect}${texts.map(textOf).join('')}</g>`;
}

function arrowOf({ arrow, parts, texts, stop }: PlacedArrow): string {
  const ways = parts.map((points, at) => {
    const tip = at === parts.length - 1 ? ` marker-end="url(#tip-${arrow.tone})"` : '';
    return `<path class="arrow"${tip} d="${rounded(points)}"/>`;
  });
  const ground =
    stop === null
      ? ''
      : `<rect class="stop" x="${n(stop.x)}" y="${n(stop.y)}" width="${n(stop.width)}" height="${n(stop.height)}" rx="8"/>`;
  return `<g class="${arrow.tone}">${ways.join('')}${ground}${texts.map(textOf).join('')}</g>`;
}

const BEND = 6;

/** A way with its bends rounded. */
function rounded(points: readonly Point[]): string {
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]];
      if (before === undefined) return `M${n(point.x)} ${n(point.y)}`;
      if (after === undefined) return `L${n(point.x)} ${n(point.y)}`;
      const [into, out] = [towards(point, before), towards(point, after)];
      return `L${n(into.x)} ${n(into.y)} Q${n(point.x)} ${n(point.y)} ${n(out.x)} ${n(out.y)}`;
    })
    .join(' ');
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(BEND, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function textOf({ text, kind, size, isBold, x, y, width }: Text): string {
  const weight = isBold ? ' font-weight="bold"' : '';
  // A reader's own font may be wider than the one that was measured.
  const length = ` textLength="${n(width)}" lengthAdjust="spacingAndGlyphs"`;
  return `<text class="${kind}"${weight} font-size="${size}" x="${n(x)}" y="${n(y + size)}"${length} xml:space="preserve">${plain(text)}</text>`;
}

function n(value: number): string {
  return `${Math.round(value * 10) / 10}`;
}

function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
