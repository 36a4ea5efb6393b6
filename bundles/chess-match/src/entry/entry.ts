import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import { EMPTY_SYNC, lineOf, type DraftSync, type Typed } from './draft';

/** A line whose clock is being pressed. */
export interface Press {
  readonly turn: string;
  readonly line: string;
  /** text: the line has yet to reach the server; sent: no answer yet; a number: made, by this version of the match. */
  readonly at: 'text' | 'sent' | number;
}

/**
 * What is entered for one thread at one page: its draft, the press that is under way, and what was typed and pressed
 * after it.
 */
export interface Entry {
  readonly draft: DraftSync;
  readonly press: Press | null;
  /** What is typed while the clock is being pressed: for the next turn. */
  readonly ahead: Typed | null;
  /** Lines that were pressed while another press was under way, oldest first. */
  readonly queue: readonly string[];
  /** A line of this turn whose press was refused: if the turn passes, it is kept in the notice. */
  readonly refused: string;
  /** Why the last press came to nothing. */
  readonly refusal: Problem | null;
}

export type EntryEvent =
  /**
   * `typed`: the text in the line's field; null where the line was changed by other means. It takes a press back; where
   * a line is whole by itself, it is of the next turn.
   */
  | { readonly type: 'edited'; readonly line: string; readonly typed: string | null }
  /** Typed while the clock is being pressed. */
  | { readonly type: 'typedAhead'; readonly ahead: Typed }
  /** The line's field was left. */
  | { readonly type: 'left' }
  | { readonly type: 'pressed' }
  | {
      readonly type: 'published';
      readonly turn: string;
      readonly line: string;
      /** Of the draft. */
      readonly version: number;
      readonly matchVersion: number;
    }
  /** The draft that was sent was answered. @param seenVersion of the draft on show */
  | { readonly type: 'answered'; readonly answer: Answer; readonly seenVersion: number }
  /** The press was answered; null: it was not even sent. @param seenVersion of the match on show */
  | { readonly type: 'committed'; readonly answer: Answer | null; readonly seenVersion: number }
  | { readonly type: 'disconnected' }
  | { readonly type: 'reconnected' }
  | { readonly type: 'dismissed' }
  /** The lost text of the notice is wanted as the draft. */
  | { readonly type: 'takenBack' }
  /** The refusal was read. */
  | { readonly type: 'refusalRead' };

export interface EntryStep {
  readonly state: Entry;
  /** The draft to send now, or null. */
  readonly draft: string | null;
  /** The line to make now, or null. */
  readonly commit: string | null;
}

export const EMPTY_ENTRY: Entry = {
  draft: EMPTY_SYNC,
  press: null,
  ahead: null,
  queue: [],
  refused: '',
  refusal: null,
};

/** Somebody was quicker. */
export const STALE: Problem = { code: 'match/stale', params: {}, rule: null, item: null };

/** What stands in a field that shows the next turn while a clock is being pressed. */
export const textOf = ({ draft, press, ahead }: Entry): string =>
  press === null ? lineOf(draft) : (ahead?.text ?? '');
