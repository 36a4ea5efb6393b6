import type { Answer } from '@schemas/answer';
import type { AuditPage } from '@schemas/auditPage';
import type { Command } from '@schemas/command';
import type { AnyEvent, Entry } from '../../games/common/entry';
import type { SeatedPlayer } from '../../games/common/records';
import type { ShowEvent } from '../../show';

type NewMatch = Extract<Command, { type: 'newMatch' }>;

/** What a match was set up with; given to its game's `initial`. */
export interface MatchSetup extends Pick<NewMatch, 'event' | 'white' | 'black' | 'settings' | 'returnOf' | 'games'> {
  /** Who played, of a match that was read from a record which says so. */
  readonly players?: SeatedPlayer[];
}

/** What the list of matches shows of one, kept beside its entries. Half-points. */
export interface Summary {
  /** Waiting: it has not begun yet. */
  readonly status: 'waiting' | 'playing' | 'over';
  readonly scoreWhite: number;
  readonly scoreBlack: number;
}

export interface MatchRow extends Summary {
  readonly matchId: string;
  readonly game: string;
  readonly setup: MatchSetup;
  readonly createdAtMs: number;
  /** Put away: listed apart. */
  readonly archived: boolean;
  readonly rehearsal: boolean;
}

/** Names a match goes by. */
export type MatchNames = Pick<MatchSetup, 'event' | 'white' | 'black'>;

/** The library's own entries: they count as versions, not as moves of a match. */
export type LibraryEvent = { readonly atMs: number } & (
  | { readonly type: 'matchCreated' | 'matchOpened' }
  | { readonly type: 'matchRenamed'; readonly before: MatchNames; readonly after: MatchNames }
  | { readonly type: 'matchArchived'; readonly archived: boolean }
  | { readonly type: 'matchPublished'; readonly published: boolean }
  /** `of`: the match it was copied from, here or on the server that exported it. */
  | { readonly type: 'matchDuplicated' | 'matchImported'; readonly of: string; readonly entries: number }
);

/** An entry with who made it and when, as it moves from match to match. */
export interface SignedEntry extends Entry {
  readonly atMs: number;
  readonly actor: string;
}

/**
 * What happens to one match of the library: a new one with entries of its own, or another row for one that is there.
 */
export interface LibraryWrite {
  readonly event: LibraryEvent;
  /** As it stands afterwards. */
  readonly row: MatchRow;
  readonly isNew: boolean;
  /** Of a new one. */
  readonly entries: readonly SignedEntry[];
}

/** Everything one command changed in the library: written as a whole or not at all. */
export interface LibraryBatch {
  readonly actor: string;
  readonly atMs: number;
  readonly command: { readonly id: string; readonly answer: Answer } | null;
  readonly writes: readonly LibraryWrite[];
}

/** Everything one command changed, with its answer: written as a whole or not at all. */
export interface Batch {
  readonly actor: string;
  readonly atMs: number;
  /** null for the authority's own commands, which nobody can repeat. */
  readonly command: { readonly id: string; readonly answer: Answer } | null;
  readonly matchId: string;
  readonly created: MatchRow | null;
  readonly opened: boolean;
  readonly events: readonly AnyEvent[];
  readonly summary: Summary;
}

/** One event of the show with the answer to the command it came from. */
export interface ShowBatch {
  /** The rehearsal whose own show this belongs to; null for the real one. */
  readonly rehearsal: string | null;
  readonly actor: string;
  readonly atMs: number;
  /** null for what the authority does by itself. */
  readonly command: { readonly id: string; readonly answer: Answer } | null;
  /** The show's version after it. */
  readonly version: number;
  readonly event: ShowEvent;
}

/** What somebody did that stands in no match and no show, with the match that was open then. */
export interface SignedNote {
  readonly matchId: string | null;
  readonly atMs: number;
  readonly actor: string;
  readonly type: string;
  /** The note, in JSON. */
  readonly body: string;
}

/** Where an entry stands: the matches' own entries, the show's, a rehearsal's show, the notes. */
export type AuditSource = AuditPage['entries'][number]['source'];

/** An entry as the journal holds it. */
export interface AuditRow {
  readonly source: AuditSource;
  /** Counts up within its source. */
  readonly number: number;
  readonly matchId: string | null;
  readonly atMs: number;
  readonly actor: string;
  readonly type: string;
  /** The event, in JSON. */
  readonly body: string;
}
