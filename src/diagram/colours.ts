/** The colours of a picture on a light and on a dark ground. */
export const COLOURS = {
  light: {
    ground: '#ffffff',
    line: '#3b4252',
    text: '#1f2430',
    box: '#f2f5fa',
    end: '#e2e8f2',
    nest: '#fafbfd',
    clause: '#2f6db3',
    lit: '#0b7a4b',
    litBox: '#d9f2e5',
    dim: '#8b93a3',
    departs: '#c62828',
    departsBox: '#fde4e4',
    never: '#9a6b00',
    neverBox: '#fdf3d8',
    heat: ['#dcecf9', '#b3d6f2', '#7fb9e6', '#4f9bd9'],
  },
  dark: {
    ground: '#14171d',
    line: '#a7b0c2',
    text: '#eceff4',
    box: '#252b36',
    end: '#333b4a',
    nest: '#1a1e26',
    clause: '#86bdf5',
    lit: '#5fd6a0',
    litBox: '#153d2c',
    dim: '#69717f',
    departs: '#ff8a80',
    departsBox: '#4a1f22',
    never: '#e8b84a',
    neverBox: '#3d3113',
    heat: ['#1d3246', '#22466a', '#285c8f', '#2f72b4'],
  },
} as const;
export type Theme = keyof typeof COLOURS;
type Colours = (typeof COLOURS)[Theme];

/** The style of a picture in one theme; without one, in the theme of the reader. */
export function styleOf(theme: Theme | undefined): string {
  if (theme !== undefined) return rulesOf(COLOURS[theme]);
  return `${rulesOf(COLOURS.light)}@media (prefers-color-scheme:dark){${rulesOf(COLOURS.dark)}}`;
}

function rulesOf(colours: Colours): string {
  const { ground, line, text, box, end, nest, clause, lit, litBox, dim, departs, departsBox, never, neverBox } =
    colours;
  return [
    `.ground{fill:${ground}}`,
    `text{fill:${text}}`,
    `.clause{fill:${clause}}`,
    `.box{fill:${box};stroke:${line};stroke-width:1.2}`,
    `.end{fill:${end};stroke-width:2.6}`,
    `.outside{fill:${ground};stroke-dasharray:5 4}`,
    `.nest{fill:${nest};stroke:${line};stroke-width:1.2}`,
    `.arrow{fill:none;stroke:${line};stroke-width:1.3}`,
    `.stop{fill:${nest};stroke:${line};stroke-width:.6}`,
    `.tip,.start{fill:${line}}`,
    `.lit .box{fill:${litBox};stroke:${lit};stroke-width:2.4}.lit .arrow,.lit .stop{stroke:${lit};stroke-width:2.4}.lit .note,.lit .tip{fill:${lit}}`,
    `.dim .box,.dim .arrow,.dim .stop{stroke:${dim};stroke-width:.8}.dim text,.dim .tip{fill:${dim}}`,
    `.departs .box{fill:${departsBox};stroke:${departs};stroke-width:2.4}.departs .arrow,.departs .stop{stroke:${departs};stroke-width:2.4}.departs .note,.departs .tip{fill:${departs}}`,
    `.never .box{fill:${neverBox};stroke:${never}}.never .arrow,.never .stop{stroke:${never};stroke-dasharray:3 3}.never .note,.never .tip{fill:${never}}`,
    `.heat3 .clause,.heat4 .clause{fill:${text}}`,
    ...colours.heat.map(
      (fill, at) =>
        `.heat${at + 1} .box,.heat${at + 1} .stop{fill:${fill}}.heat${at + 1} .arrow{stroke-width:${1.3 + at * 0.9}}`,
    ),
  ].join('');
}
