import type { BoardView } from '@schemas/boards';
import type { GameEvent } from '../common/event';
import type { Game } from '../common/game';
import { ONE_THREAD } from '../common/threads';
import { clocksAs } from './clocksAs';
import { lostTime } from './lostTime';
import type { DuelState } from './state';
import { BOARD, type DuelReader } from './views/board';
import { nextSuggestionMs } from './views/suggestions';

/**
 * What a game of two sides on one board, with one clock and one thread, plugs into the authority as every such game
 * does.
 */
export const duelGame = <State extends DuelState>(
  { plies, scoreOf, toMove, studyText }: DuelReader<State>,
  boardView: (state: State) => BoardView,
) =>
  ({
    threads: [ONE_THREAD],
    threadOf: () => null,
    turnKey: (state) => (state.end === null ? String(plies(state)) : null),
    withDraft: (state, _thread, line) => ({ ...state, draft: line }),
    keptDraft: () => null,
    lookBack: {
      glance: (state) => ({
        ply: plies(state),
        boards: [boardView(state)],
        positions: state.end === null ? { [BOARD]: studyText(state) } : {},
        score: scoreOf(state),
        counts: {},
      }),
      clocks: ({ clock }) => [clock],
      toMove,
    },
    nextSuggestionMs,
    clocksAs,
    lostTime,
  }) satisfies Partial<Game<never, State, never, GameEvent>>;
