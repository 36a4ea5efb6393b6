import type { CommandBody, Problem } from 'chess-match/client/contract';
import {
  EMPTY_SYNC,
  lineOf,
  stepDraft,
  tidy,
  turnKey,
  type DraftEvent,
  type DraftSync,
  type LineGrammar,
} from 'chess-match/client/turn';
import type { TeamView, VenueViews } from 'chess-match/contract/venue';
import type { Device } from '../device/device';

/** What became of an act whose answer was lost. */
export interface Fate {
  readonly type: CommandBody['type'];
  readonly isDone: boolean;
}

/** The turn at this screen: the line it shares with the crew, and what became of the last press. */
export interface TurnState {
  readonly sync: DraftSync;
  /** Why the last press, or another act, came to nothing. */
  readonly refusal: Problem | null;
  readonly fate: Fate | null;
  readonly isBusy: boolean;
  /** Lines of this turn before each change made here, the newest last. */
  readonly before: readonly string[];
}

export interface TurnEntry {
  state(): TurnState;
  onChange(listener: () => void): () => void;
  /** What the server says now. */
  see(match: VenueViews['match'], team: TeamView | undefined): void;
  edit(change: (line: string) => string): void;
  /** The line as it was before the last change made here. */
  undo(): void;
  /** Anything that is no edit. */
  act(body: CommandBody): Promise<void>;
  dismiss(): void;
}

const NOTHING: TurnState = { sync: EMPTY_SYNC, refusal: null, fate: null, isBusy: false, before: [] };

/** One turn's line, edited here and on pages of the crew: the same steps as there, over this device's way to the match. */
export const createTurnEntry = ({ send, act }: Pick<Device, 'send' | 'act'>, grammar: LineGrammar): TurnEntry => {
  const listeners = new Set<() => void>();
  let state = NOTHING;
  let seenVersion = 0;
  let acts = 0;
  const set = (change: Partial<TurnState>): void => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };
  const step = (event: DraftEvent): void => {
    const { state: sync, send: line } = stepDraft(state.sync, event, grammar);
    if (sync !== state.sync) set({ sync });
    if (line !== null) void sendLine(line);
  };
  const sendLine = async (line: string): Promise<void> => {
    const expectedVersion = Math.max(seenVersion, state.sync.accepted);
    const answer = await send({ type: 'setDraft', expectedVersion, line });
    step({ type: 'answered', answer, seenVersion });
    // Nobody knows whether it arrived: the server's line is shown again, and what was lost is said.
    if (!answer.ok && answer.error.code.startsWith('client/')) step({ type: 'reconnected' });
  };
  return {
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    see: (match, team) => {
      const draft = team?.draft;
      const turn = turnKey(match, match.ply);
      if (turn !== state.sync.turn && state.sync.turn !== '') set({ refusal: null, before: [] });
      if (draft === null || draft === undefined) {
        if (turn !== state.sync.turn) set({ sync: { ...EMPTY_SYNC, turn } });
        return;
      }
      if (draft.version === seenVersion && turn === state.sync.turn) return;
      seenVersion = draft.version;
      step({ type: 'published', turn, line: draft.line, version: draft.version });
    },
    edit: (change) => {
      const line = lineOf(state.sync);
      const next = change(line);
      if (tidy(next) === tidy(line)) return;
      set({ before: [...state.before, line], refusal: null });
      step({ type: 'edited', line: next, typed: null });
    },
    undo: () => {
      const last = state.before.at(-1);
      if (last === undefined) return;
      set({ before: state.before.slice(0, -1), refusal: null });
      step({ type: 'edited', line: last, typed: null });
    },
    act: async (body) => {
      if (state.isBusy) return;
      acts += 1;
      const own = acts;
      set({ isBusy: true, refusal: null, fate: null });
      const answer = await act(body, (isDone) => {
        if (acts === own) set({ refusal: null, fate: { type: body.type, isDone } });
      });
      set({ isBusy: false, refusal: answer.ok ? null : answer.error });
    },
    dismiss: () => {
      set({ refusal: null, fate: null });
      step({ type: 'dismissed' });
    },
  };
};
