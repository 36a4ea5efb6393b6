import type { Answer, Problem } from 'chess-match/client';
import { splitLine, tidy } from './items';

/** Text of the operator that is not the draft any more, kept so that it can be taken back. */
export interface DraftNotice {
  /** replaced: another page's draft or turn came first; refused: the server said no; unsent: the connection was lost. */
  readonly kind: 'replaced' | 'refused' | 'unsent';
  readonly text: string;
  readonly problem: Problem | null;
}

/**
 * One draft, edited here and on other pages. `local` is what the operator has that the server has not confirmed yet;
 * while it is not null it is what the page shows. One line is on its way at a time; of those waiting the newest wins.
 */
export interface DraftSync {
  /** Which turn of which match the draft is for. */
  readonly turn: string;
  readonly server: string;
  /** The server's line that `local` was made from. */
  readonly base: string;
  readonly local: string | null;
  readonly inFlight: string | null;
  /** `inFlight` was refused as stale: nothing is decided before the page has seen this version of the draft. */
  readonly staleAt: number | null;
  /** Version of the last line of ours that was accepted: a picture from before it comes late and says nothing new. */
  readonly accepted: number;
  readonly notice: DraftNotice | null;
}

export type DraftEvent =
  | { readonly type: 'edited'; readonly line: string }
  | { readonly type: 'published'; readonly turn: string; readonly line: string; readonly version: number }
  | { readonly type: 'answered'; readonly answer: Answer; readonly seenVersion: number }
  | { readonly type: 'reconnected' }
  | { readonly type: 'dismissed' };

export const EMPTY_SYNC: DraftSync = {
  turn: '',
  server: '',
  base: '',
  local: null,
  inFlight: null,
  staleAt: null,
  accepted: 0,
  notice: null,
};

export interface Step {
  readonly state: DraftSync;
  /** The line to send now, or null. */
  readonly send: string | null;
}

const same = (one: string, other: string): boolean => tidy(one) === tidy(other);
const keepsAll = (before: string, after: string): boolean => {
  const texts = new Set(splitLine(after).map(({ text }) => text));
  return splitLine(before).every(({ text }) => texts.has(text));
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
  return { ...state, local: null, inFlight: null, staleAt: null, notice };
};

/** Somebody else's line came first, or another turn. If the line is as it was, ours is sent again; else theirs stands. */
const afterStale = (state: DraftSync): Step =>
  same(state.server, state.base) ? flush({ ...state, staleAt: null }) : quiet(lose(state, 'replaced', null));

const otherTurn = (state: DraftSync, next: DraftSync): Step => {
  if (state.local === null) return quiet({ ...next, notice: null });
  return quiet(lose(next, 'replaced', null));
};

/** Nothing of ours is under way: a line we did not send is another page's. */
const otherPage = (state: DraftSync, next: DraftSync): DraftSync => {
  const { notice } = state;
  if (notice?.kind === 'unsent' && same(notice.text, next.server)) return { ...next, notice: null };
  return keepsAll(state.server, next.server)
    ? next
    : { ...next, notice: { kind: 'replaced', text: state.server, problem: null } };
};

const published = (state: DraftSync, event: DraftEvent & { type: 'published' }): Step => {
  if (event.version < state.accepted) return quiet(state);
  const next = { ...state, turn: event.turn, server: event.line };
  if (event.turn !== state.turn) return otherTurn(state, next);
  if (state.staleAt !== null) return event.version < state.staleAt ? quiet(next) : afterStale(next);
  if (state.inFlight !== null) return quiet(next);
  if (state.local === null) return quiet(otherPage(state, next));
  return quiet(same(state.server, event.line) ? next : lose(next, 'replaced', null));
};

const refused = (state: DraftSync, answer: Answer & { ok: false }, seenVersion: number): Step => {
  const { code } = answer.error;
  if (code === 'client/offline' || code === 'client/no_answer') return quiet({ ...state, inFlight: null });
  if (code !== 'draft/stale') return quiet(lose(state, 'refused', answer.error));
  const waiting = { ...state, inFlight: null, staleAt: answer.version };
  return seenVersion >= answer.version ? afterStale(waiting) : quiet(waiting);
};

const accepted = (state: DraftSync, line: string, version: number, seenVersion: number): Step => {
  const server = seenVersion >= version ? state.server : line;
  const next = { ...state, inFlight: null, accepted: version, server, base: line };
  if (!same(server, line)) return quiet(lose(next, 'replaced', null));
  return state.local === line ? quiet({ ...next, local: null, notice: null }) : flush(next);
};

const answered = (state: DraftSync, { answer, seenVersion }: DraftEvent & { type: 'answered' }): Step => {
  if (state.inFlight === null) return quiet(state);
  return answer.ok ? accepted(state, state.inFlight, answer.version, seenVersion) : refused(state, answer, seenVersion);
};

/** The pure heart of the draft's editing: what is shown, what is sent, what is said. */
export const stepDraft = (state: DraftSync, event: DraftEvent): Step => {
  switch (event.type) {
    case 'edited':
      return flush({ ...state, local: event.line, base: state.local === null ? state.server : state.base });
    case 'published':
      return published(state, event);
    case 'answered':
      return answered(state, event);
    case 'reconnected':
      return quiet({ ...(state.local === null ? state : lose(state, 'unsent', null)), accepted: 0 });
    case 'dismissed':
      return quiet({ ...state, notice: null });
  }
};

/** What the page shows as the turn's line. */
export const lineOf = ({ local, server }: DraftSync): string => local ?? server;
