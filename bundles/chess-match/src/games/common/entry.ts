import type { GameEvent } from './event';

/** What stands in the place of an entry; null: nothing does, it counts no more. */
export interface Amended {
  readonly seq: number;
  readonly event: GameEvent | null;
}

/** Undo is an event like any other: it names the entries that no longer count, or that count again. */
export type HistoryEvent =
  | { readonly type: 'undone'; readonly atMs: number; readonly seq: number; readonly reason: string | null }
  /** Several facts at once (B27); one `redone` brings them all back. The first of them first. */
  | {
      readonly type: 'takenBack';
      readonly atMs: number;
      readonly seqs: readonly number[];
      readonly reason: string;
      /**
       * How the clocks were left; counts as long as the facts stay taken back. Journals of earlier versions have none.
       */
      readonly after?: readonly GameEvent[];
    }
  /** Turns of the past made others (B27). A fact like a turn: undo takes the whole of it back. */
  | {
      readonly type: 'amended';
      readonly atMs: number;
      readonly reason: string;
      /** The first turn that was made another: its label, what it was and what it is. */
      readonly turn: string;
      readonly before: string;
      readonly after: string;
      readonly changes: readonly Amended[];
      /** How the clocks were left. */
      readonly clocks: readonly GameEvent[];
    }
  /** `seq`: the first of what counts again. */
  | { readonly type: 'redone'; readonly atMs: number; readonly seq: number };

/** What happened in the hall and changes no game. It belongs to the match all the same, and to the turn it came in. */
export type NoteEvent =
  | {
      readonly type: 'incidentNoted';
      readonly atMs: number;
      readonly kind: string;
      readonly text: string;
      readonly actor: string;
    }
  /** `seq`: the entry that noted it. */
  | {
      readonly type: 'incidentStruck';
      readonly atMs: number;
      readonly seq: number;
      readonly reason: string;
      readonly actor: string;
    };

export type AnyEvent = GameEvent | HistoryEvent | NoteEvent;

export interface Entry {
  /** 1 for the first entry of a match; the match's version after it. */
  readonly seq: number;
  readonly event: AnyEvent;
}

const HISTORY_TYPES: readonly string[] = ['undone', 'takenBack', 'redone', 'amended'] satisfies HistoryEvent['type'][];
const NOTE_TYPES: readonly string[] = ['incidentNoted', 'incidentStruck'] satisfies NoteEvent['type'][];

export const isHistoryEvent = (event: AnyEvent): event is HistoryEvent => HISTORY_TYPES.includes(event.type);
export const isNote = (event: AnyEvent): event is NoteEvent => NOTE_TYPES.includes(event.type);
export const isOfGame = (event: AnyEvent): event is GameEvent => !isHistoryEvent(event) && !isNote(event);

/** Is a correction of the past, among entries. */
export type Amendment = Extract<HistoryEvent, { type: 'amended' }>;
/** Undo and redo: what a correction of the past is not. */
export type Step = Exclude<HistoryEvent, Amendment>;

export const isAmendment = (event: AnyEvent | undefined): event is Amendment => event?.type === 'amended';

export const isStep = (event: AnyEvent): event is Step => isHistoryEvent(event) && event.type !== 'amended';
