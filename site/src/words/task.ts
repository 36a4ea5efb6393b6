import { boardName, turnText, type Language } from 'chess-match/client/drawing';
import { teamOf, type HomeContent, type HomeOptions } from 'chess-match/contract/viewers';
import { wordsOf } from '.';

/** What the team of an audience has to decide: in a sentence, and what it may do besides moving. */
export interface Task {
  readonly isOwnTurn: boolean;
  readonly text: string;
  readonly may: readonly string[];
}

const ACTS = ['branch', 'pass', 'select'] as const;

const mayDo = ({ branching, veto, boards }: HomeOptions, language: Language): readonly string[] => {
  const words = wordsOf(language);
  const acts = ACTS.flatMap((act) => {
    const where = boards.filter(({ may }) => may.includes(act)).map(({ board }) => board);
    if (where.length === 0 || (act === 'branch' && !branching)) return [];
    return [`${words.acts[act]} (${words.onBoards(where.length, where.join(', '))})`];
  });
  return veto ? [...acts, words.mayVeto] : acts;
};

/** Null for those who follow no team, and when nobody plays. */
export const taskOf = (content: HomeContent, language: Language): Task | null => {
  const { audience, match, options } = content;
  const team = teamOf(audience);
  if (team === null || match.status !== 'playing') return null;
  const words = wordsOf(language);
  const own = match.threads.filter(({ id, toMove }) =>
    match.seats.some((seat) => seat.team === team && seat.thread === id && seat.side === toMove),
  );
  const [first] = own;
  if (first === undefined) return { isOwnTurn: false, text: words.theirTurn, may: [] };
  const text =
    match.threads.length > 1
      ? words.yourBoards(
          own.flatMap(({ boards }) => boards.map((board) => words.board(boardName(match, board)))).join(', '),
        )
      : words.yourTurn(turnText(first.turn));
  return { isOwnTurn: true, text, may: options === null ? [] : mayDo(options, language) };
};
