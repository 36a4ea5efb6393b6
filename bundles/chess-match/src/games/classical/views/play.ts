import type { ClassicalPlay } from '@schemas/play';
import { halfMoveClock, occurrences } from '../../chess/onFen';
import { numbered, type State } from '../rules/state';

/** What is declared on each board, what could be claimed there, and how it ended (C4-C7). */
export const play = (state: State): ClassicalPlay => ({
  game: 'classical',
  boards: numbered(state).map(({ board, offers, keys, fen, end }) => ({
    board,
    offers: [...offers],
    repeated: Math.max(1, occurrences(keys)),
    quiet: halfMoveClock(fen),
    end: end === null ? null : { result: end.result, reason: end.reason, atMs: end.atMs },
  })),
});
