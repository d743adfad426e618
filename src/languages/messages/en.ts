/** A message, by what it says. */
export type Message = keyof typeof enMessages;

/** What the kit says, as messages of ICU. */
export const enMessages = {
  // Values
  none: 'nothing',
  value: '{kind, select, natural {a natural} soft {soft {total}} other {{total}}}',
  noReason: 'no reason given',
  seatHand: 'seat {seat}, hand {hand}',
  nobodys: "nobody''s",
  accepted: '{isAccepted, select, true {accepted} other {refused}}',
  nothingThoughPromised: 'nothing, though describe promises it',
  refusedTable: 'the table is refused',

  // A round as a story
  stakedHand: '{hand} for {stake}',
  seatDealt: 'seat {seat} is dealt {hands}',
  seatDealtLeft: 'seat {seat} is dealt {hands}, and has {chips, plural, one {{chips} chip} other {{chips} chips}} left',
  seatOutWith: 'seat {seat} is out, with {chips, plural, one {{chips} chip} other {{chips} chips}}',
  seatStakes: 'seat {seat} stakes {stakes}',
  tableRefused: '{table}: the table is refused, {reason}',
  nothingHappens: '{action}: nothing happens, the table is refused',
  actionRefused: '{action}: refused, {reason}',
  actionChanges: '{action}: {changes}',
  handIs: 'hand {hand} is {cards}',
  chipsLeft: '{chips, plural, one {{chips} chip} other {{chips} chips}} left',
  handMay: 'seat {seat}, hand {hand} may {actions}',
  roundOverWith: 'the round is over with {cards}',
  dealerEndsOn: 'the dealer ends on {total}',
  handResult:
    'seat {seat}, hand {hand}: {cards} {outcome, select, win {wins} push {pushes} lose {loses} other {is not decided}}, {returned, plural, one {{returned} chip} other {{returned} chips}} back',
  handResultStaked:
    'seat {seat}, hand {hand}: {cards} {outcome, select, win {wins} push {pushes} lose {loses} other {is not decided}}, {returned, plural, one {{returned} chip} other {{returned} chips}} back for {stake} staked',
  seatHas: 'seat {seat} has {chips, plural, one {{chips} chip} other {{chips} chips}}',

  // A session
  round: 'round {round}',
  everySeatOut: 'every seat is out after round {round}',
  roundNotOver: 'round {round} is not over: the results are those before it',
  chips: 'chips',
  brought: 'brought',
  result: 'result',
  rank: 'rank',
  seat: 'seat {seat}',
  outWith: 'out {chips}',

  // A fixture
  fixtureAbout: 'fixture {id}, about {clauses}, from {from}',

  // What differs
  stepCount: 'the number of steps',
  roundCount: 'the number of rounds',
  results: 'the results',
  resultPart:
    '{part, select, chips {the chips in the end} net {the result} rank {the rank} other {{part}}} of seat {seat}',
  isAccepted: 'whether the action is accepted',
  phase: 'the phase',
  turn: 'whose turn it is',
  legal: 'what is allowed',
  reason: 'the reason of the refusal',
  dealerTotal: "the dealer''s total",
  dealerCards: "the dealer''s cards that are seen",
  seats: 'the seats',
  seatChips: 'the free chips of seat {seat}',
  seatInsurance: 'the insurance of seat {seat}',
  seatHands: 'the hands of seat {seat}',
  handPart:
    '{part, select, spot {the spot} cards {the cards} stake {the stake} total {the total} soft {whether an ace counts 11} natural {whether it is a natural} outcome {the outcome} returned {the chips returned} other {{part}}} of seat {seat}, hand {hand}',

  // A report
  judges: 'push22 {kit} judges {implementation} by {ruleset}',
  levels:
    '{count, plural, one {level} other {levels}} {levels}; up to {seats, plural, one {{seats} seat} other {{seats} seats}}, {stakes}',
  anyStakes: 'any stakes',
  stakesOf: 'stakes of {stakes}',
  plays: 'plays {choices}',
  outside: '{count, plural, one {{count} fixture} other {{count} fixtures}} outside of that range not run',
  dealOrderUnseen: 'the deal order (it reads cards)',
  notObserved: 'not observed: {parts}',
  passedOf: '{passed} of {total}',
  failed: '{count} failed',
  notSupported: '{count} not supported',
  notRun: '{count} not run',
  moreKinds: '{count, plural, one {{count} more kind} other {{count} more kinds}} of failure not told here',
  allTells: '--all tells every failure',
  alsoIn: 'and in {count, plural, one {{count} other fixture} other {{count} other fixtures}}: {fixtures}',
  failedFixture: 'fixture {id}',
  failedFixtureAgain:
    'fixture {id}, fails {repeats, select, always {always} onlyafterothers {only after others} other {not every time}}',
  again: 'again: {command}',
  expected: 'expected',
  received: 'received',
  saysSo: '{by, select, rules {the rules say so} other {the chart says so}}',
  differsAt: '{place}: {what}',
  inTheEnd: 'in the end',
  atTheDeal: 'at the deal',
  afterStep: 'after step {step}, {action}',
  inRound: 'in round {round}, {place}',
  behavesLike:
    'behaves like {mistakes, plural, one {a known mistake, which explains} other {two known mistakes, which explain}} {share} of {of, select, rounds {{failures, plural, one {{failures} failed round} other {{failures} failed rounds}}} other {{failures, plural, one {{failures} failed session} other {{failures} failed sessions}}}}:',
  all: 'all',
  skipped:
    '{count, plural, one {{count} fixture} other {{count} fixtures}} within the declared range not supported: {fixtures}',
  shuffles:
    '{shuffles} shuffles, no card missing, no alarm; an honest shuffle raises a false alarm once in {runs} runs. This is no test of a random number generator.',
  passed: '{passed} of {fixtures, plural, one {{fixtures} fixture} other {{fixtures} fixtures}} passed',
  allPassed: '{fixtures, plural, one {{fixtures} fixture} other {{fixtures} fixtures}} passed',
  failedOf: '{failed} of {fixtures, plural, one {{fixtures} fixture} other {{fixtures} fixtures}} failed',
  shuffleFailed: 'the shuffle failed',
  smokePassed: 'there is an adapter, and its answers have the right shape',
  certifiesNothing: '{sentence}; this certifies nothing',
  only: 'only {ids}',

  // The clauses
  kind: '{kind, select, rule {rule} excluded {excluded} profile {profile} agreement {agreement} example {example} remark {remark} advice {advice} reading {reading} contradiction {contradiction} open {open} other {{kind}}}',
  door: '{door, select, round {A round with one seat shows it.} table {A round with several seats shows it.} session {A session of rounds shows it.} shoe {Shuffled shoes show it.} ruleset {A ruleset file that breaks it is refused.} other {Nothing to certify.}}',
  notJudged: 'not judged',
  fixtures: '{count, plural, one {{count} fixture} other {{count} fixtures}}',
  walked:
    '{count, plural, one {and one that was walked} other {and {count} that were walked}}; push22 coverage says for what',
  values: '{name}: {values}; {default} if left out',
  sources: 'from {sources}',
  carriedOutBy: 'carried out by {parts}',
  mistakes: 'known mistakes: {names}',
  leftOpen: 'What the rules leave open',

  // How the rules are read, as a page
  pageTitle: 'How the rules are read',
  pageIntro:
    'The pages that the rules come from contradict each other in places, and in places they say nothing. Here stands how each such place is read. Whoever reads it otherwise: write to us, and name the id.',
  sourceContradictions: 'Where the source contradicts itself',
  readings: 'What follows, and what every croupier does',
  readingsIntro: 'Whoever plays one of these otherwise is not certified.',
  openIntro: 'An implementation says which of these it plays, and is judged by that.',
  unjudged: 'What is not judged',
  unjudgedIntro: 'Nobody passes or fails by these.',
  onClauses: 'on {clauses}',
  wordsTitle: 'The words of the scenarios',
  wordsIntro:
    'Every sentence that a scenario can be written with, by an example. A scenario written with these words needs no programming.',
  tryIt:
    'To try a change, or a scenario of your own, in a checkout of the project: `npm install` once, then `{command}`. A line that is not so is told with the story of the round. To put the same scenarios to an implementation: `{implementation}`.',
  reasonsTitle: 'Reasons of a refusal',
  columnsTitle: 'Columns of the tables',

  // Scenarios put to an implementation
  scenariosPut: '{passed} of {scenarios, plural, one {{scenarios} scenario} other {{scenarios} scenarios}} passed',
  scenariosNotPut:
    '{count, plural, one {{count} scenario} other {{count} scenarios}} not put to it: {why, select, ruleset {about a ruleset file} choices {about other choices than it declares} session {of sessions, which it does not play} unjudged {about a point that is not judged} other {outside of the range that it declares}}',
  scenarioUnanswered: 'it gave no answer to judge: {sentence}',
  scenarioElsewhere: 'every line holds, but elsewhere in the answer {difference}',
  scenarioNotSupported: 'it does not support this, within the range that it declares: {reason}',
  hint: 'Hint: {hint}.',

  // A scenario that fails
  otherThanExpected: '{what}: expected {expected}, found {found}',
  whatHappened: 'what happened:',
  mustBeAccepted: 'this must be accepted, and is refused: {reason}',
  whetherUnchanged: 'whether the refusal leaves the table as it was',
  handCount: 'the number of hands of seat {seat}',
  whetherAllowed: 'whether it is allowed to {action}',
  seatInTurn: 'the seat in turn',
  whetherOut: 'whether seat {seat} is out',
  whetherSessionOver: 'whether the session is over',
  resultCount: 'the number of results',
  rulesetProblem: 'what is wrong with the ruleset',
  nothingTried: 'nothing was tried',
  unknownSentence: 'no sentence of the vocabulary reads like this; they are in {page}',
  unknownWord: '"{word}" stands there, and one of these is expected: {known}',
  refusalUntold: 'the line before tries something and no line says why it is refused',
  roundIsNotOver: 'round {round} is not over',
  nextRound: 'the next round is round {next}, not {round}',
  noSession: 'a round by itself is told, no session',
  faultyCard: '"{word}" is no card; one is written 10♥ or A♠',
  cardsRunOut: 'the cards run out: the scenario gives the shoe too few of them',
  noGame: 'no tag says which game is told; there are {games}',
  unknownChoice: 'the tag {tag} stands there, and one of these is expected: {known}',
  seatNumber: 'seats are numbered from 1 to {most}, and seat {seat} stands there',
  seatWithoutStakes: 'seat {seat} stakes nothing, though it is spoken of',
  lastRound: 'a session has {most} rounds, and round {round} would be one more',
  roundOfNobody: 'round {round} is played by nobody: the session is over before it',
  tableMissing: 'a table must follow this line',
  tableTooMany: 'nothing may follow this line, no table and no text',
};
