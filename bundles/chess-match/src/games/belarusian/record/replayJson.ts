import type { Position } from '../../chess/position';
import type { Side } from '../../common/sides';
import { CALL_WORDS } from '../words/calls';
import { keyOf } from '../rules/fen';
import { scoreOf, toMove, type EndReason, type State } from '../rules/state';

/** The object of `npm run replay` (rules/notation.md). */
export interface ReplayJson {
  readonly game: 'belarusian';
  readonly status: 'playing' | 'over';
  readonly result: Side | 'draw' | null;
  readonly reason: EndReason | null;
  /** Halves as .5. */
  readonly points: { readonly white: number; readonly black: number };
  readonly toMove: Side | null;
  readonly fen: string;
  /** Those of the last turn, in the words of the board. */
  readonly calls: readonly string[];
  readonly moves: readonly string[];
}

/** FEN as far as the source has it: pieces and the side to move. */
const piecesAndSide = (position: Position): string => keyOf(position).split(' ').slice(0, 2).join(' ');

export const replayJson = (state: State): ReplayJson => {
  const { end, turns, position } = state;
  const { white, black } = scoreOf(state);
  return {
    game: 'belarusian',
    status: end === null ? 'playing' : 'over',
    result: end?.result ?? null,
    reason: end?.reason ?? null,
    points: { white: white / 2, black: black / 2 },
    toMove: end === null ? toMove(state) : null,
    fen: piecesAndSide(position),
    calls: (turns.at(-1)?.calls ?? []).map((call) => CALL_WORDS.ru[call]),
    moves: turns.map(({ text }) => text),
  };
};
