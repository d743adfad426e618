import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { readCards } from '../vocabulary/cards.ts';
import * as see from '../vocabulary/expectations.ts';
import type { Scenario } from '../vocabulary/scenario.ts';
import * as session from '../vocabulary/session-expectations.ts';
import { playRound, pushTheRest, RESULTS, type Result } from '../vocabulary/session-rounds.ts';

const DOES: { readonly [verb: string]: string } = {
  keeps: 'keep',
  switches: 'switch',
  hits: 'hit',
  stands: 'stand',
  doubles: 'double',
  splits: 'split',
};
const PHASES: { readonly [words: string]: 'insurance' | 'switch' | 'play' | 'done' } = {
  'insurance is offered': 'insurance',
  'the switch is offered': 'switch',
  'the hands are played': 'play',
  'the round is over': 'done',
};

Given(
  /^seat (\d+) stakes (.+) out of (\d+) chips$/,
  function (this: Scenario, seat: string, stakes: string, chips: string) {
    this.seat(Number(seat), Number(chips), stakes.split(/, | and /).map(Number));
  },
);
Given(
  /^seat (\d+) is dealt (\S+ \S+) and (\S+ \S+)$/,
  function (this: Scenario, seat: string, one: string, two: string) {
    this.deal(Number(seat), [readCards(one), readCards(two)]);
  },
);
Given(/^seat (\d+) is dealt (\S+ \S+)$/, function (this: Scenario, seat: string, hand: string) {
  this.deal(Number(seat), [readCards(hand)]);
});
Given(/^the dealer is dealt (\S+)$/, function (this: Scenario, card: string) {
  this.dealDealer(readCards(card));
});
Given(/^the dealer shows (\S+) with (\S+) in the hole$/, function (this: Scenario, up: string, hole: string) {
  this.dealDealer(readCards(`${up} ${hole}`));
});
Given(/^the next cards are (.+)$/, function (this: Scenario, cards: string) {
  this.stack(readCards(cards));
});
Given(/^the shoe holds (.+)$/, function (this: Scenario, cards: string) {
  this.stackShoe(readCards(cards));
});
Given(/^a ruleset like (\S+) with (\w+) (.+)$/, function (this: Scenario, name: string, member: string, value: string) {
  this.ruleset = name;
  this.changes = { ...this.changes, [member]: JSON.parse(value) };
});

Given('a session', function (this: Scenario) {
  this.openSession();
});

When('the cards are dealt', async function (this: Scenario) {
  await this.now();
});
When(
  /^seat (\d+) (keeps|switches|hits|stands|doubles|splits)(?: hand (\d+))?$/,
  function (this: Scenario, seat: string, verb: string, hand: string | null) {
    return this.act({ seat: Number(seat), do: DOES[verb] ?? verb, ...(hand ? { hand: Number(hand) } : {}) });
  },
);
When(
  /^seat (\d+) insures (-?\d+)(?: and (-?\d+))?$/,
  function (this: Scenario, seat: string, one: string, two: string | null) {
    return this.act({ seat: Number(seat), do: 'insure', amounts: readChips(one, two) });
  },
);
When(/^seat (\d+) declines insurance$/, function (this: Scenario, seat: string) {
  return this.act({ seat: Number(seat), do: 'decline' });
});
When(
  /^seat (\d+) tries to (keep|switch|hit|stand|double|split)(?: hand (\d+))?$/,
  function (this: Scenario, seat: string, word: string, hand: string | null) {
    return this.try({ seat: Number(seat), do: word, ...(hand ? { hand: Number(hand) } : {}) });
  },
);
When(/^seat (\d+) tries to insure (.+)$/, function (this: Scenario, seat: string, amounts: string) {
  return this.try({ seat: Number(seat), do: 'insure', ...readAmounts(amounts) });
});
When(/^seat (\d+) tries to decline insurance$/, function (this: Scenario, seat: string) {
  return this.try({ seat: Number(seat), do: 'decline' });
});
When(/^seat (\d+) tries "(.*)"$/, function (this: Scenario, seat: string, word: string) {
  return this.try({ seat: Number(seat), do: word });
});

When(/^round (\d+) is dealt$/, function (this: Scenario, round: string) {
  return this.beginRound(Number(round));
});
When('these rounds are played', async function (this: Scenario, table: DataTable) {
  for (const { round, ...seats } of table.hashes()) await playRound(this, Number(round), readResults(seats));
});
When('the remaining rounds are pushed', function (this: Scenario) {
  return pushTheRest(this, ROUNDS);
});

Then(/^that is refused: ([a-z ]+)$/, function (this: Scenario, reason: string) {
  return see.isRefused(this, reason.replaceAll(' ', '-'));
});
Then(/^the table is refused: ([a-z ]+)$/, function (this: Scenario, reason: string) {
  return see.tableIsRefused(this, reason.replaceAll(' ', '-'));
});
Then('the table stays refused', function (this: Scenario) {
  return see.tableStaysRefused(this);
});
Then(
  /^(insurance is offered|the switch is offered|the hands are played|the round is over)$/,
  function (this: Scenario, words: string) {
    return see.phaseIs(this, PHASES[words] ?? 'play');
  },
);
Then(/^it is the turn of seat (\d+)(?: hand (\d+))?$/, function (this: Scenario, seat: string, hand: string | null) {
  return see.turnIs(this, Number(seat), hand ? Number(hand) : undefined);
});
Then(/^seat (\d+) may (?!not )([a-z, ]+)$/, function (this: Scenario, seat: string, words: string) {
  return see.mayOnly(this, Number(seat), words.split(/, | or /));
});
Then(/^seat (\d+) may not ([a-z]+)$/, function (this: Scenario, seat: string, word: string) {
  return see.mayNot(this, Number(seat), word);
});
Then(/^seat (\d+) has (\d+) chips?$/, function (this: Scenario, seat: string, chips: string) {
  return see.chipsAre(this, Number(seat), Number(chips));
});
Then(
  /^seat (\d+) is insured for (\d+)(?: and (\d+))?$/,
  function (this: Scenario, seat: string, one: string, two: string | null) {
    return see.insuranceIs(this, Number(seat), readChips(one, two));
  },
);
Then(/^the dealer shows ((?:\S+[♠♥♦♣] ?)+)$/, function (this: Scenario, cards: string) {
  return see.dealerShows(this, cards);
});
Then(/^the dealer ends on (\d+) with (.+)$/, function (this: Scenario, total: string, cards: string) {
  return see.dealerEndsOn(this, Number(total), cards);
});
Then(/^the hands of seat (\d+) are$/, function (this: Scenario, seat: string, table: DataTable) {
  const unknown = table.raw()[0]?.filter((column) => !see.HAND_COLUMNS.some((known) => known === column)) ?? [];
  if (unknown.length > 0) throw new Error(`no column is named ${unknown}; there are ${see.HAND_COLUMNS.join(', ')}`);
  return see.handsAre(this, Number(seat), table.hashes());
});
Then(/^seat (\d+) is out$/, function (this: Scenario, seat: string) {
  return session.seatIsOut(this, Number(seat));
});
Then(/^seat (\d+) is in$/, function (this: Scenario, seat: string) {
  return session.seatIsIn(this, Number(seat));
});
Then('the session is over', function (this: Scenario) {
  return session.sessionIsOver(this, ROUNDS);
});
Then('the results are', function (this: Scenario, table: DataTable) {
  return session.resultsAre(this, table.hashes());
});
Then(/^that ruleset is refused at (\S+) by (\S+)$/, function (this: Scenario, pointer: string, clause: string) {
  return see.rulesetIsRefused(this, clause, pointer);
});
Then('that ruleset is accepted', function (this: Scenario) {
  return see.rulesetIsAccepted(this);
});

/** A session is ten rounds (S7.2). */
const ROUNDS = 10;

/** What comes of each seat, in a row of a table with a column for each. */
function readResults(row: { readonly [seat: string]: string }): readonly Result[] {
  return Object.entries(row).map(([column, words], at) => {
    if (column !== `seat ${at + 1}`) throw new Error(`the column "${column}" stands where seat ${at + 1} is expected`);
    const known = (Object.keys(RESULTS) as Result[]).find((result) => result === words);
    if (known === undefined) throw new Error(`"${words}" is none of ${Object.keys(RESULTS).join(', ')}`);
    return known;
  });
}

/** The chips of one spot, or of two. */
function readChips(one: string, two: string | null): readonly number[] {
  return two === null ? [Number(one)] : [Number(one), Number(two)];
}

/** `1 and 0` is a list of numbers, `"1" and "1"` one of texts, `nothing` no amounts at all. */
function readAmounts(text: string): { readonly amounts?: readonly unknown[] } {
  if (text === 'nothing') return {};
  return { amounts: text.split(/, | and /).map((amount) => JSON.parse(amount)) };
}
