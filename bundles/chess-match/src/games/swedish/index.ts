import { lostTimeOf } from '../apart/lostTime';
import type { Game } from '../common/game';
import type { GameEvent } from '../common/event';
import { isOfGame, type Entry as AnyEntry } from '../common/entry';
import { replayer } from './rules/replayer';
import { clocksAs } from './rules/clocksAs';
import { decide } from './rules/decide';
import type { Event } from './rules/events';
import { evolve } from './rules/evolve';
import type { Setup } from '../common/setup';
import { initial } from './rules/initial';
import { setUpProblem } from './rules/start';
import { replayJson } from './record/replayJson';
import { BOARDS } from './rules/seats';
import { SETTINGS } from './rules/settings';
import { movesOn, type State } from './rules/state';
import { statistics } from './views/statistics';
import { nextSuggestionMs, suggestions } from './views/suggestions';
import { fits, takenBackWith, type Entry } from './rules/takenBackWith';
import { undoLabel } from './rules/undoLabel';
import { entry } from './views/entry';
import { isBoard } from './rules/numbers';
import { course } from './views/course';
import { lookBack } from './views/lookBack';
import { project } from './views/project';
import { protocolLine } from './record/protocolLine';
import { records } from './record/records';
import { fromWire, WIRE_COMMANDS, type Wire } from './rules/wire';

/** Entries of a journal of this game. */
const own = (entries: readonly AnyEntry[]): readonly Entry[] =>
  entries.flatMap(({ seq, event }) => (isOfGame(event) ? [{ seq, event: event as GameEvent as Event }] : []));

/** What belongs to one board: moves and what the arbiter set there. Clocks run together, an end stops both. */
const threadOf = (event: Event): string | null => {
  switch (event.type) {
    case 'movePlayed':
      return event.end === null ? event.board : null;
    case 'positionCorrected':
    case 'reserveCorrected':
    case 'clockSet':
    case 'timeAdded':
      return event.board;
    default:
      return null;
  }
};

/** Swedish chess (rules S1-S14), as the authority plugs it in: two boards that do not wait for each other. */
export const swedish: Game<Setup, State, Wire, Event> = {
  id: 'swedish',
  commands: WIRE_COMMANDS,
  settings: SETTINGS,
  threads: BOARDS,
  threadOf,
  initial,
  setUpProblem,
  decide: (state, wire, nowMs) => {
    const command = fromWire(state, wire);
    return command.ok ? decide(state, command.value, nowMs) : command;
  },
  evolve,
  project,
  turnKey: (state, thread) =>
    state.end === null && isBoard(thread) ? `${thread}${movesOn(state, thread).length}` : null,
  withDraft: (state, thread, line) =>
    isBoard(thread) ? { ...state, drafts: { ...state.drafts, [thread]: line } } : state,
  own: { course, entry },
  takenBackWith: (start, entries, seq) => takenBackWith({ initial: start, entries: own(entries) }, seq),
  fits: (start, entries) => fits({ initial: start, entries: own(entries) }),
  keptDraft: () => null,
  lookBack,
  statistics,
  suggestions,
  nextSuggestionMs,
  clocksAs,
  lostTime: lostTimeOf(BOARDS),
  replayer,
  undoLabel,
  protocolLine,
  records,
  replayJson,
};
