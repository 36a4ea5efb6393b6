import { pressed } from '../../../apart/delayedClock';
import type { Problem } from '../../../common/problem';
import { err, ok, type Result } from '../../../common/result';
import type { CommandOf } from '../commands';
import { endAfterMove } from '../endAfterMove';
import type { Event } from '../events';
import { placeIn, placeOn, stillPlayed, type Place } from '../place';
import { parted, readMove } from '../readMove';
import { moveNumber, perMove, toMoveOn, type State } from '../state';

/** The press of a board's clock: the move counts (C3). @returns what `stillPlayed` and `readMove` refuse */
export const press = (state: State, found: Result<Place, Problem>, text: string, atMs: number) => {
  const place = stillPlayed(state, found);
  if (!place.ok) return place;
  const read = readMove(state, place.value, text);
  if (!read.ok) return read;
  const { board, of } = place.value;
  const { from, to, san, fen } = read.value;
  const side = toMoveOn(of);
  const clockMs = of.clockUsed ? pressed(of.clock, side, perMove(state, of), atMs).remainingMs[side] : null;
  const end = endAfterMove(read.value, of.keys, side, atMs);
  const made = { board, side, number: moveNumber(of), from, to, san, clockMs, atMs };
  return ok({ type: 'movePlayed' as const, ...made, fen, end });
};

export const commitTurn = (
  state: State,
  { thread, line }: CommandOf<'commitTurn'>,
  nowMs: number,
): Result<readonly Event[], Problem> => {
  const named = thread === undefined ? parted(line ?? '').board : null;
  const found = named === null ? placeIn(state, thread) : placeOn(state, named);
  const drafted = found.ok ? (state.drafts[found.value.board - 1] ?? '') : '';
  const event = press(state, found, line ?? drafted, nowMs);
  return event.ok ? ok([event.value]) : err(event.error);
};
