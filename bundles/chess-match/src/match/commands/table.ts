import type { CommandType } from '../../contract/commands';
import { OWN_COMMANDS } from '../../games/commands';
import { OF_ARBITER as ARBITER, OF_PLAYER as PLAYER } from '../../games/common/ownCommands';
import * as backups from './handlers/backups';
import { playDemonstration } from './handlers/demonstration';
import * as devices from './handlers/devices';
import * as draft from './handlers/draft';
import { game } from './handlers/game';
import * as history from './handlers/history';
import * as incidents from './handlers/incidents';
import * as library from './handlers/library';
import * as matches from './handlers/matches';
import * as obs from './handlers/obs';
import * as show from './handlers/show';
import * as simulator from './handlers/simulator';
import * as sound from './handlers/sound';
import type { LoggedKind, Row } from './row';

const HALL = ['setup', 'arbiter'] as const;
const DIRECTOR = ['director'] as const;
const SETUP = ['setup'] as const;
const PREPARES_OBS = ['director', 'setup'] as const;

/** Told by what it brings into the journal; a refusal is told too. */
const JOURNAL = { kind: null, isNoise: () => false } as const;
/** Sent without a press, each letter of it, or a look: a refusal is not told either. */
const UNTOLD = { kind: null, isNoise: () => true } as const;
const told = <K extends LoggedKind>(kind: K) => ({ kind, isNoise: () => false }) as const;
const OBS = told('obs');
const SOUND = told('sound');
const BACKUP = told('backup');
const SIMULATOR = told('simulator');
const DEVICE = told('device');
/** Who speaks at this moment is heard, not pressed; giving the say back to the microphones is a press. */
const SPEAKING = { kind: 'sound', isNoise: ({ ids }: { readonly ids?: unknown }) => ids !== null } as const;

/** What a game says of its own commands is all there is to say: games decide on them, and the journal tells them. */
const ofGames = <R extends object>(rows: R) =>
  Object.fromEntries(
    Object.entries(rows).map(([type, row]) => [type, { ...row, handler: game, log: JOURNAL }]),
  ) as unknown as { readonly [T in keyof R]: R[T] & { readonly handler: typeof game; readonly log: typeof JOURNAL } };

/**
 * Every command there is, with its handler, who may send it besides the operator, whether it needs a reason, and how
 * the log shows it. A type of the schemas that is not here does not compile, nor does one that is not there. A reason
 * is due for what only an arbiter decides (B24, B25, B27). Stopping the clock needs none: it must not fail while
 * somebody looks for words.
 */
export const COMMANDS = {
  setDraft: { handler: draft.setDraft, roles: PLAYER, reason: 'none', log: UNTOLD },
  commitTurn: { handler: game, roles: PLAYER, reason: 'none', log: JOURNAL },
  undo: { handler: history.undo, roles: ARBITER, reason: 'optional', log: JOURNAL },
  redo: { handler: history.redo, roles: ARBITER, reason: 'none', log: JOURNAL },
  takeBack: { handler: history.takeBack, roles: ARBITER, reason: 'due', log: JOURNAL },
  correctTurns: { handler: history.correctTurns, roles: ARBITER, reason: 'due', log: JOURNAL },
  startClock: { handler: game, roles: ARBITER, reason: 'none', log: JOURNAL },
  stopClock: { handler: game, roles: ARBITER, reason: 'optional', log: JOURNAL },
  setClock: { handler: game, roles: ARBITER, reason: 'due', log: JOURNAL },
  addTime: { handler: game, roles: ARBITER, reason: 'due', log: JOURNAL },
  dismissGap: { handler: game, roles: ARBITER, reason: 'none', log: JOURNAL },
  flag: { handler: game, roles: ARBITER, reason: 'none', log: JOURNAL },
  correctPosition: { handler: game, roles: ARBITER, reason: 'due', log: JOURNAL },
  decideClaim: { handler: game, roles: ARBITER, reason: 'due', log: JOURNAL },
  resignMatch: { handler: game, roles: PLAYER, reason: 'none', log: JOURNAL },
  offerDraw: { handler: game, roles: PLAYER, reason: 'none', log: JOURNAL },
  declineDraw: { handler: game, roles: PLAYER, reason: 'none', log: JOURNAL },
  ...ofGames(OWN_COMMANDS),
  abortMatch: { handler: game, roles: ARBITER, reason: 'due', log: JOURNAL },
  noteIncident: { handler: incidents.noteIncident, roles: ARBITER, reason: 'none', log: JOURNAL },
  strikeIncident: { handler: incidents.strikeIncident, roles: ARBITER, reason: 'due', log: JOURNAL },

  newMatch: { handler: matches.newMatch, roles: SETUP, reason: 'none', log: JOURNAL },
  openMatch: { handler: matches.openMatch, roles: SETUP, reason: 'none', log: JOURNAL },
  renameMatch: { handler: library.renameMatch, roles: SETUP, reason: 'none', log: JOURNAL },
  archiveMatch: { handler: library.archiveMatch, roles: SETUP, reason: 'none', log: JOURNAL },
  publishMatch: { handler: library.publishMatch, roles: SETUP, reason: 'none', log: JOURNAL },
  duplicateMatch: { handler: library.duplicateMatch, roles: SETUP, reason: 'none', log: JOURNAL },
  makeBackup: { handler: backups.makeBackup, roles: SETUP, reason: 'none', log: BACKUP },
  restoreBackup: { handler: backups.restoreBackup, roles: SETUP, reason: 'none', log: BACKUP },
  startSimulator: { handler: simulator.startSimulator, roles: SETUP, reason: 'none', log: SIMULATOR },
  steerSimulator: { handler: simulator.steerSimulator, roles: SETUP, reason: 'none', log: SIMULATOR },
  playDemonstration: { handler: playDemonstration, roles: SETUP, reason: 'none', log: SIMULATOR },

  issueDeviceCode: { handler: devices.issueDeviceCode, roles: SETUP, reason: 'none', log: DEVICE },
  dropDeviceCode: { handler: devices.dropDeviceCode, roles: SETUP, reason: 'none', log: DEVICE },
  renameDevice: { handler: devices.renameDevice, roles: SETUP, reason: 'none', log: DEVICE },
  moveDevice: { handler: devices.moveDevice, roles: SETUP, reason: 'none', log: DEVICE },
  identifyDevice: { handler: devices.identifyDevice, roles: SETUP, reason: 'none', log: DEVICE },
  revokeDevice: { handler: devices.revokeDevice, roles: SETUP, reason: 'none', log: DEVICE },
  setDeviceInPlay: { handler: devices.setDeviceInPlay, roles: HALL, reason: 'none', log: DEVICE },
  assignBoard: { handler: devices.assignBoard, roles: SETUP, reason: 'none', log: DEVICE },
  setHallRules: { handler: devices.setHallRules, roles: HALL, reason: 'none', log: DEVICE },

  showScene: { handler: obs.showScene, roles: DIRECTOR, reason: 'none', log: OBS },
  followScene: { handler: obs.followScene, roles: DIRECTOR, reason: 'none', log: OBS },
  cutScene: { handler: obs.cutScene, roles: DIRECTOR, reason: 'none', log: OBS },
  takeScene: { handler: obs.takeScene, roles: DIRECTOR, reason: 'none', log: OBS },
  setStudioMode: { handler: obs.setStudioMode, roles: DIRECTOR, reason: 'none', log: OBS },
  setSceneRules: { handler: obs.setSceneRules, roles: DIRECTOR, reason: 'none', log: OBS },
  automateScenes: { handler: obs.automateScenes, roles: DIRECTOR, reason: 'none', log: OBS },
  holdScenes: { handler: obs.holdScenes, roles: DIRECTOR, reason: 'none', log: OBS },
  skipScene: { handler: obs.skipScene, roles: DIRECTOR, reason: 'none', log: OBS },
  planObs: { handler: obs.planObs, roles: PREPARES_OBS, reason: 'none', log: UNTOLD },
  applyObsPlan: { handler: obs.applyObsPlan, roles: PREPARES_OBS, reason: 'none', log: OBS },
  controlOutput: { handler: obs.controlOutput, roles: DIRECTOR, reason: 'none', log: OBS },
  connectObs: { handler: obs.connectObs, roles: PREPARES_OBS, reason: 'none', log: OBS },

  cueGraphic: { handler: show.cueGraphic, roles: DIRECTOR, reason: 'none', log: UNTOLD },
  proposeAnalysis: { handler: show.proposeAnalysis, roles: ['commentator', 'director'], reason: 'none', log: JOURNAL },
  takeGraphic: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  takeCued: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  dropCue: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  cuePreset: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  cueSuggestion: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  cueItem: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  clearGraphics: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  restoreGraphics: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  undoShow: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  redoShow: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  setRundown: { handler: show.setRundown, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  undoRundown: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  redoRundown: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  acceptSuggestion: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  ignoreSuggestion: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  setSuggestionModes: { handler: show.setSuggestionModes, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  setReturnDelay: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  keepOnAir: { handler: show.asSent, roles: DIRECTOR, reason: 'none', log: JOURNAL },
  setPeople: { handler: show.setPeople, roles: ['roster'], reason: 'none', log: JOURNAL },

  setSpeaking: { handler: sound.setSpeaking, roles: DIRECTOR, reason: 'none', log: SPEAKING },
  setSpeaker: { handler: sound.setSpeaker, roles: DIRECTOR, reason: 'none', log: SOUND },
  setChannel: { handler: sound.setChannel, roles: DIRECTOR, reason: 'none', log: SOUND },
  mutePerson: { handler: sound.mutePerson, roles: DIRECTOR, reason: 'none', log: SOUND },
  muteTeam: { handler: sound.muteTeam, roles: DIRECTOR, reason: 'none', log: SOUND },
  followAudience: { handler: sound.followAudience, roles: DIRECTOR, reason: 'none', log: SOUND },
} as const satisfies { readonly [T in CommandType]: Row<T> };

const ROWS: Readonly<Record<CommandType, Row<CommandType>>> = COMMANDS;

export const rowOf = (type: CommandType): Row<CommandType> => ROWS[type];

export const isCommandType = (type: unknown): type is CommandType =>
  typeof type === 'string' && Object.hasOwn(COMMANDS, type);

/** In the order of the table. */
export const COMMAND_TYPES = Object.keys(COMMANDS) as readonly CommandType[];

/** Types whose commands the log shows by themselves. */
export type LoggedType = {
  [T in CommandType]: (typeof COMMANDS)[T]['log']['kind'] extends LoggedKind ? T : never;
}[CommandType];

export const LOGGED_KINDS = Object.fromEntries(
  COMMAND_TYPES.flatMap((type) => {
    const { kind } = rowOf(type).log;
    return kind === null ? [] : [[type, kind]];
  }),
) as Readonly<Record<LoggedType, LoggedKind>>;
