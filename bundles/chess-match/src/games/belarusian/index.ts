import type { Game } from '../common/game';
import { duelGame } from '../duel/game';
import { protocolLine } from '../duel/record/protocolLine';
import { records } from './record/records';
import { replayJson } from './record/replayJson';
import { COMMANDS, type Command } from './rules/commands';
import { decide } from './rules/decide';
import type { Event } from './rules/events';
import { evolve } from './rules/evolve';
import type { Setup } from '../common/setup';
import { initial } from './rules/initial';
import { setUpProblem } from './rules/start';
import { replayer } from './rules/replayer';
import { SETTINGS } from './rules/settings';
import type { State } from './rules/state';
import { undoLabel } from './rules/undoLabel';
import { boardView, READER } from './views/board';
import { entry } from './views/entry';
import { project } from './views/project';
import { statistics } from './views/statistics';
import { suggestions } from './views/suggestions';
import { turnEntry } from './views/turnEntry';

/** Belarusian chess (rules L1-L12), as the authority plugs it in. */
export const belarusian: Game<Setup, State, Command, Event> = {
  ...duelGame(READER, boardView),
  id: 'belarusian',
  commands: COMMANDS,
  settings: SETTINGS,
  initial,
  setUpProblem,
  decide,
  evolve,
  project,
  turnEntry,
  own: { entry },
  statistics,
  suggestions,
  replayer,
  undoLabel,
  protocolLine,
  records,
  replayJson,
};
