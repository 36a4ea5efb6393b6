import type { Workplace } from '../../../contract/crew';
import type { CrewNote } from '../../crew';
import type { Access } from '../../../contract/viewersAccess';
import { presentPlace } from '../../../contract/formerPlaces';
import { placeName } from '../../../texts/placeName';
import { OWN_COMMAND_NAMES } from '../../../games/commands';
import { problemText } from '../../../texts';
import { nameIn, type CommandNames, type NoteTexts } from './words';

const SIDE = { white: 'White', black: 'Black' } as const;
const INSTANCE = { program: 'OBS', white: 'White’s viewers’ OBS', black: 'Black’s viewers’ OBS' } as const;
const OUTPUT = {
  startRecord: 'recording started',
  stopRecord: 'recording stopped',
  pauseRecord: 'recording paused',
  resumeRecord: 'recording goes on',
  chapter: 'chapter marked',
  startReplay: 'replay buffer started',
  stopReplay: 'replay buffer stopped',
  saveReplay: 'replay saved',
} as const;
const placeOf = (place: string): string => placeName(presentPlace(place), 'en');
const ENTRY = { operator: 'the operator', captains: 'the captains', both: 'the operator and the captains' } as const;
const SEEN_BY = { team: 'the own team', hall: 'the whole hall' } as const;
const ON_PROGRAM = { never: 'never', delayed: 'delayed', after: 'after the game' } as const;
const STATE = { running: 'plays', paused: 'paused', off: 'stopped' } as const;
const paced = (ms: number, speaking: boolean): string =>
  `a turn every ${ms / 1000} s${speaking ? ', with people speaking' : ''}`;

const NAMES: CommandNames = {
  setDraft: 'change the draft',
  commitTurn: 'press the clock with a turn',
  undo: 'undo the last fact',
  redo: 'redo',
  takeBack: 'take turns back',
  correctTurns: 'correct earlier turns',
  startClock: 'start the clock',
  stopClock: 'stop the clock',
  setClock: 'set the clock',
  addTime: 'add or take time',
  dismissGap: 'decide on the time lost without the server',
  flag: 'call the flag',
  correctPosition: 'correct a position',
  decideClaim: 'decide a claim',
  resignMatch: 'resign the match',
  offerDraw: 'offer a draw',
  declineDraw: 'decline a draw',
  abortMatch: 'break the match off',
  ...OWN_COMMAND_NAMES.en,
  noteIncident: 'note an incident',
  strikeIncident: 'strike an incident out',
  newMatch: 'make a match',
  openMatch: 'open a match',
  renameMatch: 'rename a match',
  publishMatch: 'show a match to viewers among past ones, or no longer',
  archiveMatch: 'move a match into or out of the archive',
  duplicateMatch: 'duplicate a match',
  makeBackup: 'make a backup',
  restoreBackup: 'restore a backup',
  startSimulator: 'start the simulator',
  steerSimulator: 'steer the simulator',
  playDemonstration: 'play the demonstration',
  issueDeviceCode: 'issue a code for a device of the hall',
  dropDeviceCode: 'drop the code of a device',
  renameDevice: 'name a device of the hall',
  moveDevice: 'move a device of the hall',
  identifyDevice: 'find a device of the hall',
  revokeDevice: 'shut a device of the hall out',
  setDeviceInPlay: 'take a captain’s screen out of play or give it back',
  assignBoard: 'assign a wooden board',
  setHallRules: 'set up the hall',
  showScene: 'show an audience scene',
  followScene: 'let the scene follow the side to move',
  cutScene: 'change OBS’s scene',
  takeScene: 'take OBS’s preview',
  setStudioMode: 'switch OBS’s studio mode',
  setSceneRules: 'change the scene rules',
  automateScenes: 'switch the scene rules on or off',
  holdScenes: 'hold or release the scenes',
  skipScene: 'skip the next scene',
  planObs: 'look at what OBS lacks',
  applyObsPlan: 'set up OBS',
  controlOutput: 'control recording or replay',
  connectObs: 'connect OBS',
  cueGraphic: 'cue a graphic',
  takeGraphic: 'take a graphic',
  takeCued: 'take what is cued',
  dropCue: 'drop a cue',
  cuePreset: 'cue a picture by its name',
  cueSuggestion: 'look at a suggestion in the preview',
  cueItem: 'cue an item of the rundown',
  clearGraphics: 'clear all graphics',
  restoreGraphics: 'restore the cleared graphics',
  undoShow: 'undo a change on air',
  redoShow: 'redo a change on air',
  setRundown: 'change the rundown',
  undoRundown: 'undo a change of the rundown',
  redoRundown: 'redo a change of the rundown',
  acceptSuggestion: 'take a suggestion',
  ignoreSuggestion: 'ignore a suggestion',
  setSuggestionModes: 'change the modes of suggestions',
  setReturnDelay: 'change when a rule’s graphic goes back',
  keepOnAir: 'keep on air what a rule took',
  setSpeaking: 'say who speaks',
  setSpeaker: 'mark a speaker',
  setChannel: 'set a microphone',
  mutePerson: 'mute or unmute a person',
  muteTeam: 'mute or unmute a team',
  followAudience: 'let the microphones follow the audience scene',
  proposeAnalysis: 'propose an analysis',
  setPeople: 'change the people',
};

const WORKPLACE: Readonly<Record<Workplace, string>> = {
  operator: 'operator',
  director: 'director',
  arbiter: 'arbiter',
  commentator: 'commentator',
  setup: 'set-up',
  obs: 'OBS',
  'obs-white': 'OBS of White’s viewers',
  'obs-black': 'OBS of Black’s viewers',
};
const keyholder = ({ workplace, name }: CrewNote): string =>
  name === '' ? WORKPLACE[workplace] : `${WORKPLACE[workplace]} “${name}”`;

const HOME_ACCESS: Readonly<Record<Access, string>> = {
  public: 'for everybody',
  links: 'for holders of a link',
  off: 'for nobody',
};
const linkOf = (name: string): string => (name === '' ? 'a link' : `the link “${name}”`);

export const en: NoteTexts = {
  commandRefused: ({ command, problem }) =>
    `Refused: ${nameIn(NAMES, command)}. ${problemText(problem, 'en')} (${problem.code})`,
  showScene: ({ audience }) => `OBS: scene of ${SIDE[audience]}’s viewers`,
  followScene: ({ follow }) => `OBS: scene ${follow ? 'follows' : 'no longer follows'} the side to move`,
  cutScene: ({ instance, scene, to }) =>
    `${INSTANCE[instance]}: scene “${scene}” ${to === 'preview' ? 'to preview' : 'on air'}`,
  takeScene: ({ instance }) => `${INSTANCE[instance]}: preview taken`,
  setStudioMode: ({ instance, on }) => `${INSTANCE[instance]}: studio mode ${on ? 'on' : 'off'}`,
  setSceneRules: ({ instance }) => `${INSTANCE[instance]}: scene rules changed`,
  automateScenes: ({ instance, automatic }) => `${INSTANCE[instance]}: scene rules ${automatic ? 'on' : 'off'}`,
  holdScenes: ({ instance, hold }) => `${INSTANCE[instance]}: scenes ${hold ? 'held' : 'released'}`,
  skipScene: ({ instance }) => `${INSTANCE[instance]}: next scene skipped`,
  applyObsPlan: ({ instance }) => `${INSTANCE[instance]}: set up by plan`,
  controlOutput: ({ instance, action }) => `${INSTANCE[instance]}: ${OUTPUT[action]}`,
  connectObs: ({ instance }) => `${INSTANCE[instance]}: connected by hand`,
  setSpeaking: () => 'Who speaks: back to the microphones',
  setSpeaker: ({ name, speaking }) => `${name}: marked as ${speaking ? 'speaking' : 'silent'}`,
  setChannel: ({ input }) => `Microphone “${input}”: settings changed`,
  mutePerson: ({ name, muted }) => `${name}: microphone ${muted ? 'muted' : 'unmuted'}`,
  muteTeam: ({ side, muted }) => `${SIDE[side]}: microphones ${muted ? 'muted' : 'unmuted'}`,
  followAudience: ({ follow }) => `Microphones ${follow ? 'follow' : 'no longer follow'} the audience scene`,
  issueDeviceCode: ({ place }) => `Hall: a code was issued (${placeOf(place)})`,
  dropDeviceCode: () => 'Hall: a code was dropped',
  renameDevice: ({ name }) => `Hall: a device is called “${name}”`,
  moveDevice: ({ place }) => `Hall: a device was moved (${placeOf(place)})`,
  identifyDevice: () => 'Hall: a device was made to show itself',
  revokeDevice: () => 'Hall: a device was shut out',
  setDeviceInPlay: ({ inPlay }) =>
    inPlay ? 'Hall: a captain’s screen was given back' : 'Hall: a captain’s screen was taken out of play',
  assignBoard: ({ serial, place, board }) =>
    place === null
      ? `Hall: wooden board ${serial} stands for nothing any more`
      : `Hall: wooden board ${serial} was assigned (${placeOf(place)}${board === null ? '' : `, board ${board}`})`,
  setHallRules: ({ entry, draftSeenBy, analysisOnProgram }) =>
    `Hall: turns are entered by ${ENTRY[entry]}; drafts are seen by ${SEEN_BY[draftSeenBy]}; work tables on the programme: ${ON_PROGRAM[analysisOnProgram]}`,
  crewCodeIssued: (note) => `Crew: a code was issued for ${keyholder(note)}`,
  crewKeyGiven: (note) => `Crew: a key was given to ${keyholder(note)}`,
  crewKeyRevoked: (note) => `Crew: the key of ${keyholder(note)} was revoked`,
  crewKeyRenewed: (note) => `Crew: the key in the addresses of ${keyholder(note)} was renewed`,
  crewMachinesRight: () => 'Crew: the OBS and feeds of the teams are whose the configuration says',
  viewersRuleSet: ({ audience, access, delaySeconds }) =>
    `Viewers at home: ${SIDE[audience]}’s page is ${HOME_ACCESS[access]}${delaySeconds === 0 ? '' : `, ${delaySeconds} s later than the rest`}`,
  viewersLinkIssued: ({ audience, name }) => `Viewers at home: ${linkOf(name)} to ${SIDE[audience]}’s page was issued`,
  viewersLinkRevoked: ({ audience, name }) =>
    `Viewers at home: ${linkOf(name)} to ${SIDE[audience]}’s page was revoked`,
  makeBackup: () => 'Backup made',
  restoreBackup: ({ file }) => `Backup restored: ${file}`,
  startSimulator: ({ source, paceMs, speaking }) =>
    `Simulator started (${source === 'random' ? 'random turns' : 'a recorded game'}): ${paced(paceMs, speaking)}`,
  steerSimulator: ({ state, paceMs, speaking }) =>
    `Simulator ${STATE[state]}${state === 'running' ? `: ${paced(paceMs, speaking)}` : ''}`,
  playDemonstration: () => 'Demonstration started',
};
