import type { RosterView } from '@schemas/roster';
import { DEMO_PLAYER, SIMULATOR, type Identity } from '../authority/identity';
import type { Journal } from '../journal/contract';
import type { SignedNote } from '../journal/types';
import type { Log } from '../base/log';
import type { Listener } from '../publish/outlet';
import { noteOf, type AuditNote } from './note';

/** Takes note of refusals and of what leaves no entry elsewhere: for the log of who did what, nothing else. */
export interface AuditNotes {
  /** Costs the command nothing: written when its answer has gone out. */
  readonly hear: Listener['hear'];
  /** What was done by no command. Never throws. */
  add(note: AuditNote, by: string): void;
  /** Writes what waits: before the journal is closed. Never throws. */
  flush(): void;
}

export interface AuditNotesParts {
  readonly journal: Pick<Journal, 'writeNotes'>;
  /** Who takes part now: a person is told by name. */
  readonly people: () => RosterView;
  readonly now: () => number;
  readonly log: Log;
  /** Runs an action in a quiet moment. */
  readonly later: (action: () => void) => void;
}

/** The same by the same hand within this time is one note: a key held down, a slider drawn along. */
const SAME_WITHIN_MS = 2000;

/** They play in place of people; what they play stands in the journal. */
const isAutomatic = ({ name }: Identity): boolean => name === DEMO_PLAYER.name || name === SIMULATOR.name;

const nameIn = (people: RosterView, id: string): string => {
  const { white, black, arbiters, commentators } = people;
  const all = [...white.people, ...black.people, ...arbiters, ...commentators];
  return all.find((person) => person.id === id)?.name ?? id;
};

/** Notes in memory, and their way into the journal; the match goes on where they cannot be written. */
export const createAuditNotes = ({ journal, people, now, log, later }: AuditNotesParts): AuditNotes => {
  let waiting: SignedNote[] = [];
  let last: SignedNote | null = null;
  let isFailing = false;
  const attempt = (action: () => void): void => {
    try {
      action();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error('The log of refused and other commands cannot be written; the match goes on.', error);
      isFailing = true;
    }
  };
  const flush = (): void => {
    const notes = waiting;
    waiting = [];
    if (notes.length > 0) attempt(() => journal.writeNotes(notes));
  };
  const isSame = (noted: SignedNote): boolean =>
    last !== null && last.actor === noted.actor && last.body === noted.body && noted.atMs - last.atMs < SAME_WITHIN_MS;
  const hear: AuditNotes['hear'] = ({ input, identity, answer }) => {
    if (isAutomatic(identity)) return;
    const noted = noteOf(input, answer, (person) => nameIn(people(), person));
    if (noted === null) return;
    sign(noted, identity.name, answer.matchId);
  };
  const sign = (noted: AuditNote, actor: string, matchId: string | null): void => {
    const signed = { matchId, atMs: now(), actor, type: noted.type, body: JSON.stringify(noted) };
    const isNew = !isSame(signed);
    last = signed;
    if (!isNew) return;
    waiting.push(signed);
    if (waiting.length === 1) later(flush);
  };
  return {
    hear,
    add: (noted, by) => sign(noted, by, null),
    flush,
  };
};
