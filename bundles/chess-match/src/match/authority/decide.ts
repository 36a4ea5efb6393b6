import type { AnyEvent } from '../../games/common/entry';
import type { Prepared, UndoneTurn } from './drafts/drafts';
import type { Journal } from '../journal/contract';
import type { LibraryWrite } from '../journal/types';
import type { Games } from '../../games/common/game';
import { advance, type OpenMatch } from './openMatch';

/**
 * Step 4: from state, command and time a handler makes a change, or a refusal. What it may know then; it reads the
 * journal and is pure otherwise.
 */
export interface Situation {
  readonly open: OpenMatch | null;
  readonly prepared: Prepared;
  readonly games: Games;
  /** Id of the game of new matches. */
  readonly defaultGame: string;
  readonly journal: Journal;
  readonly nowMs: number;
  /** Who asks, as written into the journal. */
  readonly actor: string;
  readonly newMatchId: () => string;
}

/** What a command would change: the match as it would stand, and how it came there. Nothing is written yet. */
export interface Change {
  readonly match: OpenMatch;
  readonly created: boolean;
  /** The match is another than before: it becomes the open one. */
  readonly opened: boolean;
  readonly events: readonly AnyEvent[];
  /** Turns taken back: their lines are the drafts of those turns again. */
  readonly undone: readonly UndoneTurn[];
}

/** What a command changes among the matches that are not being played, and at most the names of the one that is. */
export interface LibraryChange {
  readonly writes: readonly LibraryWrite[];
  /** The open match with its new names; null where it stays as it is. */
  readonly open: OpenMatch | null;
  /** The match the answer names; null for the open one. */
  readonly answerWith: string | null;
}

/** The open match with more events. */
export const advanced = (open: OpenMatch, events: readonly AnyEvent[]): Change => ({
  match: advance(open, events),
  created: false,
  opened: false,
  events,
  undone: [],
});
