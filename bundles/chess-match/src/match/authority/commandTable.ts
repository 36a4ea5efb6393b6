import { COMMANDS } from '../../commands';
import type { CommandType } from '../../contract/commands';
import { OWN_COMMANDS } from '../../games/commands';
import * as backups from './handlers/backups';
import { playDemonstration } from './handlers/demonstration';
import * as devices from './handlers/devices';
import * as draft from './handlers/draft';
import { askEngine } from './handlers/engine';
import { game } from './handlers/game';
import * as history from './handlers/history';
import * as incidents from './handlers/incidents';
import * as library from './handlers/library';
import * as marks from './handlers/marks';
import { pushLive } from './handlers/live';
import * as matches from './handlers/matches';
import * as obs from './handlers/obs';
import * as show from './handlers/show';
import * as simulator from './handlers/simulator';
import * as sound from './handlers/sound';
import type { Handler } from './handlers/handler';
import type { Row } from './row';

/** What a game says of its own commands is all there is to say: games decide on them. */
const ofGames = Object.fromEntries(Object.keys(OWN_COMMANDS).map((type) => [type, game])) as {
  readonly [T in keyof typeof OWN_COMMANDS]: typeof game;
};

/** What carries out each command that is declared. */
export const HANDLERS = {
  setDraft: draft.setDraft,
  commitTurn: game,
  undo: history.undo,
  redo: history.redo,
  takeBack: history.takeBack,
  correctTurns: history.correctTurns,
  startClock: game,
  stopClock: game,
  setClock: game,
  addTime: game,
  dismissGap: game,
  flag: game,
  correctPosition: game,
  decideClaim: game,
  ruleResult: game,
  resignMatch: game,
  offerDraw: game,
  declineDraw: game,
  ...ofGames,
  abortMatch: game,
  noteIncident: incidents.noteIncident,
  strikeIncident: incidents.strikeIncident,

  newMatch: matches.newMatch,
  openMatch: matches.openMatch,
  renameMatch: library.renameMatch,
  archiveMatch: library.archiveMatch,
  publishMatch: library.publishMatch,
  duplicateMatch: library.duplicateMatch,
  makeBackup: backups.makeBackup,
  restoreBackup: backups.restoreBackup,
  startSimulator: simulator.startSimulator,
  steerSimulator: simulator.steerSimulator,
  playDemonstration: playDemonstration,
  pushLive,

  issueDeviceCode: devices.issueDeviceCode,
  dropDeviceCode: devices.dropDeviceCode,
  renameDevice: devices.renameDevice,
  moveDevice: devices.moveDevice,
  identifyDevice: devices.identifyDevice,
  revokeDevice: devices.revokeDevice,
  setDeviceInPlay: devices.setDeviceInPlay,
  assignBoard: devices.assignBoard,
  setHallRules: devices.setHallRules,

  showScene: obs.showScene,
  followScene: obs.followScene,
  cutScene: obs.cutScene,
  takeScene: obs.takeScene,
  setStudioMode: obs.setStudioMode,
  setSceneRules: obs.setSceneRules,
  automateScenes: obs.automateScenes,
  holdScenes: obs.holdScenes,
  skipScene: obs.skipScene,
  planObs: obs.planObs,
  applyObsPlan: obs.applyObsPlan,
  controlOutput: obs.controlOutput,
  connectObs: obs.connectObs,

  markMoment: marks.markMoment,
  changeMark: marks.changeMark,
  dropMark: marks.dropMark,
  askEngine,

  cueGraphic: show.cueGraphic,
  proposeAnalysis: show.proposeAnalysis,
  takeGraphic: show.asSent,
  takeCued: show.asSent,
  dropCue: show.asSent,
  cuePreset: show.asSent,
  cueSuggestion: show.asSent,
  cueItem: show.asSent,
  clearGraphics: show.asSent,
  steerTelling: show.asSent,
  restoreGraphics: show.asSent,
  undoShow: show.asSent,
  redoShow: show.asSent,
  setRundown: show.setRundown,
  planEvening: show.asSent,
  undoRundown: show.asSent,
  redoRundown: show.asSent,
  acceptSuggestion: show.asSent,
  ignoreSuggestion: show.asSent,
  setSuggestionModes: show.setSuggestionModes,
  setReturnDelay: show.asSent,
  keepOnAir: show.asSent,
  setPeople: show.setPeople,

  setSpeaking: sound.setSpeaking,
  setSpeaker: sound.setSpeaker,
  setChannel: sound.setChannel,
  mutePerson: sound.mutePerson,
  muteTeam: sound.muteTeam,
  followAudience: sound.followAudience,
} as const satisfies { readonly [T in CommandType]: Handler<T> };

const ROWS = Object.fromEntries(
  Object.entries(HANDLERS).map(([type, handler]) => [type, { ...COMMANDS[type as CommandType], handler }]),
) as unknown as Readonly<Record<CommandType, Row<CommandType>>>;

export const rowOf = (type: CommandType): Row<CommandType> => ROWS[type];
