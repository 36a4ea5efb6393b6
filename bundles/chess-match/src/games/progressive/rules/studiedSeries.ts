import type { BySide, Side } from '../../common/sides';
import type { GameEndReason } from './game';
import { readStudied } from './studyText';
import { studiedKind } from './studyRules';

/** How a series stands in a position that is looked at or tried. */
export interface StudiedSeries {
  readonly turn: number;
  readonly side: Side;
  /** Moves made of the series, and of it whole. */
  readonly made: number;
  readonly length: number;
  /** Moves of the series after it. */
  readonly next: number;
  /** P7 quiet turns in a row before it, and how many are a draw; null: no number of them is. */
  readonly quiet: { readonly turns: number; readonly of: number | null };
  /** P10 pieces that stand; null where they are not to be taken. */
  readonly pieces: BySide<number> | null;
  /** What has ended the game there; null: nothing. */
  readonly end: GameEndReason | null;
  /** A series can mate at all (P10 knows no check). */
  readonly knowsMate: boolean;
}

/** @param text a position of this game's study; null where it is none */
export const studiedSeries = (settings: Readonly<Record<string, unknown>>, text: string): StudiedSeries | null => {
  const kind = studiedKind(settings);
  const studied = readStudied(kind, text);
  if (studied === null) return null;
  const { series, turn, quiet, end } = studied.game;
  const { position, made, length } = series;
  const count = (side: Side): number => position.squares.filter((piece) => piece?.side === side).length;
  return {
    turn,
    side: position.toMove,
    made,
    length,
    next: kind.movesOf(turn + 1),
    quiet: { turns: quiet, of: kind.quietTurns },
    pieces: kind.takesAll ? { white: count('white'), black: count('black') } : null,
    end: end?.reason ?? null,
    knowsMate: kind.check !== 'none',
  };
};
