import { delayLeftAt } from '../../apart/delayedClock';
import { remainingAt } from '../../common/clock';
import { FOCUS, GAME } from '../../common/presets';
import { SIDES, type Side } from '../../common/sides';
import { bring, NOTHING, ofTheMatch, type NewSuggestion } from '../../common/suggestions';
import type { GameViews } from '../../common/views';
import { isOver, numbered, onBoard, running, type State } from '../rules/state';

/** A clock this low falls before the next quiet minute is over. */
export const FLAG_NEAR_MS = 20_000;
/** Clocks this low on two boards: the match is decided in time trouble. */
export const SCRAMBLE_MS = 60_000;

const large = (board: number) => bring(FOCUS, { focus: { board } });

/** The board that ended last: a mate is seen large, another end too, as long as nobody has moved since. */
const ended = (state: State): readonly NewSuggestion[] => {
  const board = state.ended.at(-1);
  const end = board === undefined ? null : (onBoard(state, board)?.end ?? null);
  if (board === undefined || end === null || end.result === null) return [];
  const side = end.result === 'draw' ? null : end.result;
  const kind = end.reason === 'mate' ? 'mate' : 'gameEnd';
  const last = state.moves.at(-1);
  const isFresh = last === undefined || last.board === board || last.atMs <= end.atMs;
  return isFresh ? [{ ...NOTHING, kind, side, board, ...large(board), lasts: true }] : [];
};

/** The lowest running clock, or all boards where several are low. */
const time = (state: State, nowMs: number): readonly NewSuggestion[] => {
  const leftOn = (board: number, side: Side): number => {
    const clock = onBoard(state, board)?.clock;
    return clock === undefined ? Infinity : remainingAt(clock, side, nowMs);
  };
  const runs = running(state);
  const [near] = runs
    .filter(({ board, side }) => leftOn(board, side) < FLAG_NEAR_MS)
    .toSorted((one, other) => leftOn(one.board, one.side) - leftOn(other.board, other.side));
  if (near !== undefined)
    return [{ ...NOTHING, kind: 'flagNear', side: near.side, board: near.board, ...large(near.board), lasts: true }];
  const low = runs.filter(({ board }) => SIDES.some((side) => leftOn(board, side) < SCRAMBLE_MS));
  return low.length > 1 ? [{ ...NOTHING, kind: 'timeScramble', ...bring(GAME), lasts: true }] : [];
};

/** What a director wants to see: a board that has ended, and clocks that run out. */
export const suggestions = (
  state: State,
  views: Pick<GameViews, 'match' | 'clocks'>,
  nowMs: number,
): readonly NewSuggestion[] => {
  const ofBoards = isOver(state) ? ended(state) : [...ended(state), ...time(state, nowMs)];
  return [...ofBoards, ...ofTheMatch(views, ofBoards)];
};

/** When a running clock will give a reason that no move gives; null: none will. Unix ms. */
export const nextSuggestionMs = (state: State, nowMs: number): number | null => {
  const marks = numbered(state).flatMap(({ clock }) => {
    if (clock.running === null) return [];
    const left = delayLeftAt(clock, nowMs) + remainingAt(clock, clock.running, nowMs);
    return [SCRAMBLE_MS, FLAG_NEAR_MS].map((markMs) => left - markMs);
  });
  const ahead = marks.filter((aheadMs) => aheadMs >= 0);
  return ahead.length === 0 ? null : nowMs + Math.min(...ahead) + 1;
};
