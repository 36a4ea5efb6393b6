import type { AtStake, MadeShift, Moment } from '../../../games/common/lookBack';
import { sideOfPly, turnLabel } from '../../../games/common/sides';
import type { Known, Played } from '../reckon';
import { assessed } from './played';

/** Lines that go on after a turn: points for a win, and what the engine says there, in hundredths of a pawn. */
export type Standing = Readonly<Record<string, readonly [points: number, hundredths: number]>>;

/** A position is what the engine says of it, and when it came about. */
const positionOf = (line: string, hundredths: number, since: number): string => `${line} ${hundredths} ${since}`;

/** An engine of such positions; of what it has not looked at it says 9999. */
export const saying: Known = (position) => {
  const hundredths = Number(position.split(' ')[1]);
  return hundredths === 9999 ? null : assessed(hundredths);
};

interface Given {
  readonly made?: readonly MadeShift[];
  readonly ended?: Readonly<Record<string, number>>;
  /** Points that each turn paid White and Black, in half-points, by the number of the turn. */
  readonly paid?: Readonly<Record<number, readonly [white: number, black: number]>>;
  /** Lines that are not moved on in a turn: boards of which each has turns of its own. */
  readonly isApart?: boolean;
}

/** A match as it stood at the beginning and after each turn. Boards are called as their lines: "1". */
export const supposed = (standings: readonly Standing[], given: Given = {}): Played => {
  const { made = [], ended = {}, paid = {}, isApart = false } = given;
  let before: readonly AtStake[] = [];
  let score = { white: 0, black: 0 };
  const moments = standings.map((standing, ply): Moment => {
    const atStake = Object.entries(standing).map(([line, [points, hundredths]]): AtStake => {
      const stood = before.find((each) => each.line === line)?.position;
      const stays = isApart && stood?.split(' ')[1] === `${hundredths}`;
      const position = stays ? stood : positionOf(line, hundredths, ply);
      return { line, board: Number(line), position, points, white: 'white' };
    });
    before = atStake;
    const [white, black] = paid[ply] ?? [0, 0];
    score = { white: score.white + white, black: score.black + black };
    const turn = ply === 0 ? '' : turnLabel(ply - 1);
    const side = ply === 0 ? null : sideOfPly(ply - 1);
    const rest = { boards: [], positions: {}, counts: {}, thread: '', line: '', usedMs: null, remainingMs: null };
    return { ...rest, ply, turn, side, score, atStake };
  });
  return { moments, dealings: { made, ended, offered: [] } };
};
