import { remainingAt } from '../../../common/clock';
import { err, ok, type Result } from '../../../common/result';
import { SIDES, type Side } from '../../../common/sides';
import type { Problem } from '../../../common/problem';
import type { DelayedClock } from '../../../apart/delayedClock';
import { refuse } from '../errors';
import type { Event } from '../events';
import { BOARDS, otherTeam, teamAt, type BoardId, type Seat } from '../seats';
import type { End, State } from '../state';

interface Fallen extends Seat {
  readonly fellMs: number;
}

/** When a clock came to nothing: with the time it ran on after that, or was pressed too late by. */
const fellAt = ({ sinceMs, running, remainingMs, delayMs }: DelayedClock, side: Side, nowMs: number): number => {
  const pressedMs = sinceMs === null ? nowMs : sinceMs - delayMs;
  return Math.min(nowMs, remainingMs[side] + (running === side ? (sinceMs ?? nowMs) : pressedMs));
};

/** Every flag that is down, the first to fall first. */
const fallen = ({ boards }: State, nowMs: number): readonly Fallen[] =>
  BOARDS.flatMap((board) =>
    SIDES.filter((side) => remainingAt(boards[board].clock, side, nowMs) <= 0).map((side) => ({
      board,
      side,
      fellMs: fellAt(boards[board].clock, side, nowMs),
    })),
  ).toSorted((one, other) => one.fellMs - other.fellMs);

/** S8: the first flag loses. S9: flags on both boards at the same moment draw, whosever they are. */
const endOf = ({ settings }: State, flags: readonly Fallen[]): End | null => {
  const [first] = flags;
  if (first === undefined) return null;
  const other = flags.find(
    ({ board, fellMs }) => board !== first.board && fellMs - first.fellMs <= settings.simultaneousMs,
  );
  const seat = ({ board, side }: Seat): Seat => ({ board, side });
  const atMs = first.fellMs;
  if (other !== undefined)
    return { result: 'draw', reason: 'simultaneous-flags', at: [seat(first), seat(other)], atMs };
  return { result: otherTeam(teamAt(first.board, first.side)), reason: 'flag', at: [seat(first)], atMs };
};

/** S9: a flag seen on the other board after one has ended the match; the clocks stand since then. */
const secondFlag = (state: State, end: End, seat: Seat, nowMs: number): Result<readonly Event[], Problem> => {
  const [first] = end.at;
  const { board, side } = seat;
  if (end.reason !== 'flag' || first === undefined || first.board === board)
    return err(refuse('game/over', { reason: end.reason }));
  const { clock, position } = state.boards[board];
  const remainingMs = clock.remainingMs[side];
  const ranOn = position.toMove === side;
  const laterMs = remainingMs > 0 ? remainingMs + clock.delayMs : 0;
  if (remainingMs > 0 && (!ranOn || nowMs - end.atMs < laterMs))
    return err(refuse('flag/time_left', { board, side, remainingMs }));
  if (laterMs > state.settings.simultaneousMs) return err(refuse('flag/too_late', { board, laterMs }));
  const both: End = { ...end, result: 'draw', reason: 'simultaneous-flags', at: [first, seat] };
  return ok([{ type: 'flagFell', board, side, end: both, atMs: nowMs }]);
};

/**
 * A flag is down (S8). Whichever is named, the one that fell first decides.
 * @returns flag/time_left while the clock shows time: that of the clock in the hall is entered with setClock first
 */
export const flag = (state: State, board: BoardId, side: Side, nowMs: number): Result<readonly Event[], Problem> => {
  if (state.settings.moveForMove) return err(refuse('clock/none', {}));
  if (state.end !== null) return secondFlag(state, state.end, { board, side }, nowMs);
  const remainingMs = remainingAt(state.boards[board].clock, side, nowMs);
  const end = endOf(state, fallen(state, nowMs));
  if (remainingMs > 0 || end === null) return err(refuse('flag/time_left', { board, side, remainingMs }));
  return ok([{ type: 'flagFell', board, side, end, atMs: nowMs }]);
};
