import { remainingAt } from '../../../common/clock';
import type { Problem } from '../../../common/problem';
import { err, ok, type Result } from '../../../common/result';
import { LONGEST_MS } from '../../../common/settings';
import { opponent } from '../../../common/sides';
import { canMate } from '../../../chess/onFen';
import * as gaps from '../../../apart/gaps';
import type { CommandOf } from '../commands';
import { refuse } from '../errors';
import type { Event } from '../events';
import { placeIn, stillPlayed } from '../place';
import { isOver, lastEnd, numbered, running, type End, type State } from '../state';

type Decided = Result<readonly Event[], Problem>;

const isTime = (ms: number): boolean => Number.isSafeInteger(ms) && Math.abs(ms) <= LONGEST_MS;

/** The clock of a board, or those of all that are played on: on each the side to move runs (C2). */
export const startClock = (state: State, { thread }: CommandOf<'startClock'>, atMs: number): Decided => {
  if (thread !== undefined) {
    const place = stillPlayed(state, placeIn(state, thread));
    if (!place.ok) return place;
    const { board, of } = place.value;
    return of.clock.running === null ? ok([{ type: 'clockStarted', board, atMs }]) : err(refuse('clock/running', {}));
  }
  if (isOver(state)) return err(refuse('game/over', { reason: lastEnd(state) ?? '' }));
  const stands = numbered(state).some(({ end, clock }) => end === null && clock.running === null);
  return stands ? ok([{ type: 'clockStarted', board: null, atMs }]) : err(refuse('clock/running', {}));
};

export const stopClock = (state: State, { thread, reason }: CommandOf<'stopClock'>, atMs: number): Decided => {
  const place = thread === undefined ? null : placeIn(state, thread);
  if (place !== null && !place.ok) return place;
  const board = place === null ? null : place.value.board;
  const isRunning = running(state).some((seat) => board === null || seat.board === board);
  return isRunning ? ok([{ type: 'clockStopped', board, reason, atMs }]) : err(refuse('clock/stopped', {}));
};

/** What the clock in the hall shows; after the end too. */
export const setClock = (state: State, command: CommandOf<'setClock'>, atMs: number): Decided => {
  const { thread, side, remainingMs, reason } = command;
  const place = placeIn(state, thread);
  if (!place.ok) return place;
  if (!isTime(remainingMs)) return err(refuse('clock/bad_time', { ms: remainingMs }));
  return ok([{ type: 'clockSet', board: place.value.board, side, remainingMs, reason, atMs }]);
};

/** Time for a player; below 0: taken from him. */
export const addTime = (state: State, command: CommandOf<'addTime'>, atMs: number): Decided => {
  const { thread, side, ms, reason } = command;
  const place = placeIn(state, thread);
  if (!place.ok) return place;
  if (!isTime(ms)) return err(refuse('clock/bad_time', { ms }));
  return ok([{ type: 'timeAdded', board: place.value.board, side, ms, reason, atMs }]);
};

/** C7 @returns flag/time_left while the clock shows time: that of the hall is set first */
export const flag = (state: State, { thread, side }: CommandOf<'flag'>, atMs: number): Decided => {
  const place = stillPlayed(state, placeIn(state, thread));
  if (!place.ok) return place;
  const { board, of } = place.value;
  const remainingMs = remainingAt(of.clock, side, atMs);
  if (remainingMs > 0) return err(refuse('flag/time_left', { board, side, remainingMs }));
  const foe = opponent(side);
  const end: End = { result: canMate(of.fen, foe) ? foe : 'draw', reason: 'flag', atMs };
  return ok([{ type: 'flagFell', board, side, end, atMs }]);
};

/** The clocks went on while nobody could press. */
export const noteGap = (state: State, command: CommandOf<'noteGap'>): Decided =>
  ok(gaps.noteGap(running(state), command));

/** The system's clock was set; the clocks of the match were not touched. */
export const noteStep = (state: State, { byMs }: CommandOf<'noteStep'>, nowMs: number): Decided =>
  ok(isOver(state) ? [] : [gaps.noteStep(running(state), byMs, nowMs)]);

/** The oldest gap is decided on; a match that is over gives nothing back. */
export const dismissGap = (state: State, { giveBack }: CommandOf<'dismissGap'>, nowMs: number): Decided => {
  const [gap] = state.gaps;
  if (gap === undefined) return err(refuse('clock/no_gap', {}));
  return ok([gaps.dismissGap(gap, giveBack && !isOver(state), nowMs)]);
};
