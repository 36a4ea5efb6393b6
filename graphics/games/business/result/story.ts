import type { MatchView, ScoreView, Side } from 'chess-match/client';

export type Entry = ScoreView['ledger'][number];

/** The ledger as it is told: what does not fit is summed up in front, because the end of the story matters most. */
export interface Story {
  /** Entries that are not told one by one, with the score after them; null when all are. Half-points. */
  readonly folded: { readonly count: number; readonly white: number; readonly black: number } | null;
  readonly entries: readonly Entry[];
}

/** At most `rows` rows, the row of the folded ones included. */
export const storyOf = (ledger: readonly Entry[], rows: number): Story => {
  if (ledger.length <= rows) return { folded: null, entries: ledger };
  const count = ledger.length - rows + 1;
  const last = ledger[count - 1];
  const folded = { count, white: last?.whiteTotal ?? 0, black: last?.blackTotal ?? 0 };
  return { folded, entries: ledger.slice(count) };
};

/** Who has won: decided only when the game is over. */
export type Outcome = Side | 'draw' | null;

export const outcomeOf = (match: Pick<MatchView, 'status'>, score: Pick<ScoreView, 'white' | 'black'>): Outcome => {
  if (match.status !== 'over') return null;
  if (score.white === score.black) return 'draw';
  return score.white > score.black ? 'white' : 'black';
};

/** A key by which an entry is known from one picture to the next. */
export const entryKey = ({ ply, line: branch, kind }: Entry): string => `${ply} ${branch} ${kind}`;
