import type { Answer } from 'chess-match/client';
import {
  EMPTY_SYNC,
  lineOf,
  stepDraft,
  type DraftEvent,
  type DraftNotice,
  type DraftSync,
  ONE_TEXT,
} from 'chess-match/client/turn';

/** A line whose clock is being pressed. Until it is settled the field is free for the next move. */
interface Pressed {
  readonly turn: string;
  readonly line: string;
  /** sync: the line has yet to reach the server; sent: no answer yet; a number: made, by this version of the match. */
  readonly at: 'sync' | 'sent' | number;
}

/** What is typed for one thread: its draft, the press that is under way, and what was typed and pressed after it. */
export interface ThreadEntry {
  readonly sync: DraftSync;
  readonly pressed: Pressed | null;
  readonly ahead: string;
  /** Lines that were pressed while another press was under way, oldest first. */
  readonly queue: readonly string[];
  /** The draft of this turn was typed here: that another page replaces it is worth saying. */
  readonly isMine: boolean;
  /** A line of this turn whose press was refused: if the turn passes, it is kept in the notice. */
  readonly refused: string;
}

export type EntryEvent =
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'pressed' }
  | {
      readonly type: 'published';
      readonly turn: string;
      readonly line: string;
      readonly version: number;
      readonly matchVersion: number;
    }
  | { readonly type: 'answered'; readonly answer: Answer; readonly seenVersion: number }
  /** The press was answered; `version` null: refused. */
  | { readonly type: 'committed'; readonly version: number | null; readonly seenVersion: number }
  | { readonly type: 'reconnected' }
  | { readonly type: 'dismissed' }
  | { readonly type: 'takenBack' };

export interface EntryStep {
  readonly state: ThreadEntry;
  /** The draft to send now, or null. */
  readonly draft: string | null;
  /** The line to make now, or null. */
  readonly commit: string | null;
}

export const EMPTY_ENTRY: ThreadEntry = {
  sync: EMPTY_SYNC,
  pressed: null,
  ahead: '',
  queue: [],
  isMine: false,
  refused: '',
};

/** What stands in the field. */
export const textOf = ({ sync, pressed, ahead }: ThreadEntry): string => (pressed === null ? lineOf(sync) : ahead);

const quiet = (state: ThreadEntry): EntryStep => ({ state, draft: null, commit: null });

/** Says that a text is lost; beside one that is lost already, both. */
const withNotice = (state: ThreadEntry, kind: DraftNotice['kind'], text: string): ThreadEntry => {
  if (text === '') return state;
  const before = state.sync.notice ?? { kind, text: '', problem: null };
  const notice = { ...before, text: [before.text, text].filter((part) => part !== '').join(' ') };
  return { ...state, sync: { ...state.sync, notice } };
};

const inSync = (state: ThreadEntry, event: DraftEvent): EntryStep => {
  const { state: sync, send } = stepDraft(state.sync, event, ONE_TEXT);
  return { state: { ...state, sync }, draft: send, commit: null };
};

/** What was typed after the press, as one text. */
const later = ({ queue, ahead }: ThreadEntry): string => [...queue, ahead].filter((text) => text !== '').join(' ');

/** The press came to nothing: its line stands in the field again or in the notice, what was typed after it in the notice. */
const unpressed = (state: ThreadEntry, pressed: Pressed): ThreadEntry => {
  const free = { ...state, pressed: null, ahead: '', queue: [] };
  if (free.sync.notice !== null) return withNotice(free, 'replaced', later(state));
  const isSameTurn = free.sync.turn === pressed.turn;
  if (isSameTurn) return withNotice({ ...free, refused: pressed.line }, 'refused', later(state));
  return withNotice(free, 'replaced', `${pressed.line} ${later(state)}`.trim());
};

/** The move is made and seen: what was typed after the press is the draft of the next one. */
const made = (state: ThreadEntry): EntryStep => {
  const { ahead } = state;
  const [next, ...queue] = state.queue;
  if (next !== undefined) {
    const step = inSync({ ...state, pressed: null, queue, isMine: true }, { type: 'edited', line: next, typed: null });
    return { ...step, state: { ...step.state, pressed: { turn: step.state.sync.turn, line: next, at: 'sync' } } };
  }
  const free = { ...state, pressed: null, ahead: '', isMine: ahead !== '' };
  return ahead === '' ? quiet(free) : inSync(free, { type: 'edited', line: ahead, typed: null });
};

/** A press waits for the text before it; if that was lost, so is the press. */
const onwards = (step: EntryStep): EntryStep => {
  const { state } = step;
  const { pressed, sync } = state;
  if (pressed?.at !== 'sync' || sync.local !== null) return step;
  if (sync.notice !== null || sync.turn !== pressed.turn) return { ...step, state: unpressed(state, pressed) };
  return { ...step, state: { ...state, pressed: { ...pressed, at: 'sent' } }, commit: pressed.line };
};

/** Nobody knows whether the line arrived: it stands in the field again, and the next press sends it once more. */
const unheard = (state: ThreadEntry): ThreadEntry =>
  withNotice({ ...state, pressed: null, ahead: '', queue: [] }, 'unsent', later(state));

const answered = (state: ThreadEntry, event: EntryEvent & { type: 'answered' }): EntryStep => {
  const step = inSync(state, event);
  const { local, inFlight, staleAt } = step.state.sync;
  const isStuck = local !== null && inFlight === null && staleAt === null;
  return isStuck && state.pressed?.at === 'sync' ? { ...step, state: unheard(step.state) } : onwards(step);
};

const press = (state: ThreadEntry): EntryStep => {
  const line = textOf(state).trim();
  if (line === '') return quiet(state);
  if (state.pressed !== null) return quiet({ ...state, ahead: '', queue: [...state.queue, line] });
  const { local, inFlight, staleAt, turn } = state.sync;
  const pressing: ThreadEntry = {
    ...state,
    sync: { ...state.sync, notice: null },
    pressed: { turn, line, at: 'sync' },
    ahead: '',
    refused: '',
  };
  const isUnsent = local !== null && inFlight === null && staleAt === null;
  return onwards(isUnsent ? inSync(pressing, { type: 'edited', line: local, typed: null }) : quiet(pressing));
};

const published = (state: ThreadEntry, event: EntryEvent & { type: 'published' }): EntryStep => {
  const { turn, line, version, matchVersion } = event;
  const isOtherTurn = turn !== state.sync.turn;
  const step = inSync(state, { type: 'published', turn, line, version });
  const isOthersBusiness = state.sync.local === null && !state.isMine && !isOtherTurn;
  const sync = isOthersBusiness ? { ...step.state.sync, notice: state.sync.notice } : step.state.sync;
  const isMine = state.isMine && !isOtherTurn;
  const after = { ...step.state, sync, isMine, refused: isOtherTurn ? '' : state.refused };
  const next = {
    ...step,
    state: isOtherTurn && sync.notice === null ? withNotice(after, 'replaced', state.refused) : after,
  };
  const at = state.pressed?.at;
  return typeof at === 'number' && matchVersion >= at ? made(next.state) : onwards(next);
};

const committed = (state: ThreadEntry, version: number | null, seenVersion: number): EntryStep => {
  const { pressed } = state;
  if (pressed?.at !== 'sent') return quiet(state);
  if (version === null) return quiet(unpressed(state, pressed));
  const settled = { ...state, pressed: { ...pressed, at: version } };
  return seenVersion >= version ? made(settled) : quiet(settled);
};

const reconnected = (state: ThreadEntry): EntryStep => {
  const { sync } = inSync(state, { type: 'reconnected' }).state;
  const free = { ...state, sync, pressed: null, ahead: '', queue: [] };
  // What a notice kept already is not lost to the one that takes its place.
  const kept = sync.notice === state.sync.notice ? '' : (state.sync.notice?.text ?? '');
  return quiet(withNotice(withNotice(free, 'unsent', kept), 'unsent', later(state)));
};

/** The pure heart of entering a thread's moves: what stands in the field, what is sent, what is said. */
export const stepEntry = (state: ThreadEntry, event: EntryEvent): EntryStep => {
  switch (event.type) {
    case 'written':
      if (event.text === textOf(state)) return quiet(state);
      if (state.pressed !== null) return quiet({ ...state, ahead: event.text });
      return inSync(
        { ...state, isMine: event.text !== '', refused: '' },
        { type: 'edited', line: event.text, typed: null },
      );
    case 'pressed':
      return press(state);
    case 'published':
      return published(state, event);
    case 'answered':
      return answered(state, event);
    case 'committed':
      return committed(state, event.version, event.seenVersion);
    case 'reconnected':
      return reconnected(state);
    case 'dismissed':
      return inSync(state, { type: 'dismissed' });
    case 'takenBack': {
      const { notice } = state.sync;
      const free = inSync(state, { type: 'dismissed' }).state;
      return notice === null ? quiet(free) : stepEntry(free, { type: 'written', text: notice.text });
    }
  }
};
