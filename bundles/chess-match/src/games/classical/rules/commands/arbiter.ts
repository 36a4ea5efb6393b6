import type { Problem } from '../../../common/problem';
import { ruledEnd } from '../../../common/ruling';
import { err, ok, type Result } from '../../../common/result';
import { claimable, couldBeSetUp, halfMoveClock, occurrences, readPosition } from '../../../chess/onFen';
import type { CommandOf } from '../commands';
import { refuse } from '../errors';
import type { Event } from '../events';
import { placeIn, placeOn, stillPlayed } from '../place';
import { isOver, lastEnd, type End, type State } from '../state';

type Decided = Result<readonly Event[], Problem>;

/**
 * C6 a draw is claimed of the position as it stands: one with a move is decided when that has been made.
 * @returns claim/nothing where there is nothing to claim, which is the arbiter's answer
 */
export const decideClaim = (state: State, command: CommandOf<'decideClaim'>, atMs: number): Decided => {
  const { accepted, reason } = command;
  const place = stillPlayed(state, placeOn(state, command.board));
  if (!place.ok) return place;
  const { board, of } = place.value;
  const kind = claimable(of.keys, of.fen);
  if (kind === null)
    return err(refuse('claim/nothing', { board, occurrences: occurrences(of.keys), halfMoves: halfMoveClock(of.fen) }));
  const end: End | null = accepted ? { result: 'draw', reason: kind, atMs } : null;
  return ok([{ type: 'claimDecided', board, accepted, reason, end, atMs }]);
};

/** A game ends as the arbiter rules, whatever stands on its board: who did not come has lost it. */
export const ruleResult = (state: State, command: CommandOf<'ruleResult'>, atMs: number): Decided => {
  const { ruling, reason } = command;
  const place = stillPlayed(state, placeIn(state, command.thread));
  if (!place.ok) return place;
  const { board } = place.value;
  return ok([{ type: 'resultRuled', board, ruling, reason, end: { ...ruledEnd(ruling), atMs }, atMs }]);
};

/** The board is set as it stands in the hall, the side to move too. */
export const correctPosition = (state: State, command: CommandOf<'correctPosition'>, atMs: number): Decided => {
  const { fen, reason } = command;
  const place = stillPlayed(state, placeOn(state, command.board));
  if (!place.ok) return place;
  const { board, of } = place.value;
  const position = readPosition(fen);
  if (position === null || !couldBeSetUp(position.fen)) return err(refuse('correct/bad_position', { board, fen }, fen));
  if (position.fen === of.fen) return err(refuse('correct/no_change', { board }, fen));
  return ok([{ type: 'positionCorrected', board, fen: position.fen, reason, atMs }]);
};

export const abort = (state: State, { reason }: CommandOf<'abortMatch'>, atMs: number): Decided =>
  isOver(state) ? err(refuse('game/over', { reason: lastEnd(state) ?? '' })) : ok([{ type: 'aborted', reason, atMs }]);
