import type { Answer, SessionFixture, SessionRequest, Step } from '../../schemas/types.ts';
import type { Language } from '../languages/language.ts';
import { say } from '../languages/say.ts';
import { tellRound } from './story.ts';

type SessionAnswer = SessionFixture['answer'];

/** A session round by round, and the chips after each round as a table. */
export function tellSession(request: SessionRequest, answer: SessionAnswer, language: Language): readonly string[] {
  const rounds = answer.rounds.flatMap((round, at) => [
    say(language, 'round', { round: at + 1 }),
    ...tellRound({ ...request, ...scriptAt(request, at) }, round, language).map((line) => `  ${line}`),
    '',
  ]);
  const played = { round: answer.rounds.length };
  const early = played.round < request.rounds.length ? [say(language, 'everySeatOut', played), ''] : [];
  const isOpen = answer.rounds.at(-1)?.steps.at(-1)?.phase !== 'done' && answer.rounds.length > 0;
  const open = isOpen ? [say(language, 'roundNotOver', played), ''] : [];
  return [...rounds, ...(isOpen ? open : early), ...tellChips(request, answer, language)];
}

function scriptAt({ rounds }: SessionRequest, at: number): SessionRequest['rounds'][number] {
  return rounds[at] ?? { cards: { seats: [], dealer: [], draws: [] }, actions: [] };
}

/** A row for what each seat brought, for each round and for the results; a column for each seat. */
function tellChips(
  { seats }: SessionRequest,
  { rounds, results }: SessionAnswer,
  language: Language,
): readonly string[] {
  const rows = [
    [say(language, 'chips'), ...seats.map((_, seat) => say(language, 'seat', { seat: seat + 1 }))],
    [say(language, 'brought'), ...seats.map(({ chips }) => `${chips}`)],
    ...rounds.map((round, at) => [say(language, 'round', { round: at + 1 }), ...chipsAfter(round, language)]),
    [say(language, 'result'), ...results.map(({ net }) => (net > 0 ? `+${net}` : `${net}`))],
    [say(language, 'rank'), ...results.map(({ rank }) => `${rank}`)],
  ];
  const widths = [0, ...seats.map((_, seat) => seat + 1)].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map(([name = '', ...cells]) =>
    [name.padEnd(widths[0] ?? 0), ...cells.map((cell, at) => cell.padStart(widths[at + 1] ?? 0))].join('  '),
  );
}

/** The chips of each seat when a round is over; a seat that is out keeps its own. */
function chipsAfter({ steps }: Answer, language: Language): readonly string[] {
  const { seats = [] }: Partial<Step> = steps.at(-1) ?? {};
  return seats.map(({ chips = '', hands }) => (hands?.length === 0 ? say(language, 'outWith', { chips }) : `${chips}`));
}
