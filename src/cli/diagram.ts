import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { titledIn } from '../../features/titles.ts';
import { createLaw, type Law } from '../../machine/law.ts';
import { isSession } from '../../schemas/any-fixture.ts';
import { FORMATS, type Format, isWhole, pictureAs } from '../diagram/formats.ts';
import { departuresIn, pathsIn, readReport } from '../diagram/of-report.ts';
import { withCounts, withDepartures, withPath } from '../diagram/overlay.ts';
import { pathOf } from '../diagram/path.ts';
import type { Picture } from '../diagram/picture.ts';
import { takenIn } from '../diagram/taken.ts';
import { pictureOf } from '../diagram/views.ts';
import { chooseFixtures } from '../fixtures/choose.ts';
import { lawUnder } from '../fixtures/laws.ts';
import { readAllFixtures, readTrace } from '../fixtures/read.ts';
import { VIEWS, type View } from '../languages/chart/words.ts';
import type { Language } from '../languages/language.ts';
import { filled, say } from '../languages/say.ts';
import { tellSession } from '../report/session-story.ts';
import { tellRound } from '../report/story.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { readRules, readRuleset } from '../rulesets/read.ts';
import { languageFrom } from './language.ts';
import { oneOf } from './words.ts';

export interface DiagramOptions {
  readonly ruleset: string;
  readonly view?: string;
  readonly format?: string;
  readonly theme?: string;
  readonly lang?: string;
  readonly fixture?: string;
  readonly coverage?: string;
  readonly report?: string;
  readonly out?: string;
  readonly force?: boolean;
}

/** Draws a view of a game, on stdout or in a file. */
export async function diagramCommand(options: DiagramOptions): Promise<void> {
  const language = languageFrom(options.lang);
  const format = formatFrom(options);
  const theme = oneOf('--theme', options.theme, ['light', 'dark']);
  const overlay = overlayFrom(options, format);
  const { law, view, decorate } = drawingOf(overlay, options, language, format);
  demandView(view, law, format);
  demandFree(options);
  const picture = decorate(pictureOf(view, law, takenIn(law), language));
  deliver(await pictureAs(format, picture, law, theme), options.out);
}

/** What is drawn: a law, a view, and what an overlay makes of the picture. */
interface Drawing {
  readonly law: Law;
  readonly view: View;
  readonly decorate: (picture: Picture) => Picture;
}

/** The formats that hold a whole chart. */
const OF_CHARTS: readonly Format[] = ['scxml', 'xstate'];

const OVERLAYS = ['fixture', 'coverage', 'report'] as const;
type Overlay = { readonly kind: (typeof OVERLAYS)[number]; readonly of: string };

function drawingOf(overlay: Overlay | null, options: DiagramOptions, language: Language, format: Format): Drawing {
  const asked = oneOf('--view', options.view, VIEWS);
  if (overlay === null) {
    const law = createLaw(readRuleset(options.ruleset));
    return { law, view: asked ?? (OF_CHARTS.includes(format) ? 'round' : 'overview'), decorate: (picture) => picture };
  }
  return overlay.kind === 'fixture'
    ? pathDrawing(overlay.of, options.ruleset, asked, language)
    : reportDrawing(overlay, asked, language);
}

/** The way of one fixture, under the choices that it needs. */
function pathDrawing(id: string, ruleset: string, asked: View | undefined, language: Language): Drawing {
  const game = readRuleset(ruleset);
  const fixtures = titledIn(readAllFixtures(ruleset), language.code);
  const chosen = chooseFixtures([id], { law: createLaw(game), rules: readRules(ruleset), fixtures });
  const [first, ...others] = chosen.map(({ fixture }) => fixture);
  if (first === undefined || others.length > 0)
    throw new BadInput(`--fixture: found ${id}, which is ${chosen.length} fixtures, expected the id of one`);
  const law = lawUnder(game, first.needs);
  const story = isSession(first)
    ? tellSession(first.request, first.answer, language)
    : tellRound(first.request, first.answer, language);
  const subtitle = [filled(language, language.chart.pathOf, { id: first.id }), first.title];
  const view = asked ?? (isSession(first) ? 'session' : 'round');
  const stages = pathOf(first.request, law);
  return { law, view, decorate: (picture) => withPath(picture, stages, { subtitle, story }, language) };
}

/** What a report says of an implementation: how often it was taken where, or where it departs. */
function reportDrawing({ kind, of: file }: Overlay, asked: View | undefined, language: Language): Drawing {
  const report = readReport(file);
  const known = readKnown(report.ruleset, file);
  const law = createLaw(known);
  const judged = { ruleset: known, fixtures: readAllFixtures(known.name) };
  const { name, version } = report.describe?.implementation ?? { name: report.command.join(' '), version: '' };
  const { kit, ruleset, totals } = report;
  const subtitle = [
    say(language, 'judges', { kit, implementation: `${name} ${version}`.trim(), ruleset }),
    say(language, totals.failed > 0 ? 'failedOf' : 'allPassed', totals),
  ];
  const view = asked ?? 'round';
  const told = { subtitle, story: [] };
  if (kind === 'coverage') {
    const scripts = pathsIn(report, file, judged);
    return { law, view, decorate: (picture) => withCounts(picture, scripts, told, language) };
  }
  const departures = departuresIn(report, file, readTrace(known.name), judged);
  return { law, view, decorate: (picture) => withDepartures(picture, departures, told, language) };
}

function readKnown(ruleset: string, file: string): ReturnType<typeof readRuleset> {
  try {
    return readRuleset(ruleset);
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(`${file}: /ruleset: ${error.message}`);
    throw error;
  }
}

/** The format that is asked for, else the one of the file's name, else SVG. */
function formatFrom({ format, out }: DiagramOptions): Format {
  const known = Object.keys(FORMATS) as Format[];
  const asked = oneOf('--format', format, known);
  const ending = out === undefined ? '' : extname(out).slice(1);
  return asked ?? known.find((one) => FORMATS[one] === ending) ?? 'svg';
}

function overlayFrom(options: DiagramOptions, format: Format): Overlay | null {
  const asked = OVERLAYS.flatMap((kind) => {
    const value = options[kind];
    return value === undefined ? [] : [{ kind, of: value }];
  });
  if (asked.length > 1)
    throw new BadInput(`one of ${OVERLAYS.map((kind) => `--${kind}`).join(', ')} is shown at a time`);
  const [overlay = null] = asked;
  if (overlay !== null && !['svg', 'png'].includes(format))
    throw new BadInput(`--${overlay.kind}: is shown in svg and png, not in ${format}`);
  return overlay;
}

function demandView(view: View, { ruleset }: Law, format: Format): void {
  if (OF_CHARTS.includes(format) && !isWhole(view))
    throw new BadInput(`--view: found ${view}, expected round or session, for ${format} holds a whole chart`);
  if (view === 'session' && ruleset.session === undefined)
    throw new BadInput(`--view: the ruleset ${ruleset.name} has no session`);
}

/** Nothing is written over that is not meant to be. */
function demandFree({ out, force }: DiagramOptions): void {
  if (out !== undefined && force !== true && existsSync(out))
    throw new BadInput(`${out}: is there already; --force writes over it`);
}

function deliver(content: string | Uint8Array, out: string | undefined): void {
  if (out === undefined) {
    if (typeof content !== 'string' && process.stdout.isTTY)
      throw new BadInput('a PNG is no text for a terminal: --out FILE');
    process.stdout.write(content);
    return;
  }
  const beside = `${out}.${randomUUID()}.new`;
  try {
    writeFileSync(beside, content, { flag: 'wx' });
    renameSync(beside, out);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new BadInput(`${out}: cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}
