import type { ChartWords } from '../languages/chart/words.ts';
import type { Language } from '../languages/language.ts';
import type { Way } from './parts.ts';
import type { Arrow } from './picture.ts';

/** What an arrow that stands for one transition says: what takes it, what must hold and what happens. */
export function labelOfWay({ event, guards, updates }: Way, isOnly: boolean, { chart }: Language): Label {
  const held = guards.map((guard) => wordOf(chart.guards, guard));
  const isElse = event === null && held.length === 0 && !isOnly;
  return {
    events: eventsOf(event, chart),
    lines: [...(isElse ? [chart.otherwise] : held), ...updates.map((update) => `→ ${wordOf(chart.updates, update)}`)],
  };
}

/** What an arrow that stands for several transitions says: what takes them, and what must hold where they follow by themselves. */
export function labelOfAll(ways: readonly Way[], isOnly: boolean, { chart, and }: Language): Label {
  const byThemselves = ways.filter(({ event }) => event === null);
  const isElse = byThemselves.some(({ guards }) => guards.length === 0);
  const conditions = byThemselves.flatMap(({ guards }) =>
    guards.map((guard, at) => `${at === 0 ? '' : `${and} `}${wordOf(chart.guards, guard)}`),
  );
  return {
    events: [...new Set(ways.flatMap(({ event }) => eventsOf(event, chart)))],
    lines: isOnly ? [] : isElse ? [chart.otherwise] : [...new Set(conditions)],
  };
}

type Label = Pick<Arrow, 'events' | 'lines'>;

function eventsOf(event: string | null, { events }: ChartWords): readonly string[] {
  return event === null ? [] : [wordOf(events, event)];
}

function wordOf(words: { readonly [name: string]: string }, name: string): string {
  return words[name] ?? name;
}
