import { createRequire } from 'node:module';
import chromium from '@sparticuz/chromium';
import type { Mermaid } from 'mermaid';
import { type Browser, chromium as driver, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mermaidOf } from '../../src/diagram/formats/mermaid.ts';
import { allPictures } from '../pictures.ts';
import { wordsOf } from '../words.ts';

const script = createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js');

let browser: Browser;
/** The page in which Mermaid runs, and the one that shows what it drew. */
let artist: Page;
let wall: Page;

beforeAll(async () => {
  const executablePath = await chromium.executablePath();
  browser = await driver.launch({ executablePath, args: [...chromium.args, '--no-sandbox'], headless: true });
  [artist, wall] = [await browser.newPage(), await browser.newPage()];
  await artist.addScriptTag({ path: script });
});

afterAll(() => browser?.close());

/** What Mermaid draws of a text: its words, and how many arrows there are. Throws what Mermaid throws. */
async function drawn(text: string): Promise<{ readonly words: string; readonly arrows: number }> {
  const drawing = await artist.evaluate(async (source) => {
    const { mermaid } = globalThis as unknown as { mermaid: Mermaid };
    mermaid.initialize({ startOnLoad: false });
    return (await mermaid.render('picture', source)).svg;
  }, text);
  await wall.setContent(drawing);
  const words = (await wall.locator('svg text, svg p').allTextContents()).join('\n');
  return { words, arrows: await wall.locator('svg path.transition').count() };
}

it.each(allPictures().map((picture) => ({ name: `${picture.ruleset} ${picture.view} ${picture.language}`, picture })))(
  'Mermaid draws every word and every arrow in a browser: $name',
  async ({ picture }) => {
    const { words, arrows } = await drawn(mermaidOf(picture));
    expect(wordsOf(picture).filter((word) => !words.includes(word))).toEqual([]);
    const ends = picture.boxes.filter(({ kind }) => kind === 'end').length;
    const loops = picture.arrows.filter(({ from, to }) => from === to).map(({ from }) => from);
    // Mermaid draws one loop of a state, which bears the labels of all of them.
    expect(arrows).toBe(picture.arrows.length - loops.length + new Set(loops).size + ends);
  },
);

it('a text that is no diagram fails', async () => {
  await expect(drawn('stateDiagram-v2\n  state "a as b {\n')).rejects.toThrow();
});
