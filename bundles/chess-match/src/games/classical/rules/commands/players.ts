import type { Problem } from '../../../common/problem';
import { err, ok, type Result } from '../../../common/result';
import { opponent, type Side } from '../../../common/sides';
import { sideOf } from '../colours';
import type { CommandOf } from '../commands';
import { refuse } from '../errors';
import type { Event } from '../events';
import { placeIn, stillPlayed } from '../place';
import { isOver, lastEnd, numbered, type State } from '../state';

type Decided = Result<readonly Event[], Problem>;

const resignOn = (board: number, side: Side, atMs: number): Event => ({
  type: 'resigned',
  board,
  side,
  end: { result: opponent(side), reason: 'resignation', atMs },
  atMs,
});

/** A player resigns; without a board a team does so wherever it is still played. */
export const resign = (state: State, { thread, team }: CommandOf<'resignMatch'>, atMs: number): Decided => {
  const { settings } = state;
  if (thread === undefined && state.boards.length > 1) {
    if (isOver(state)) return err(refuse('game/over', { reason: lastEnd(state) ?? '' }));
    const open = numbered(state).filter(({ end }) => end === null);
    return ok(open.map(({ board }) => resignOn(board, sideOf(settings, board, team), atMs)));
  }
  const place = stillPlayed(state, placeIn(state, thread));
  if (!place.ok) return place;
  const { board } = place.value;
  return ok([resignOn(board, sideOf(settings, board, team), atMs)]);
};

/** C5 both must want it. An offer stands until the opponent declines it, or presses. */
export const offerDraw = (state: State, { thread, team }: CommandOf<'offerDraw'>, atMs: number): Decided => {
  const place = stillPlayed(state, placeIn(state, thread));
  if (!place.ok) return place;
  const { board, of } = place.value;
  const side = sideOf(state.settings, board, team);
  if (of.offers.includes(side)) return err(refuse('draw/offered_already', { board, side }));
  return ok([
    of.offers.includes(opponent(side))
      ? { type: 'drawAgreed', board, end: { result: 'draw', reason: 'agreement', atMs }, atMs }
      : { type: 'drawOffered', board, side, atMs },
  ]);
};

export const declineDraw = (state: State, { thread, team }: CommandOf<'declineDraw'>, atMs: number): Decided => {
  const place = stillPlayed(state, placeIn(state, thread));
  if (!place.ok) return place;
  const { board, of } = place.value;
  const side = sideOf(state.settings, board, team);
  return of.offers.includes(opponent(side))
    ? ok([{ type: 'drawDeclined', board, side, atMs }])
    : err(refuse('draw/not_offered', { board, side }));
};
