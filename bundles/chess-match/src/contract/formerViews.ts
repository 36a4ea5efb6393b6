/** Views as earlier releases published them, in today's shape: journals of the show and archives of viewers at home keep some for years. */
import type { BoardView } from '@schemas/boards';
import type { ScoreView } from '@schemas/score';

type Entry = ScoreView['ledger'][number];

/** What is played on a board was called `branch`. */
const withLine = <T extends { readonly line: string | null }>(stored: T): T => {
  const { branch, ...rest } = stored as T & { readonly branch?: T['line'] };
  return branch === undefined ? stored : ({ ...rest, line: branch } as unknown as T);
};

export const presentBoard = (stored: BoardView): BoardView => withLine(stored);

export const presentScore = <S extends { readonly ledger: readonly Entry[] }>(stored: S): S => ({
  ...stored,
  ledger: stored.ledger.map((entry) => withLine(entry)),
});

/** Of anything that has boards: a document for viewers at home, or a moment of its past. */
export const withPresentBoards = <T extends { readonly boards: readonly BoardView[] }>(stored: T): T => ({
  ...stored,
  boards: stored.boards.map(presentBoard),
});
