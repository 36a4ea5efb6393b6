import { lineName } from '../../view/seenName';
import type { Seat } from '../../contract/venue';
import { PAGE_ROLES, type PageRole } from './roles';

/**
 * On whose behalf a command comes. A page says it by itself in its handshake: roles keep people out of each other's
 * way, they are no lock. Whoever reaches this server at all (guard/) may say that he is the operator.
 */
export interface CrewIdentity {
  readonly role: PageRole;
  /** Written into the journal beside every entry: "director:Anna", or the role alone. */
  readonly name: string;
}

/** A captain at a screen of the hall: proved by the token of the screen, never said by a page. */
export interface CaptainIdentity {
  readonly role: 'captain';
  /** "captain:captain-white Anna": the screen's place, and what it is called. */
  readonly name: string;
  readonly seat: Seat;
  /** False: the arbiter took the screen out of play. */
  readonly inPlay: boolean;
  /** A wooden board of the captain: it fills drafts and does nothing else. */
  readonly draftsOnly: boolean;
}

export type Identity = CrewIdentity | CaptainIdentity;

export const LOCAL_OPERATOR: CrewIdentity = { role: 'operator', name: 'operator' };
export const HTTP_OPERATOR: CrewIdentity = { role: 'operator', name: 'http' };
export const DEMO_PLAYER: CrewIdentity = { role: 'operator', name: 'demo' };
export const SIMULATOR: CrewIdentity = { role: 'operator', name: 'simulator' };
/** The authority itself: entries nobody pressed a button for. */
export const SYSTEM = 'system';

/** What a page says of itself in its Socket.IO handshake. */
export interface Introduction {
  readonly role: PageRole;
  /** The person's name, "" while he has not given it. */
  readonly name: string;
  /** Which page: "director", "graphic:scorebug". */
  readonly page: string;
}

const LONGEST = 40;
const PAGE = /^[\w:.-]{1,60}$/;

/** One line, no control characters, not longer than a journal line bears. */
const cleanName = (value: unknown): string =>
  typeof value === 'string' ? lineName(value.replace(/\p{C}+/gu, ' '), LONGEST) : '';

/**
 * The introduction as it came over the wire; null where there is none (a script on this machine). One that cannot be
 * read makes a viewer: he may nothing.
 */
export const readIntroduction = (auth: unknown): Introduction | null => {
  if (typeof auth !== 'object' || auth === null || !('role' in auth)) return null;
  const { role, name, page } = auth as Readonly<Record<string, unknown>>;
  return {
    role: PAGE_ROLES.find((known) => known === role) ?? 'viewer',
    name: cleanName(name),
    page: typeof page === 'string' && PAGE.test(page) ? page : 'unknown',
  };
};

export const identityOf = (introduction: Introduction | null): CrewIdentity => {
  if (introduction === null) return LOCAL_OPERATOR;
  const { role, name } = introduction;
  return { role, name: name === '' ? role : `${role}:${name}` };
};
