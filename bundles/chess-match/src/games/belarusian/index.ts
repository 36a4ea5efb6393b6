import type { Game } from '../common/game';
import { ONE_THREAD } from '../common/threads';
import { clocksAs } from '../duel/clocksAs';
import { lostTime } from '../duel/lostTime';
import { protocolLine } from './record/protocolLine';
import { records } from './record/records';
import { replayJson } from './record/replayJson';
import { COMMANDS, type Command } from './rules/commands';
import { decide } from './rules/decide';
import type { Event } from './rules/events';
import { evolve } from './rules/evolve';
import { initial, type Setup } from './rules/initial';
import { replayer } from './rules/replayer';
import { SETTINGS } from './rules/settings';
import { scoreOf, toMove, type State } from './rules/state';
import { undoLabel } from './rules/undoLabel';
import { boardView } from './views/board';
import { project } from './views/project';
import { nextSuggestionMs, suggestions } from './views/suggestions';
import { turnEntry } from './views/turnEntry';

/** Belarusian chess (rules L1-L12), as the authority plugs it in. */
export const belarusian: Game<Setup, State, Command, Event> = {
  id: 'belarusian',
  commands: COMMANDS,
  settings: SETTINGS,
  threads: [ONE_THREAD],
  threadOf: () => null,
  initial,
  decide,
  evolve,
  project,
  turnKey: ({ end, turns }) => (end === null ? String(turns.length) : null),
  withDraft: (state, _thread, line) => ({ ...state, draft: line }),
  turnEntry,
  keptDraft: () => null,
  lookBack: {
    glance: (state) => ({
      ply: state.turns.length,
      boards: [boardView(state)],
      positions: {},
      score: scoreOf(state),
      counts: {},
    }),
    clocks: ({ clock }) => [clock],
    toMove,
  },
  suggestions,
  nextSuggestionMs,
  clocksAs,
  lostTime,
  replayer,
  undoLabel,
  protocolLine,
  records,
  replayJson,
};
