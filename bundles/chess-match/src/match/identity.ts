import type { Command } from '@schemas/command';
import { ROLES, type Role } from './roles';

/**
 * On whose behalf a command comes. A page says it by itself in its handshake: roles keep people out of each other's way, they
 * are no lock. Whoever reaches this server at all (guard/) may say that he is the operator.
 */
export interface Identity {
  readonly role: Role;
  /** Written into the journal beside every entry: "director:Anna", or the role alone. */
  readonly name: string;
}

export const LOCAL_OPERATOR: Identity = { role: 'operator', name: 'operator' };
export const HTTP_OPERATOR: Identity = { role: 'operator', name: 'http' };
export const DEMO_PLAYER: Identity = { role: 'operator', name: 'demo' };
export const SIMULATOR: Identity = { role: 'operator', name: 'simulator' };
/** The authority itself: entries nobody pressed a button for. */
export const SYSTEM = 'system';

const GAME: readonly Role[] = ['arbiter'];
const SHOW: readonly Role[] = ['director'];
const LIBRARY: readonly Role[] = ['setup'];

/** Who may send what besides the operator, who may send all. A new command does not compile before it stands here. */
const MAY: Readonly<Record<Command['type'], readonly Role[]>> = {
  setDraft: GAME,
  commitTurn: GAME,
  undo: GAME,
  redo: GAME,
  takeBack: GAME,
  startClock: GAME,
  stopClock: GAME,
  setClock: GAME,
  addTime: GAME,
  dismissGap: GAME,
  declareVeto: GAME,
  flag: GAME,
  controlBoard: GAME,
  correctPosition: GAME,
  correctRating: GAME,
  redLine: GAME,
  substitute: GAME,
  withdrawPenalty: GAME,
  confirmBoard: GAME,
  fixScore: GAME,
  decideClaim: GAME,
  noteIncident: GAME,
  strikeIncident: GAME,
  newMatch: LIBRARY,
  openMatch: LIBRARY,
  renameMatch: LIBRARY,
  archiveMatch: LIBRARY,
  duplicateMatch: LIBRARY,
  makeBackup: LIBRARY,
  restoreBackup: LIBRARY,
  startSimulator: LIBRARY,
  steerSimulator: LIBRARY,
  showScene: SHOW,
  followScene: SHOW,
  cutScene: SHOW,
  takeScene: SHOW,
  setStudioMode: SHOW,
  setSceneRules: SHOW,
  automateScenes: SHOW,
  holdScenes: SHOW,
  skipScene: SHOW,
  planObs: [...SHOW, ...LIBRARY],
  applyObsPlan: [...SHOW, ...LIBRARY],
  controlOutput: SHOW,
  connectObs: [...SHOW, ...LIBRARY],
  cueGraphic: SHOW,
  takeGraphic: SHOW,
  takeCued: SHOW,
  dropCue: SHOW,
  cueItem: SHOW,
  clearGraphics: SHOW,
  restoreGraphics: SHOW,
  undoShow: SHOW,
  redoShow: SHOW,
  setRundown: SHOW,
  undoRundown: SHOW,
  redoRundown: SHOW,
  acceptOffer: SHOW,
  ignoreOffer: SHOW,
  setOfferRules: SHOW,
  setOfferReturn: SHOW,
  keepOnAir: SHOW,
  setSpeaking: SHOW,
  setSpeaker: SHOW,
  setChannel: SHOW,
  mutePerson: SHOW,
  muteTeam: SHOW,
  followAudience: SHOW,
  offerAnalysis: ['commentator', 'director'],
  setPeople: ['roster'],
};

/** Who may send this command, the operator first. */
export const rolesFor = (type: Command['type']): readonly Role[] => ['operator', ...MAY[type]];

export const mayDo = ({ role }: Identity, type: Command['type']): boolean => rolesFor(type).includes(role);

/** What a page says of itself in its Socket.IO handshake. */
export interface Introduction {
  readonly role: Role;
  /** The person's name, "" while he has not given it. */
  readonly name: string;
  /** Which page: "director", "graphic:scorebug". */
  readonly page: string;
}

const LONGEST = 40;
const PAGE = /^[\w:.-]{1,60}$/;

/** One line, no control characters, not longer than a journal line bears. */
const cleanName = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/\p{C}+|\s+/gu, ' ')
        .trim()
        .slice(0, LONGEST)
        .trim()
    : '';

/**
 * The introduction as it came over the wire; null where there is none (a script on this machine). One that cannot be
 * read makes a viewer: he may nothing.
 */
export const readIntroduction = (auth: unknown): Introduction | null => {
  if (typeof auth !== 'object' || auth === null || !('role' in auth)) return null;
  const { role, name, page } = auth as Readonly<Record<string, unknown>>;
  return {
    role: ROLES.find((known) => known === role) ?? 'viewer',
    name: cleanName(name),
    page: typeof page === 'string' && PAGE.test(page) ? page : 'unknown',
  };
};

export const identityOf = (introduction: Introduction | null): Identity => {
  if (introduction === null) return LOCAL_OPERATOR;
  const { role, name } = introduction;
  return { role, name: name === '' ? role : `${role}:${name}` };
};
