import type { AirLanguage, TurnsView } from 'chess-match/client';
import { turnIn } from 'chess-match/games/belarusian';

/** The turns as viewers of a language read them. */
export const shownIn = ({ turns }: TurnsView, language: AirLanguage): TurnsView => ({
  turns: turns.map((turn) => ({
    ...turn,
    line: turnIn(turn.line, language),
    moves: turn.moves.map((move) => ({ ...move, san: turnIn(move.san, language) })),
  })),
});
