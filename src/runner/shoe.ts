import { check } from '../../schemas/schemas.ts';
import { Evidence, type Finding, type Pack } from '../shoe/evidence.ts';
import type { Adapter, Reply, Request } from './adapter.ts';
import { quote } from './quote.ts';

/** What is asked of a shuffle. */
export interface ShoeOrder {
  readonly pack: Pack;
  /** How many shoes are asked for. */
  readonly shuffles: number;
  /** A whole number from 0 to below the limit, by chance. */
  readonly chance: (limit: number) => number;
}

/** What came of the level shoe: the shoes that were looked at, and the first thing that is wrong or what they say. */
export interface ShoeRun {
  readonly shuffles: number;
  readonly fault?: { readonly clause: string; readonly sentence: string };
  readonly findings: readonly Finding[];
}

const SEEDS = 2 ** 31;
/** Shoes that are asked for a second time where the same seed has to give the same shoe. */
const AGAIN = 20;
const NO_METHOD = -32601;

/**
 * Judges the shuffle behind an adapter; null where it has none. Its composition is demanded of every shoe (S2.1), the
 * rest of all together (S7.1).
 */
export async function judgeShoe(
  adapter: Adapter,
  ruleset: string,
  isSeeded: boolean,
  { pack, shuffles, chance }: ShoeOrder,
): Promise<ShoeRun | null> {
  const seeds = isSeeded ? seedsBy(chance, shuffles) : [];
  const paramsOf = (at: number) => (isSeeded ? { ruleset, seed: seeds[at] } : { ruleset });
  const first = await adapter.ask('shuffle', paramsOf(0));
  if (first.kind === 'error' && first.code === NO_METHOD) return null;
  const evidence = new Evidence(pack);
  const asked = Array.from({ length: shuffles }, (_, at) => at);
  const again = isSeeded ? asked.slice(0, Math.min(AGAIN, shuffles)) : [];
  const kept: string[] = [];
  let seen = 0;
  const requests = [...asked, ...again].map((at): Request => {
    return { method: 'shuffle', params: paramsOf(at), name: `shuffle ${at + 1}` };
  });
  for await (const reply of adapter.askAll(requests)) {
    const shoe = shoeIn(reply);
    if (typeof shoe === 'string') return { shuffles: seen, fault: { clause: 'S7.1', sentence: shoe }, findings: [] };
    const at = seen - shuffles;
    const fault = at < 0 ? evidence.add(shoe) : null;
    if (fault !== null) {
      const sentence = `in shoe ${seen + 1}${seedOf(seeds[seen])}: ${fault}`;
      return { shuffles: seen, fault: { clause: 'S2.1', sentence }, findings: [] };
    }
    if (at >= 0 && shoe.join() !== kept[at]) {
      const sentence = `the seed ${seeds[at]} gave one shoe, and another when it was asked again`;
      return { shuffles, fault: { clause: 'S7.1', sentence }, findings: [] };
    }
    if (seen < again.length) kept.push(shoe.join());
    seen += 1;
  }
  return { shuffles, findings: evidence.weigh() };
}

/** Different seeds by chance, no two of them neighbours: those of ordinary generators are correlated. */
function seedsBy(chance: ShoeOrder['chance'], count: number): readonly number[] {
  const seeds = new Set<number>();
  while (seeds.size < count) {
    const seed = chance(SEEDS);
    if (!seeds.has(seed) && !seeds.has(seed - 1) && !seeds.has(seed + 1)) seeds.add(seed);
  }
  return [...seeds];
}

function seedOf(seed: number | undefined): string {
  return seed === undefined ? '' : ` (seed ${seed})`;
}

/** The cards of a reply, or what is wrong with it. */
function shoeIn(reply: Reply): readonly string[] | string {
  switch (reply.kind) {
    case 'breakdown':
      return `${reply.breakdown.sentence} Hint: ${reply.breakdown.hint}.`;
    case 'error':
      return `it answered error ${reply.code}, ${quote(reply.message)}, to an honest request`;
    case 'not-run':
      return 'the rest was not run';
    case 'result': {
      const checked = check('shoe', reply.result);
      if (checked.ok) return checked.value.shoe;
      const { pointer, found, expected } = checked.problem;
      return `its answer: ${pointer}: found ${found}, expected ${expected}`;
    }
  }
}
