// Written by `push22 generate` from the schemas. Not to be edited by hand.

/**
 * a card such as 10H or AS: its rank, then its suit
 */
export type { Card };
import type { Card } from '../machine/cards.ts';
/**
 * a rank such as 10 or A; suits never matter to the rules
 */
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K';
export type Seats = {
  chips: number;
  stakes: unknown[];
}[];
export type Actions = {
  seat: number;
  do: string;
  amounts?: unknown;
  hand?: unknown;
}[];
/**
 * pages and the headings under which it is told
 */
export type Names = string[];
/**
 * ids of scenarios
 */
export type Names1 = string[];
/**
 * states of the chart that carry it out
 */
export type Names2 = string[];
/**
 * transitions of the chart that carry it out
 */
export type Names3 = string[];
/**
 * entries of the law and values of the ruleset that carry it out
 */
export type Names4 = string[];
/**
 * ids of fixtures that are about it
 */
export type Names5 = string[];
/**
 * known mistakes that break it
 */
export type Names6 = string[];
export type Names7 = string[];
/**
 * transitions of the charts that the fixtures take
 */
export type Names8 = string[];

export interface Schemas {
  card: Card;
  rank: Rank;
  ruleset: Ruleset;
  rules: Rules;
  request: Request;
  step: Step;
  answer: Answer;
  'session-request': SessionRequest;
  'session-answer': SessionAnswer;
  describe: Describe;
  fixture: Fixture;
  'session-fixture': SessionFixture;
  manifest: Manifest;
  kills: Kills;
  clauses: Clauses;
  coverage: Coverage;
  'hand-value': HandValue;
  'dealer-policy': DealerPolicy;
  outcome: Outcome;
  allowed: Allowed;
  projected: Projected;
  archive: Archive;
  shoe: Shoe;
  report: Report;
}
/**
 * A game as data: what differs between two games is a named value here.
 */
export interface Ruleset {
  $schema?: string;
  /**
   * words of small letters and digits joined by hyphens
   */
  name: string;
  title: string;
  /**
   * the letters with which the clauses of this game begin
   *
   * @minItems 1
   */
  letters: string[];
  packs: number;
  seats: {
    least: number;
    most: number;
  };
  spots: number;
  switch: 'second-cards' | 'none';
  holeCard: 'checked' | 'none';
  soft17: 'hit' | 'stand';
  dealer22: 'push' | 'over';
  naturalPays: '1:1' | '3:2' | '6:5' | '2:1';
  insurance: {
    offered: 'ace-up' | 'never';
    amount: 'up-to-half' | 'half';
    pays: number;
  };
  double: {
    /**
     * "any" or a list of two-card totals
     */
    totals: 'any' | number[];
  };
  split: {
    /**
     * "any" or the most hands that may come from one
     */
    hands: 'any' | number;
  };
  surrender: 'none' | 'early' | 'late';
  /**
   * Items: words of small letters and digits joined by hyphens
   */
  sideBets: string[];
  session?: {
    rounds: number;
  };
  excluded: {
    /**
     * a clause or reading such as S4.2 or D3
     */
    [k: string]: string;
  };
  settled: {
    dealOrder?: 'spot-by-spot' | 'round-robin' | 'players-first';
    splitDeal?: 'in-turn' | 'at-once';
    switchTiming?: 'table-first' | 'in-turn';
    splitPlace?: 'next' | 'last';
    doubleAfterSplit?: 'yes' | 'no';
    doubleSoft?: 'no' | 'yes';
    resplitAces?: 'no' | 'yes';
    splitTenAce?: 'ordinary' | 'natural';
    insuranceTiming?: 'table-first' | 'in-turn';
  };
  choices: {
    dealOrder?: 'spot-by-spot' | 'round-robin' | 'players-first';
    splitDeal?: 'in-turn' | 'at-once';
    switchTiming?: 'table-first' | 'in-turn';
    splitPlace?: 'next' | 'last';
    doubleAfterSplit?: 'yes' | 'no';
    doubleSoft?: 'no' | 'yes';
    resplitAces?: 'no' | 'yes';
    splitTenAce?: 'ordinary' | 'natural';
    insuranceTiming?: 'table-first' | 'in-turn';
  };
}
/**
 * The clauses of a ruleset, its readings, what it leaves open and what is not judged.
 */
export interface Rules {
  $schema?: string;
  /**
   * words of small letters and digits joined by hyphens
   */
  ruleset: string;
  title: string;
  sources: string[];
  kinds: {
    [k: string]: string;
  };
  doors: {
    [k: string]: string;
  };
  sections: {
    /**
     * a section such as S4
     */
    id: string;
    title: string;
    /**
     * the headings of the sources under which the section is told
     */
    found: string[];
    clauses: {
      /**
       * a clause or reading such as S4.2 or D3
       */
      id: string;
      kind: 'rule' | 'excluded' | 'profile' | 'agreement' | 'example' | 'remark' | 'advice';
      door: 'round' | 'table' | 'session' | 'shoe' | 'ruleset' | 'none';
      text: string;
      /**
       * Items: a clause or reading such as S4.2 or D3
       */
      see?: string[];
    }[];
  }[];
  contradictions?: {
    /**
     * a clause or reading such as S4.2 or D3
     */
    id: string;
    door: 'round' | 'table' | 'session' | 'shoe' | 'ruleset' | 'none';
    /**
     * @minItems 1
     *
     * Items: a clause or reading such as S4.2 or D3
     */
    on: string[];
    text: string;
  }[];
  readings: {
    /**
     * a clause or reading such as S4.2 or D3
     */
    id: string;
    door: 'round' | 'table' | 'session' | 'shoe' | 'ruleset' | 'none';
    /**
     * @minItems 1
     *
     * Items: a clause or reading such as S4.2 or D3
     */
    on: string[];
    text: string;
  }[];
  open: {
    /**
     * a clause or reading such as S4.2 or D3
     */
    id: string;
    door: 'round' | 'table';
    name:
      | 'dealOrder'
      | 'splitDeal'
      | 'switchTiming'
      | 'splitPlace'
      | 'doubleAfterSplit'
      | 'doubleSoft'
      | 'resplitAces'
      | 'splitTenAce'
      | 'insuranceTiming';
    /**
     * @minItems 2
     */
    values: string[];
    default: string;
    text: string;
  }[];
  notJudged: {
    /**
     * a clause or reading such as S4.2 or D3
     */
    id: string;
    text: string;
  }[];
}
/**
 * A script of one round: the table, the cards and the actions. Chips are whole. A table that the rules refuse passes; they refuse it.
 */
export interface Request {
  ruleset: string;
  seats: Seats;
  cards: Cards;
  shoe?: Card[];
  actions: Actions;
}
export interface Cards {
  /**
   * Items: the hands of a seat, each a list of cards; null for a seat that is out
   */
  seats: (null | Card[][])[];
  dealer: Card[];
  draws: Card[];
}
/**
 * What a player sees after an action and everything that follows by itself; only shapes are held here, for a wrong word or number is a difference and not a wrong shape. Where the round is done, each hand has its cards, outcome and returned chips, and each seat its chips.
 */
export interface Step {
  accepted: boolean;
  reason?: string;
  phase: string;
  /**
   * null or the seat, and in play the hand, whose turn it is
   */
  turn?: null | {
    seat: number;
    hand?: number;
  };
  legal?: string[];
  dealer?: {
    cards: string[];
    total?: number;
  };
  seats?: {
    chips?: number;
    insurance?: number[];
    hands?: {
      spot?: number;
      cards?: string[];
      stake?: number;
      total?: number;
      soft?: boolean;
      natural?: boolean;
      outcome?: string;
      returned?: number;
    }[];
  }[];
}
/**
 * The answer to a request: one step for the deal and one for each action.
 */
export interface Answer {
  /**
   * @minItems 1
   */
  steps: Step[];
}
/**
 * A script of one session: the table, and the cards and actions of each round. Chips are whole; they are those that the seats bring.
 */
export interface SessionRequest {
  ruleset: string;
  seats: Seats;
  rounds: {
    cards: Cards;
    shoe?: Card[];
    actions: Actions;
  }[];
}
/**
 * The answer to a session: for each round its steps, as an answer to play has them, and what each seat has come to. What stands for rounds after every seat is out may be anything.
 */
export interface SessionAnswer {
  rounds: unknown[];
  results: {
    seat: number;
    chips: number;
    net: number;
    rank: number;
  }[];
}
/**
 * What an adapter says of the implementation behind it.
 */
export interface Describe {
  implementation: {
    name: string;
    version?: string;
    language?: string;
  };
  protocol: 1;
  rulesets: {
    [k: string]: {
      seats?: number;
      /**
       * "any" or a list of amounts
       */
      stakes?: 'any' | number[];
      choices?: {
        [k: string]: string;
      };
    };
  };
  observes?: ('legal' | 'turn' | 'totals' | 'insurance' | 'dealer' | 'reasons')[];
  reads?: 'cards' | 'shoe';
  seeded?: boolean;
}
/**
 * A request with the answer that the rules demand, kept as an intent from which the request of every combination of choices is projected; request and answer are those of the choices that it needs and the defaults for the rest.
 */
export interface Fixture {
  $schema?: string;
  /**
   * words of small letters and digits joined by hyphens
   */
  id: string;
  title: string;
  /**
   * words of small letters and digits joined by hyphens
   */
  ruleset: string;
  /**
   * @minItems 1
   * @maxItems 3
   *
   * Items: a clause or reading such as S4.2 or D3
   */
  clauses: string[];
  from: {
    route: 'scenario' | 'case' | 'walk';
    file: string;
  };
  needs: {
    dealOrder?: 'spot-by-spot' | 'round-robin' | 'players-first';
    splitDeal?: 'in-turn' | 'at-once';
    switchTiming?: 'table-first' | 'in-turn';
    splitPlace?: 'next' | 'last';
    doubleAfterSplit?: 'yes' | 'no';
    doubleSoft?: 'no' | 'yes';
    resplitAces?: 'no' | 'yes';
    splitTenAce?: 'ordinary' | 'natural';
    insuranceTiming?: 'table-first' | 'in-turn';
  };
  /**
   * Items: a JSON pointer
   */
  told: string[];
  intent: Intent;
  request: Request;
  answer: Answer;
  cited: Cited[];
}
export interface Intent {
  seats: {
    chips: number;
    stakes: unknown[];
    insurance: Act[];
    switch: Act[];
    hands: Hand[];
    /**
     * the seat is out of the session
     */
    out?: true;
  }[];
  dealer: Card[];
  spare: Card[];
  after: Act[];
}
export interface Act {
  do: string;
  amounts?: unknown;
  hand?: unknown;
  /**
   * another seat than the one whose turn it is
   */
  seat?: number;
  /**
   * the rules refuse it
   */
  tried?: true;
}
export interface Hand {
  cards: Card[];
  acts: Act[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  split?: Hand[];
}
export interface Cited {
  /**
   * Items: a clause or reading such as S4.2 or D3
   */
  clauses: string[];
  fields: {
    /**
     * @minItems 1
     *
     * Items: a clause or reading such as S4.2 or D3
     */
    [k: string]: string[];
  };
  reasons?: string[];
  /**
   * Items: a JSON pointer
   */
  ignored?: string[];
  exchangeable?: {
    /**
     * @minItems 2
     *
     * Items: a JSON pointer
     */
    pointers: string[];
    /**
     * @minItems 2
     */
    orders: Card[][];
  }[];
}
/**
 * A session with the answer that the rules demand, kept as an intent for each round that is played. The request holds all rounds of a session; the answer those until every seat is out.
 */
export interface SessionFixture {
  $schema?: string;
  /**
   * words of small letters and digits joined by hyphens
   */
  id: string;
  title: string;
  /**
   * words of small letters and digits joined by hyphens
   */
  ruleset: string;
  /**
   * @minItems 1
   * @maxItems 3
   *
   * Items: a clause or reading such as S4.2 or D3
   */
  clauses: string[];
  from: {
    route: 'scenario' | 'case' | 'walk';
    file: string;
  };
  needs: {
    dealOrder?: 'spot-by-spot' | 'round-robin' | 'players-first';
    splitDeal?: 'in-turn' | 'at-once';
    switchTiming?: 'table-first' | 'in-turn';
    splitPlace?: 'next' | 'last';
    doubleAfterSplit?: 'yes' | 'no';
    doubleSoft?: 'no' | 'yes';
    resplitAces?: 'no' | 'yes';
    splitTenAce?: 'ordinary' | 'natural';
    insuranceTiming?: 'table-first' | 'in-turn';
  };
  /**
   * Items: a JSON pointer
   */
  told: string[];
  intents: Intent[];
  request: SessionRequest;
  answer: {
    rounds: Answer[];
    results: {
      seat: number;
      chips: number;
      net: number;
      rank: number;
    }[];
  };
  /**
   * what it rests on: the number of rounds and the results in `session`
   */
  cited: {
    /**
     * what steps rest on, each once
     */
    steps: Cited[];
    /**
     * for each step of each round the place of what it rests on
     */
    rounds: number[][];
    session: Cited;
  };
}
/**
 * The fixtures of a ruleset in the order in which they are run and its vectors, with the hash of each file.
 */
export interface Manifest {
  $schema?: string;
  kit: string;
  protocol: 1;
  /**
   * words of small letters and digits joined by hyphens
   */
  ruleset: string;
  fixtures: {
    /**
     * words of small letters and digits joined by hyphens
     */
    id: string;
    file: string;
    /**
     * a SHA-256 hash in 64 hexadecimal digits
     */
    sha256: string;
  }[];
  /**
   * the fixtures of sessions, where the game has them
   */
  sessions: {
    /**
     * words of small letters and digits joined by hyphens
     */
    id: string;
    file: string;
    /**
     * a SHA-256 hash in 64 hexadecimal digits
     */
    sha256: string;
  }[];
  vectors: {
    /**
     * words of small letters and digits joined by hyphens
     */
    kind: string;
    file: string;
    /**
     * a SHA-256 hash in 64 hexadecimal digits
     */
    sha256: string;
    /**
     * the $id of the schema that each row keeps to
     */
    schema: string;
    rows: number;
  }[];
  /**
   * Items: words of small letters and digits joined by hyphens
   */
  retired: string[];
}
/**
 * The kill table: which fixtures each impostor fails.
 */
export interface Kills {
  $schema?: string;
  /**
   * words of small letters and digits joined by hyphens
   */
  ruleset: string;
  kills: {
    /**
     * words of small letters and digits joined by hyphens
     */
    name: string;
    /**
     * the mistake in a sentence
     */
    says: string;
    /**
     * @minItems 1
     * @maxItems 4
     *
     * Items: a clause or reading such as S4.2 or D3
     */
    clauses: string[];
    fails: {
      /**
       * a clause or reading such as S4.2 or D3
       */
      [k: string]: string;
    };
  }[];
}
/**
 * Each clause with everything that it is found in, and back.
 */
export interface Clauses {
  $schema?: string;
  games: TracedGame[];
}
export interface TracedGame {
  /**
   * words of small letters and digits joined by hyphens
   */
  ruleset: string;
  clauses: TracedClause[];
  /**
   * from each thing that clauses are found in to the clauses
   */
  back: {
    [k: string]: {
      [k: string]: Names7;
    };
  };
  taken: Names8;
}
export interface TracedClause {
  /**
   * a clause or reading such as S4.2 or D3
   */
  id: string;
  /**
   * a section such as S4
   */
  section: string;
  kind: string;
  door: 'round' | 'table' | 'session' | 'shoe' | 'ruleset' | 'none';
  text: string;
  sources: Names;
  scenarios: Names1;
  states: Names2;
  transitions: Names3;
  entries: Names4;
  fixtures: Names5;
  mistakes: Names6;
}
/**
 * What the suites cover, by name.
 */
export interface Coverage {
  $schema?: string;
  games: Game[];
}
export interface Game {
  /**
   * words of small letters and digits joined by hyphens
   */
  ruleset: string;
  /**
   * how many fixtures there are, and the actions in all of them
   */
  suite: {
    told: number;
    walked: number;
    sessions: number;
    actions: number;
  };
  /**
   * how far was searched for what no round can show
   */
  bound: {
    /**
     * from which every play was walked
     */
    tables: number;
    /**
     * to which these lead
     */
    places: number;
    /**
     * the most hands of a spot
     */
    hands: number;
    /**
     * free chips of a seat whose stakes are 2
     *
     * @minItems 3
     */
    chips: number[];
  };
  families: {
    /**
     * a word of small letters
     */
    name: string;
    /**
     * what an item is
     */
    says: string;
    /**
     * each item with the fixture that shows it first
     */
    covered: {
      [k: string]: string;
    };
    /**
     * items that no round within the bound can show
     */
    unreachable: string[];
  }[];
}
/**
 * A row of the vector hand-values: what a hand counts.
 */
export interface HandValue {
  /**
   * its cards, in an order in which they can be dealt
   *
   * @minItems 2
   */
  ranks: Rank[];
  total: number;
  /**
   * true while an ace counts 11
   */
  soft: boolean;
}
/**
 * A row of the vector dealer-policy: whether a dealer who plays draws on a hand.
 */
export interface DealerPolicy {
  /**
   * the dealer's cards, up card and hole card first
   *
   * @minItems 2
   */
  ranks: Rank[];
  total: number;
  /**
   * true while an ace counts 11
   */
  soft: boolean;
  draws: boolean;
}
/**
 * A row of the vector outcomes: what a hand makes of the dealer's final cards.
 */
export interface Outcome {
  hand: {
    /**
     * its final cards
     *
     * @minItems 2
     */
    ranks: Rank[];
    /**
     * dealt as an ace and a ten-value card, and not switched away
     */
    natural: boolean;
    /**
     * chips, the second stake of a doubled hand included
     */
    stake: number;
  };
  dealer: {
    /**
     * the dealer's final cards, up card and hole card first
     *
     * @minItems 2
     */
    ranks: Rank[];
  };
  outcome: 'win' | 'push' | 'lose';
  /**
   * chips that come back: the stake and its win
   */
  returned: number;
  /**
   * the values of open points under which it is so; left out where it is so whatever is chosen
   */
  needs?: {
    dealOrder?: 'spot-by-spot' | 'round-robin' | 'players-first';
    splitDeal?: 'in-turn' | 'at-once';
    switchTiming?: 'table-first' | 'in-turn';
    splitPlace?: 'next' | 'last';
    doubleAfterSplit?: 'yes' | 'no';
    doubleSoft?: 'no' | 'yes';
    resplitAces?: 'no' | 'yes';
    splitTenAce?: 'ordinary' | 'natural';
    insuranceTiming?: 'table-first' | 'in-turn';
  };
}
/**
 * A row of the vector allowed: what a hand of two cards may do in its turn.
 */
export interface Allowed {
  /**
   * its first and its second card
   *
   * @minItems 2
   * @maxItems 2
   */
  ranks: Rank[];
  /**
   * hands that have come from its original hand so far; 1 where it was not split
   */
  hands: number;
  /**
   * chips
   */
  stake: number;
  /**
   * the seat's free chips when the hand decides
   */
  chips: number;
  /**
   * the words that are allowed, in alphabetical order; empty where the hand takes no decision
   */
  legal: ('double' | 'hit' | 'split' | 'stand')[];
  /**
   * the values of open points under which it is so; left out where it is so whatever is chosen
   */
  needs?: {
    dealOrder?: 'spot-by-spot' | 'round-robin' | 'players-first';
    splitDeal?: 'in-turn' | 'at-once';
    switchTiming?: 'table-first' | 'in-turn';
    splitPlace?: 'next' | 'last';
    doubleAfterSplit?: 'yes' | 'no';
    doubleSoft?: 'no' | 'yes';
    resplitAces?: 'no' | 'yes';
    splitTenAce?: 'ordinary' | 'natural';
    insuranceTiming?: 'table-first' | 'in-turn';
  };
}
/**
 * A fixture as an archive holds it, for one combination of choices: the request, the answer that the rules demand, and what each step rests on.
 */
export interface Projected {
  /**
   * words of small letters and digits joined by hyphens
   */
  id: string;
  title: string;
  /**
   * @minItems 1
   * @maxItems 3
   *
   * Items: a clause or reading such as S4.2 or D3
   */
  clauses: string[];
  request: Request;
  answer: Answer;
  cited: Cited[];
}
/**
 * The files of a release archive, each with its hash.
 */
export interface Archive {
  $schema?: string;
  kit: string;
  protocol: 1;
  files: {
    file: string;
    /**
     * a SHA-256 hash in 64 hexadecimal digits
     */
    sha256: string;
    /**
     * the $id of the schema that each row keeps to
     */
    schema?: string;
    rows?: number;
  }[];
}
/**
 * The answer to shuffle: the cards of a whole shoe in the order in which they leave it.
 */
export interface Shoe {
  shoe: string[];
}
/**
 * What a run of certify found.
 */
export interface Report {
  $schema?: string;
  kit: string;
  verdict: 'certified' | 'not certified' | 'could not be judged' | 'smoke test passed';
  sentence: string;
  ruleset: string;
  levels: ('round' | 'table' | 'session' | 'shoe')[];
  suite: 'smoke' | 'certify' | 'deep';
  command: string[];
  /**
   * what the adapter described, or null
   */
  describe: null | Describe;
  /**
   * the value of each open point that it was judged by
   */
  choices: {
    [k: string]: string;
  };
  notObserved: ('legal' | 'turn' | 'totals' | 'insurance' | 'dealer' | 'reasons')[];
  totals: {
    fixtures: number;
    passed: number;
    failed: number;
    skipped: number;
    notRun: number;
  };
  sections: {
    id: string;
    title: string;
    passed: number;
    failed: number;
    skipped: number;
    notRun: number;
  }[];
  failures: {
    /**
     * words of small letters and digits joined by hyphens
     */
    fixture: string;
    title: string;
    /**
     * a clause or reading such as S4.2 or D3
     */
    clause: string;
    sentence: string;
    by: 'the rules' | 'the chart';
    /**
     * the first difference, or null for a breakdown
     */
    difference: null | Difference;
    action?: string;
    breakdown?: string;
    again: string;
    /**
     * what became of it when it was asked again; left out for those that were not
     */
    repeats?: 'always' | 'only after others' | 'not every time';
  }[];
  skipped: {
    /**
     * words of small letters and digits joined by hyphens
     */
    fixture: string;
    reason: string;
  }[];
  /**
   * fixtures outside of the range that the implementation claims or of the level asked for; not run
   */
  outside: number;
  /**
   * what the level shoe found; null where it was not judged
   */
  shoe: null | {
    /**
     * shoes that were looked at
     */
    shuffles: number;
    /**
     * an honest shuffle raises an alarm with less than this chance
     */
    falseAlarm: number;
    findings: {
      name: 'places' | 'neighbours' | 'twins' | 'agreement';
      says: string;
      /**
       * of an answer as strange from an honest shuffle
       */
      chance: number;
      isAlarm: boolean;
    }[];
    faults: {
      /**
       * a clause or reading such as S4.2 or D3
       */
      clause: string;
      sentence: string;
      found: string;
    }[];
    again: string;
  };
  /**
   * the fixtures that it was judged by, in the order in which they were put to it
   *
   * Items: words of small letters and digits joined by hyphens
   */
  ran?: string[];
  /**
   * the seed that the suite was shuffled by; left out where it was not
   */
  order?: number;
  /**
   * known mistakes that the failures look like, or null
   */
  behavesLike: null | Diagnosis;
}
export interface Difference {
  /**
   * the round of a session
   */
  round?: number;
  /**
   * the step of a round; left out for what is of a whole session
   */
  step?: number;
  /**
   * a JSON pointer
   */
  pointer: string;
  what: string;
  expected?: unknown;
  received?: unknown;
  /**
   * a clause or reading such as S4.2 or D3
   */
  clause: string;
}
export interface Diagnosis {
  /**
   * @minItems 1
   * @maxItems 2
   */
  mistakes: {
    name: string;
    says: string;
    clauses: string[];
  }[];
  /**
   * the fixtures that it is told from
   */
  of: 'rounds' | 'sessions';
  /**
   * how many of the failures the mistakes would show as well
   */
  explains: number;
  /**
   * how many of these fixtures failed
   */
  failures: number;
}
