import type { TableBoard } from 'chess-match/client/contract';
import { isTurnNamed } from 'chess-match/client/view';

/** A row of a score sheet. */
export interface Pair {
  /** "24."; empty where the turn of the row above goes on. */
  readonly turn: string;
  /** Null where the variation begins with Black's move. */
  readonly first: string | null;
  /** Null where it ends with White's. */
  readonly second: string | null;
}

export interface Sheet {
  readonly pairs: readonly Pair[];
  /** Moves before the first that is shown. */
  readonly isCut: boolean;
}

const isSecond = (turn: string): boolean => turn.endsWith('...');

/** A variation as rows of a score sheet. */
export const pairsOf = (line: TableBoard['line']): readonly Pair[] => {
  const pairs: Pair[] = [];
  for (const [index, { turn, san }] of line.entries()) {
    const last = pairs.at(-1);
    const label = isTurnNamed(turn, line[index - 1]?.turn ?? null) ? turn : '';
    if (!isSecond(turn)) pairs.push({ turn: label, first: san, second: null });
    else if (last !== undefined && last.second === null) pairs[pairs.length - 1] = { ...last, second: san };
    else pairs.push({ turn: turn.replace('...', '.'), first: null, second: san });
  }
  return pairs;
};

/** The end of a variation, as many rows as there is room for. */
export const sheetOf = ({ line, plies }: Pick<TableBoard, 'line' | 'plies'>, rows: number): Sheet => {
  const pairs = pairsOf(line);
  return { pairs: pairs.slice(-rows), isCut: pairs.length > rows || plies > line.length };
};
