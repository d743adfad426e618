import type { Card } from './cards.ts';
import type { Step } from './step.ts';
import type { Hand, Table } from './table.ts';

/** What a step shows that is not compared, by JSON pointer. */
export interface Uncompared {
  readonly ignored?: readonly string[];
  readonly exchangeable?: readonly Exchangeable[];
}

/** Values that may stand in another order: their places, and every order that is right, the step's own first. */
export interface Exchangeable {
  readonly pointers: readonly string[];
  readonly orders: readonly (readonly Card[])[];
}

/** The parts of a step that are not judged (N1, N2, N3, N5). */
export function uncomparedOf(step: Step, table: Table): Uncompared {
  const ignored = [
    ...(step.phase === 'insurance' ? ['/turn'] : []),
    ...(step.phase === 'done' && nothingRestsOnTheDealer(step) ? ['/dealer'] : []),
    ...chipsOfNaturals(step),
  ];
  const exchangeable = headsOfSplitHands(table);
  return {
    ...(ignored.length > 0 ? { ignored } : {}),
    ...(exchangeable.length > 0 ? { exchangeable } : {}),
  };
}

/** Every hand went over or is an initial natural (N1). */
function nothingRestsOnTheDealer({ seats = [] }: Step): boolean {
  return seats.every(({ hands }) => hands.every(({ natural, total }) => natural || total > 21));
}

/** The chips of seats that hold a natural, until the round is done: it may be paid at once or at the end (N5). */
function chipsOfNaturals({ phase, seats = [] }: Step): readonly string[] {
  if (phase !== 'switch' && phase !== 'play') return [];
  return seats.flatMap(({ hands }, seat) => (hands.some(({ natural }) => natural) ? [`/seats/${seat}/chips`] : []));
}

/** The first cards of hands split from one, where either card of a split may head either hand (N2). */
function headsOfSplitHands({ seats }: Table): readonly Exchangeable[] {
  return seats.flatMap(({ hands }, seat) =>
    [...new Set(hands.map(({ spot }) => spot))].flatMap((spot): Exchangeable[] => {
      const own = hands.flatMap((hand, at) => (hand.spot === spot ? [{ hand, at }] : []));
      const orders = headsBelow(`${spot + 1}`, hands).map((heads) =>
        own.flatMap(({ hand }) => heads.get(hand.lineage) ?? []),
      );
      const different = [...new Map(orders.map((order) => [order.join(), order])).values()];
      const pointers = own.map(({ at }) => `/seats/${seat}/hands/${at}/cards/0`);
      return different.length > 1 ? [{ pointers, orders: different }] : [];
    }),
  );
}

type Heads = ReadonlyMap<string, Card>;

/** Every way in which the hands that come from one can be headed; `head` is the first card of that one. */
function headsBelow(lineage: string, hands: readonly Hand[], head = headOf(lineage, hands)): readonly Heads[] {
  if (head === undefined) return [new Map()];
  const second = headOf(`${lineage}b`, hands);
  if (second === undefined) return [new Map([[lineage, head]])];
  return [
    [head, second],
    [second, head],
  ].flatMap(([first, other]) =>
    headsBelow(`${lineage}a`, hands, first).flatMap((left) =>
      headsBelow(`${lineage}b`, hands, other).map((right): Heads => new Map([...left, ...right])),
    ),
  );
}

/** The card that heads a hand, or the hand that keeps its place when it is split. */
function headOf(lineage: string, hands: readonly Hand[]): Card | undefined {
  return hands.find((hand) => hand.lineage.startsWith(lineage) && /^a*$/.test(hand.lineage.slice(lineage.length)))
    ?.cards[0];
}
