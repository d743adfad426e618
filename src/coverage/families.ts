import type { Law } from '../../machine/law.ts';
import { roundChart } from '../../machine/play.ts';
import { chartItems, chartItemsOf } from './chart.ts';
import { dealerItems, dealerItemsOf } from './dealer.ts';
import { handItems, handItemsOf } from './hands.ts';
import { moneyItems, moneyItemsOf } from './money.ts';
import type { Move } from './move.ts';
import { refusalItemsOf } from './refusals.ts';
import { settlementItems, settlementItemsOf } from './settlement.ts';
import { splitItems, splitItemsOf } from './splits.ts';
import { tableItems, tableItemsOf } from './table.ts';

/** The families in the order in which a walk is named for them. */
export const FAMILY_NAMES = ['splits', 'settlement', 'dealer', 'table', 'money', 'hands', 'refusals', 'chart'] as const;
export type FamilyName = (typeof FAMILY_NAMES)[number];

/** What is counted of the moves of rounds. */
export interface Family {
  /** Every item that is thought of; null where the items are those that a search finds. */
  readonly items: (law: Law) => readonly string[] | null;
  readonly itemsOf: (move: Move) => readonly string[];
}

export const FAMILIES: { readonly [Name in FamilyName]: Family } = {
  hands: { items: handItems, itemsOf: handItemsOf },
  dealer: { items: dealerItems, itemsOf: dealerItemsOf },
  settlement: { items: settlementItems, itemsOf: settlementItemsOf },
  splits: { items: ({ ruleset }) => splitItems(ruleset), itemsOf: splitItemsOf },
  money: { items: moneyItems, itemsOf: moneyItemsOf },
  table: { items: ({ ruleset }) => tableItems(ruleset), itemsOf: tableItemsOf },
  refusals: { items: () => null, itemsOf: refusalItemsOf },
  chart: { items: (law) => chartItems(roundChart(law)), itemsOf: chartItemsOf },
};

/** What some moves show of each family. */
export function shownBy(moves: readonly Move[]): ReadonlyMap<FamilyName, ReadonlySet<string>> {
  return new Map(FAMILY_NAMES.map((name) => [name, new Set(moves.flatMap((move) => FAMILIES[name].itemsOf(move)))]));
}
