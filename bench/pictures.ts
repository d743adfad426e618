import { layOut } from '../src/diagram/layout.ts';
import { pngOf } from '../src/diagram/png.ts';
import { svgOf } from '../src/diagram/svg.ts';
import { allPictures } from '../test/pictures.ts';

/** How long each picture takes to draw, against the quickest of them, in one run. */
const pictures = allPictures();
const [warm] = pictures;
if (warm !== undefined) await layOut(warm);

const rows: { readonly name: string; readonly seconds: number }[] = [];
for (const picture of pictures) {
  const start = performance.now();
  pngOf(svgOf(await layOut(picture), 'light'));
  const name = `${picture.ruleset} ${picture.view} ${picture.language}`;
  rows.push({ name, seconds: (performance.now() - start) / 1000 });
}
const quickest = Math.min(...rows.map(({ seconds }) => seconds));
for (const { name, seconds } of rows.toSorted((a, b) => b.seconds - a.seconds))
  console.log(`${(seconds / quickest).toFixed(2).padStart(7)}  ${seconds.toFixed(2)} s  ${name} is drawn as PNG`);
