import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import { tidy, type LineGrammar } from './lineGrammar';

/** Text of the operator that is not the draft any more, kept so that it can be taken back. */
export interface DraftNotice {
  /**
   * replaced: another page's draft or turn came first; refused: the server said no; unsent: the connection was lost.
   */
  readonly kind: 'replaced' | 'refused' | 'unsent';
  readonly text: string;
  readonly problem: Problem | null;
}

/** A text as it was typed and the line it means. */
export interface Typed {
  readonly text: string;
  readonly line: string;
}

/**
 * Keeps one draft, edited here and on other pages. `local` is what the operator has that the server has not confirmed
 * yet; while it is not null it is what the page shows. One line is on its way at a time; of those waiting the newest
 * wins.
 */
export interface DraftSync {
  /** Which turn of which match the draft is for. */
  readonly turn: string;
  readonly server: string;
  /** The server's line that `local` was made from. */
  readonly base: string;
  readonly local: string | null;
  /**
   * What stands in the line's field, letter by letter, from when it is entered until it is left; else null. It has
   * what is typed here alone: what another page adds meanwhile is on the line, and in the field once it is left.
   */
  readonly typed: Typed | null;
  /** Items of the line that were entered here: that another page replaces one of them is said. */
  readonly own: readonly string[];
  readonly inFlight: string | null;
  /** Sent for this turn, and nobody knows whether they arrived: one that is published is no other page's. */
  readonly unanswered: readonly string[];
  /** `inFlight` was refused as stale: nothing is decided before the page has seen this version of the draft. */
  readonly staleAt: number | null;
  /** Version of the last line of ours that was accepted: a picture from before it comes late and says nothing new. */
  readonly accepted: number;
  readonly notice: DraftNotice | null;
}

export type DraftEvent =
  /** `typed`: the text in the line's field; null where the line was changed by other means. */
  | { readonly type: 'edited'; readonly line: string; readonly typed: string | null }
  /** The line's field was left: it shows the line as it is written. */
  | { readonly type: 'left' }
  /** The line goes out once more: nobody knows whether it arrived. */
  | { readonly type: 'resent' }
  | { readonly type: 'published'; readonly turn: string; readonly line: string; readonly version: number }
  | { readonly type: 'answered'; readonly answer: Answer; readonly seenVersion: number }
  | { readonly type: 'reconnected' }
  | { readonly type: 'dismissed' };

export const EMPTY_SYNC: DraftSync = {
  turn: '',
  server: '',
  base: '',
  local: null,
  typed: null,
  own: [],
  inFlight: null,
  unanswered: [],
  staleAt: null,
  accepted: 0,
  notice: null,
};

export interface Step {
  readonly state: DraftSync;
  /** The line to send now, or null. */
  readonly send: string | null;
}

/** Nobody knows whether what was sent arrived. */
export const isUnheard = ({ code }: Problem): boolean => code === 'client/offline' || code === 'client/no_answer';

const same = (one: string, other: string): boolean => tidy(one) === tidy(other);
const keepsAll = (own: readonly string[], line: string, { textsOf }: LineGrammar): boolean => {
  const texts = new Set(textsOf(line));
  return own.every((text) => texts.has(text));
};
/** What of a new line was entered here: what it has beside the line before, and what was before. */
const ownAfter = (state: DraftSync, line: string, { textsOf }: LineGrammar): readonly string[] => {
  const before = new Set(textsOf(lineOf(state)));
  return [...new Set(textsOf(line))].filter((text) => state.own.includes(text) || !before.has(text));
};
const quiet = (state: DraftSync): Step => ({ state, send: null });

/** Sends what the operator has unless something is on its way already. */
const flush = (state: DraftSync): Step =>
  state.local === null || state.inFlight !== null || state.staleAt !== null
    ? quiet(state)
    : { state: { ...state, inFlight: state.local }, send: state.local };

/** Gives up `local` for the server's line, and says so if there is something to regret. */
const lose = (state: DraftSync, kind: DraftNotice['kind'], problem: Problem | null): DraftSync => {
  const text = state.local ?? '';
  const isLoss = problem !== null || (text !== '' && !same(text, state.server));
  const notice = isLoss ? { kind, text, problem } : state.notice;
  return { ...state, local: null, typed: null, own: [], inFlight: null, unanswered: [], staleAt: null, notice };
};

/** Another page's line came between: both are put together, and what was ours and gave way is said. */
const settle = (state: DraftSync, grammar: LineGrammar): Step => {
  const { server, unanswered, own } = state;
  const mine = state.local ?? state.base;
  const merged = grammar.merge(unanswered.includes(server) ? server : state.base, mine, server);
  const isLost = !keepsAll(own, merged, grammar);
  const next: DraftSync = {
    ...state,
    base: server,
    inFlight: null,
    unanswered: [],
    staleAt: null,
    typed: isLost ? null : state.typed,
    own: isLost ? [] : own,
    notice: isLost ? { kind: 'replaced', text: own.join(' '), problem: null } : state.notice,
  };
  return same(merged, server) ? quiet({ ...next, local: null }) : flush({ ...next, local: merged });
};

/** A line that was not pressed is lost with its turn. */
const otherTurn = (state: DraftSync, next: DraftSync): Step => {
  const fresh = { ...next, base: next.server, unanswered: [] };
  const left = state.local === null ? { ...fresh, notice: null } : lose(fresh, 'replaced', null);
  // A field in use stays one: what another page begins to type does not come into it.
  const stillOpen = state.typed === null || next.server !== '' ? null : { text: '', line: '' };
  return quiet({ ...left, typed: stillOpen, own: [], inFlight: null, staleAt: null });
};

/** Nothing of ours is under way: a line we did not send is another page's. */
const otherPage = (state: DraftSync, next: DraftSync, grammar: LineGrammar): DraftSync => {
  const { notice, own } = state;
  if (notice?.kind === 'unsent' && same(notice.text, next.server)) return { ...next, notice: null };
  if (keepsAll(own, next.server, grammar)) return next;
  return { ...next, typed: null, own: [], notice: { kind: 'replaced', text: own.join(' '), problem: null } };
};

const published = (state: DraftSync, event: DraftEvent & { type: 'published' }, grammar: LineGrammar): Step => {
  if (event.version < state.accepted) return quiet(state);
  const next = { ...state, turn: event.turn, server: event.line };
  if (event.turn !== state.turn) return otherTurn(state, next);
  if (state.staleAt !== null) return event.version < state.staleAt ? quiet(next) : settle(next, grammar);
  if (state.inFlight !== null) return quiet(next);
  if (state.local === null) return quiet(otherPage(state, next, grammar));
  return same(state.server, event.line) ? quiet(next) : settle(next, grammar);
};

const refused = (state: DraftSync, answer: Answer & { ok: false }, seenVersion: number, grammar: LineGrammar): Step => {
  const { code } = answer.error;
  if (isUnheard(answer.error)) {
    const unanswered = state.inFlight === null ? state.unanswered : [...state.unanswered, state.inFlight];
    return quiet({ ...state, inFlight: null, unanswered });
  }
  if (code !== 'draft/stale') return quiet(lose(state, 'refused', answer.error));
  const waiting = { ...state, inFlight: null, staleAt: answer.version };
  return seenVersion >= answer.version ? settle(waiting, grammar) : quiet(waiting);
};

const accepted = (state: DraftSync, line: string, version: number, seenVersion: number, grammar: LineGrammar): Step => {
  const server = seenVersion >= version ? state.server : line;
  const next = { ...state, inFlight: null, accepted: version, server, base: line, unanswered: [] };
  if (!same(server, line)) return settle(next, grammar);
  // That something gave way to another page is said until it has been read, or the turn is over.
  const notice = state.notice?.kind === 'replaced' ? state.notice : null;
  return state.local === line ? quiet({ ...next, local: null, notice }) : flush(next);
};

const answered = (state: DraftSync, event: DraftEvent & { type: 'answered' }, grammar: LineGrammar): Step => {
  const { answer, seenVersion } = event;
  if (state.inFlight === null) return quiet(state);
  return answer.ok
    ? accepted(state, state.inFlight, answer.version, seenVersion, grammar)
    : refused(state, answer, seenVersion, grammar);
};

/** @param typed the text in the field; what other pages have put beside it stays on the line */
const edited = (state: DraftSync, line: string, typed: string | null, grammar: LineGrammar): Step => {
  const now = lineOf(state);
  const before = typed === null ? now : (state.typed?.line ?? now);
  const whole = same(before, now) ? line : grammar.merge(before, line, now);
  const next = { ...state, typed: typed === null ? null : { text: typed, line }, own: ownAfter(state, whole, grammar) };
  // A blank more or less: the same line.
  if (typed !== null && same(whole, now)) return quiet(next);
  return flush({ ...next, local: whole, base: state.local === null ? state.server : state.base });
};

/** The pure heart of the draft's editing: what is shown, what is sent, what is said. */
export const stepDraft = (state: DraftSync, event: DraftEvent, grammar: LineGrammar): Step => {
  switch (event.type) {
    case 'edited':
      return edited(state, event.line, event.typed, grammar);
    case 'left':
      return quiet({ ...state, typed: null });
    case 'resent':
      return flush(state);
    case 'published':
      return published(state, event, grammar);
    case 'answered':
      return answered(state, event, grammar);
    case 'reconnected':
      return quiet({ ...(state.local === null ? state : lose(state, 'unsent', null)), accepted: 0 });
    case 'dismissed':
      return quiet({ ...state, notice: null });
  }
};

/** The line is shown here, and is not on its way: the answer to it never came. */
export const isUnsent = ({ local, inFlight, staleAt }: DraftSync): boolean =>
  local !== null && inFlight === null && staleAt === null;

/** What the page shows as the turn's line. */
export const lineOf = ({ local, server }: DraftSync): string => local ?? server;
