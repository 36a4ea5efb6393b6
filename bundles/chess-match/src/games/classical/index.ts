import { ORTHODOX_JUDGE } from '../chess/judge';
import { lostTimeOf } from '../apart/lostTime';
import type { GameEvent } from '../common/event';
import type { Game } from '../common/game';
import { isOfGame, type Entry as AnyEntry } from '../common/entry';
import { protocolLine } from './record/protocolLine';
import { records } from './record/records';
import { replayJson } from './record/replayJson';
import { boardIn, THREADS } from './rules/boards';
import { sideOf, teamAt } from './rules/colours';
import { clocksAs } from './rules/clocksAs';
import { COMMANDS, type Command } from './rules/commands';
import { decide } from './rules/decide';
import type { Event } from './rules/events';
import { evolve } from './rules/evolve';
import type { Setup } from '../common/setup';
import { initial, setUpProblem } from './rules/initial';
import { replayer } from './rules/replayer';
import { SETTINGS } from './rules/settings';
import { halvesOf, movesOn, numbered, onBoard, scoreOf, toMoveOn, type State } from './rules/state';
import { takenBackWith, type Entry } from './rules/takenBackWith';
import { undoLabel } from './rules/undoLabel';
import { boardViews } from './views/board';
import { entry } from './views/entry';
import { project } from './views/project';
import { statistics } from './views/statistics';
import { nextSuggestionMs, suggestions } from './views/suggestions';

/** Entries of a journal of this game. */
const own = (entries: readonly AnyEntry[]): readonly Entry[] =>
  entries.flatMap(({ seq, event }) => (isOfGame(event) ? [{ seq, event: event as GameEvent as Event }] : []));

/** What is of one board is that board's; lost time, and what is said of all clocks, is everybody's. */
const threadOf = (event: Event): string | null =>
  'board' in event && event.board !== null ? String(event.board) : null;

const NUMBERS = THREADS.map((_, index) => index + 1);

/**
 * Classical chess on one to five boards (rules C1-C8), as the authority plugs it in: boards that do not wait for each
 * other.
 */
export const classical: Game<Setup, State, Command, Event> = {
  id: 'classical',
  commands: COMMANDS,
  settings: SETTINGS,
  threads: THREADS,
  threadOf,
  initial,
  setUpProblem,
  decide,
  evolve,
  project,
  turnKey: (state, thread) => {
    const board = boardIn(thread) ?? 0;
    return onBoard(state, board)?.end === null ? `${thread}:${movesOn(state, board).length}` : null;
  },
  withDraft: (state, thread, line) => {
    const board = boardIn(thread) ?? 0;
    return { ...state, drafts: state.drafts.map((draft, index) => (index === board - 1 ? line : draft)) };
  },
  own: { entry },
  takenBackWith: (_start, entries, seq) => takenBackWith(own(entries), seq),
  keptDraft: () => null,
  lookBack: {
    glance: (state) => ({
      ply: state.moves.length,
      boards: boardViews(state),
      positions: Object.fromEntries(numbered(state).map(({ board, fen }) => [String(board), fen])),
      score: scoreOf(state),
      counts: {},
      atStake: numbered(state).flatMap(({ board, fen, end }) =>
        end === null
          ? [{ line: String(board), board, position: fen, points: 1, white: teamAt(state.settings, board, 'white') }]
          : [],
      ),
    }),
    judge: ORTHODOX_JUDGE,
    dealings: (state) => ({
      made: [],
      offered: [],
      ended: Object.fromEntries(
        numbered(state).flatMap(({ board, end }) => {
          const halves = halvesOf(end)[sideOf(state.settings, board, 'white')];
          return end === null || end.result === null ? [] : [[String(board), halves / 2]];
        }),
      ),
    }),
    clocks: ({ boards }) => boards.map(({ clock }) => clock),
    toMove: (state, thread) => {
      const board = onBoard(state, boardIn(thread) ?? 0);
      return board === null ? 'white' : toMoveOn(board);
    },
  },
  statistics,
  suggestions,
  nextSuggestionMs,
  clocksAs,
  lostTime: lostTimeOf(NUMBERS),
  replayer,
  undoLabel,
  protocolLine,
  records,
  replayJson,
};
