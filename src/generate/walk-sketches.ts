import type { Told } from '../../machine/play.ts';
import { play } from '../../machine/play.ts';
import { clausesOfGame, type Ruleset } from '../../machine/ruleset.ts';
import type { Sketch } from '../fixtures/build.ts';
import { lawUnder } from '../fixtures/laws.ts';
import type { Walk } from '../paths/walks.ts';

const FILE = 'src/paths/walks.ts';
const LONGEST_ID = 80;
const MOST_CLAUSES = 3;
/** What a table is about, whatever its seats do: in which order they do it. */
const OF_TABLES = ['D15', 'C2.1'];

/** The sketches of walks, each named for the first item that it shows and no walk before it. */
export function walkSketches(walks: readonly Walk[], ruleset: Ruleset): readonly Sketch[] {
  const taken = new Set<string>();
  return walks.map(({ request, needs, opens, family, at }) => {
    const [door = '', ...more] = opens;
    const { told } = play(request, lawUnder(ruleset, needs));
    const about = [...(family === 'table' ? OF_TABLES : []), ...told.slice(at, at + 1).flatMap(foremost)];
    const id = freeId(slugOf(door), taken);
    taken.add(id);
    return {
      id,
      title: `${door.charAt(0).toUpperCase()}${door.slice(1)}${more.length === 0 ? '' : `, and ${more.length} more`}`,
      clauses: clausesOfGame(about, ruleset).slice(0, MOST_CLAUSES),
      from: { route: 'walk', file: FILE },
      needs,
      told: [],
      request,
    };
  });
}

function slugOf(door: string): string {
  const words = door
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `walk-${words}`.slice(0, LONGEST_ID).replace(/-$/, '');
}

function freeId(id: string, taken: ReadonlySet<string>, count = 2): string {
  if (!taken.has(id)) return id;
  return taken.has(`${id}-${count}`) ? freeId(id, taken, count + 1) : `${id}-${count}`;
}

/** What a step is about: at the end what decides hands and the dealer's draws, else what its action rests on first. */
function foremost({ step, cite }: Told): readonly string[] {
  const { clauses, fields } = cite();
  const firstOf = (pointers: RegExp) =>
    Object.entries(fields).flatMap(([pointer, [first]]) => (pointers.test(pointer) ? (first ?? []) : []));
  const end = step.phase === 'done' ? [...firstOf(/outcome$/), ...firstOf(/^\/dealer$/)] : [];
  return [...end, ...clauses.slice(0, 1), ...firstOf(/total$/)];
}
