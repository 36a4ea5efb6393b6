import { remainingAt } from '../../common/clock';
import type { GameViews } from '../../common/views';
import { FOCUS, GAME } from '../../common/presets';
import { SIDES } from '../../common/sides';
import { bring, NOTHING, ofTheMatch, type NewSuggestion } from '../../common/suggestions';
import { delayLeftAt } from '../../apart/delayedClock';
import { numberOf } from '../rules/numbers';
import { sitting } from '../rules/findings/sitting';
import { BOARDS, partnerOf, type BoardId, type Seat } from '../rules/seats';
import { running, type State } from '../rules/state';

/** A clock this low falls before the next quiet minute is over. */
export const FLAG_NEAR_MS = 20_000;
/** Two clocks this low: both boards blitz. */
export const SCRAMBLE_MS = 60_000;

const large = (board: BoardId) => bring(FOCUS, { focus: { board: numberOf(board) } });

/** Mate on the board ends the match (S8): seen large before the result. */
const mate = ({ end }: State): readonly NewSuggestion[] =>
  end === null || !['mate', 'simultaneous-mates'].includes(end.reason)
    ? []
    : end.at.slice(0, 1).map(({ board, side }) => {
        return { ...NOTHING, kind: 'mate', side, board: numberOf(board), ...large(board), lasts: true };
      });

/** S2 the queen that was just taken: it is dropped on the other board. */
const queenGiven = ({ moves }: State): readonly NewSuggestion[] => {
  const last = moves.at(-1);
  if (last?.gave !== 'q') return [];
  const { board, side } = last;
  const to = partnerOf({ board, side }).board;
  const about = { side, board: numberOf(board), other: numberOf(to), amount: null };
  return [{ kind: 'queenGiven', ...about, ...large(to), lasts: false }];
};

/** S12 who waits for his partner. */
const sits = (state: State): readonly NewSuggestion[] =>
  BOARDS.flatMap((board) => {
    const side = sitting(state, board)?.side ?? null;
    return side === null
      ? []
      : [{ ...NOTHING, kind: 'sitting', side, board: numberOf(board), ...large(board), lasts: true }];
  });

const lowClocks = (state: State, belowMs: number, nowMs: number) =>
  BOARDS.flatMap((board) =>
    SIDES.filter((side) => remainingAt(state.boards[board].clock, side, nowMs) < belowMs).map((side) => ({
      board,
      side,
    })),
  );

/** The lowest running clock, or both boards where several are low. */
const time = (state: State, nowMs: number): readonly NewSuggestion[] => {
  const leftTo = ({ board, side }: Pick<Seat, 'board' | 'side'>): number =>
    remainingAt(state.boards[board].clock, side, nowMs);
  const isRunning = (board: BoardId, side: string) =>
    running(state).some((seat) => seat.board === board && seat.side === side);
  const [near] = lowClocks(state, FLAG_NEAR_MS, nowMs)
    .filter(({ board, side }) => isRunning(board, side))
    .toSorted((one, other) => leftTo(one) - leftTo(other));
  if (near !== undefined) {
    const { board, side } = near;
    return [{ ...NOTHING, kind: 'flagNear', side, board: numberOf(board), ...large(board), lasts: true }];
  }
  return running(state).length > 0 && lowClocks(state, SCRAMBLE_MS, nowMs).length > 1
    ? [{ ...NOTHING, kind: 'timeScramble', ...bring(GAME), lasts: true }]
    : [];
};

/** What a director of Swedish chess wants to see: mate, a queen given over, who sits, and clocks that run out. */
export const suggestions = (
  state: State,
  views: Pick<GameViews, 'match' | 'clocks'>,
  nowMs: number,
): readonly NewSuggestion[] => {
  if (state.end !== null) return [...mate(state), ...ofTheMatch(views, mate(state))];
  const ofBoards = [...queenGiven(state), ...sits(state), ...time(state, nowMs)];
  return [...ofBoards, ...ofTheMatch(views, ofBoards)];
};

/** When a running clock will give a reason that no move gives; null: none will. Unix ms. */
export const nextSuggestionMs = (state: State, nowMs: number): number | null => {
  const marks = running(state).flatMap(({ board, side }) => {
    const { clock } = state.boards[board];
    const left = delayLeftAt(clock, nowMs) + remainingAt(clock, side, nowMs);
    return [SCRAMBLE_MS, FLAG_NEAR_MS].map((markMs) => left - markMs);
  });
  const ahead = marks.filter((aheadMs) => aheadMs >= 0);
  return ahead.length === 0 ? null : nowMs + Math.min(...ahead) + 1;
};
