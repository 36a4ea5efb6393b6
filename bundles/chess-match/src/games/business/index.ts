import { printTurnLine } from './record/turnLine';
import type { Game, TurnEntry } from '../common/game';
import { ONE_THREAD } from '../common/threads';
import { replayer } from './rules/replayer';
import { clocksAs } from './rules/clocksAs';
import { COMMANDS, type Command } from './rules/commands';
import { decide } from './rules/decide';
import type { Event } from './rules/events';
import { evolve } from './rules/evolve';
import { lostTime } from './rules/gaps';
import type { Setup } from '../common/setup';
import { initial } from './rules/initial';
import { lookBack } from './views/lookBack';
import { moves, project } from './views';
import { projectCourse } from './views/course';
import { ownDifferences } from './views/differences';
import { projectDraft } from './views/draft';
import { entry } from './views/entry';
import { projectOptions } from './views/options';
import { protocolLine } from './record/protocolLine';
import { records } from './record/records';
import { replayJson } from './record/replayJson';
import { SETTINGS } from './rules/settings';
import { isOver, type State } from './rules/state';
import { statistics } from './views/statistics';
import { suggestions } from './views/suggestions';

const undoLabel: Game<Setup, State, Command, Event>['undoLabel'] = (event) => {
  switch (event.type) {
    case 'turnCommitted':
      return { label: event.turn, kind: 'turn', line: printTurnLine(event.items) };
    case 'vetoDeclared':
      return { label: event.side, kind: 'veto', line: '' };
    case 'flagFell':
      return { label: event.side, kind: 'flag', line: '' };
    case 'controlBoardSet':
      return { label: event.side, kind: 'control-board', line: '' };
    case 'positionCorrected':
      return { label: String(event.board), kind: 'position', line: '' };
    case 'ratingCorrected':
      return { label: String(event.board), kind: 'rating', line: '' };
    case 'draftSet':
    case 'clockStarted':
    case 'clockStopped':
    case 'clockSet':
    case 'timeAdded':
    case 'overtimeStarted':
    case 'gapNoted':
    case 'gapDismissed':
    case 'gapsCharged':
    case 'redLineCrossed':
    case 'penaltyWithdrawn':
    case 'substituted':
    case 'boardConfirmed':
    case 'scoreFixed':
    case 'claimDecided':
      return null;
  }
};

/** How a turn of Business Chess is entered. */
export const turnEntry: TurnEntry<State> = { draft: projectDraft, moves };

/** Business Chess (rules/business-chess.md), as the authority plugs it in. */
export const business: Game<Setup, State, Command, Event> = {
  id: 'business',
  commands: COMMANDS,
  settings: SETTINGS,
  threads: [ONE_THREAD],
  threadOf: () => null,
  initial,
  decide,
  evolve,
  project,
  turnKey: (state) => (isOver(state) ? null : String(state.ply)),
  withDraft: (state, _thread, line) => ({ ...state, draft: line }),
  keptDraft: (event) => (event.type === 'draftSet' ? { turn: String(event.ply), line: event.line } : null),
  turnEntry,
  own: { course: projectCourse, options: projectOptions, entry },
  ownDifferences,
  lookBack,
  statistics,
  suggestions: (state, views) => suggestions({ ...views, tree: projectCourse(state) }),
  clocksAs,
  lostTime,
  replayer,
  undoLabel,
  protocolLine,
  records,
  replayJson,
};

export { playRecord, type PlayedRecord } from './record/playRecord';
export { LIVELY, randomTurn } from './rules/randomTurn';
export { returnSettings } from './record/returnGame';
