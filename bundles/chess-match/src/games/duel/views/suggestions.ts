import { remainingAt } from '../../common/clock';
import { FOCUS } from '../../common/presets';
import { bring, NOTHING, ofTheMatch, type NewSuggestion } from '../../common/suggestions';
import type { GameViews } from '../../common/views';
import type { DuelState } from '../state';
import { BOARD } from './board';

/** A clock this low falls before the next quiet minute is over. */
const FLAG_NEAR_MS = 20_000;

const LARGE = bring(FOCUS, { focus: { board: BOARD } });

/** A mate is seen large before the result. @param reasons the ends of a game that are mates */
const mate = ({ end }: DuelState, reasons: readonly string[]): readonly NewSuggestion[] => {
  if (end === null || end.result === null || end.result === 'draw' || !reasons.includes(end.reason)) return [];
  return [{ ...NOTHING, kind: 'mate', side: end.result, board: BOARD, ...LARGE, lasts: true }];
};

const flagNear = ({ clock }: DuelState, nowMs: number): readonly NewSuggestion[] => {
  const side = clock.running;
  if (side === null || remainingAt(clock, side, nowMs) >= FLAG_NEAR_MS) return [];
  return [{ ...NOTHING, kind: 'flagNear', side, board: BOARD, ...LARGE, lasts: true }];
};

/**
 * What a director wants to see of any game of two sides: a mate, a clock that runs out, and what the game alone has.
 * @param mates the ends of a game that are mates
 * @param own of a game that goes on
 */
export const duelSuggestions =
  <S extends DuelState>(mates: readonly string[], own: (state: S) => readonly NewSuggestion[]) =>
  (state: S, views: Pick<GameViews, 'match' | 'clocks'>, nowMs: number): readonly NewSuggestion[] => {
    const ofBoard = state.end === null ? [...flagNear(state, nowMs), ...own(state)] : mate(state, mates);
    return [...ofBoard, ...ofTheMatch(views, ofBoard)];
  };

/** When the running clock will give a reason that no move gives; null: it will not. Unix ms. */
export const nextSuggestionMs = ({ clock }: DuelState, nowMs: number): number | null => {
  if (clock.running === null) return null;
  const aheadMs = remainingAt(clock, clock.running, nowMs) - FLAG_NEAR_MS;
  return aheadMs < 0 ? null : nowMs + aheadMs + 1;
};
