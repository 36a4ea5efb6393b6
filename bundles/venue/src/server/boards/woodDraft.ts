import {
  EMPTY_SYNC,
  isUnsent,
  lineOf,
  stepDraft,
  tidy,
  type DraftEvent,
  type DraftSync,
} from 'chess-match/client/turn';
import type { Answer } from 'chess-match/client/contract';
import type { Entry } from './ground';

/**
 * The draft that a wooden board shares with screens and crew: the machine of theirs, without a field and without a
 * press.
 */
export interface WoodDraft {
  /**
   * What the server has. @returns whether nothing of the board is under way to it: what is said now is said of this
   * line
   */
  see(turn: string, entry: Entry): boolean;
  edit(change: (line: string) => string): void;
}

interface WoodDraftParts {
  /** @returns null where nobody knows what became of it */
  readonly send: (entry: Entry, line: string, expectedVersion: number) => Promise<Answer | null>;
  /**
   * Something came back; nothing is heard where it was lost on the way, and it goes out again with the next look.
   * @param isRefused nothing became of what was said, and not because somebody was quicker
   */
  readonly onAnswer: (isRefused: boolean) => void;
}

const UNHEARD: Answer = {
  ok: false,
  version: 0,
  matchId: null,
  error: { code: 'client/no_answer', params: {}, rule: null, item: null },
};

export const createWoodDraft = ({ send, onAnswer }: WoodDraftParts): WoodDraft => {
  let state: DraftSync = EMPTY_SYNC;
  let seen: Entry | null = null;
  const step = (event: DraftEvent, entry: Entry): void => {
    const { state: next, send: line } = stepDraft(state, event, entry.grammar);
    state = next;
    if (line !== null) void share(entry, line);
  };
  const share = async (entry: Entry, line: string): Promise<void> => {
    const { turn, accepted } = state;
    const answer = await send(entry, line, Math.max(entry.version, accepted));
    // Answers to what was said of a turn that is over say nothing of this one.
    if (state.turn === turn)
      step({ type: 'answered', answer: answer ?? UNHEARD, seenVersion: seen?.version ?? 0 }, entry);
    if (answer === null) return;
    const isRefused = state.notice?.kind === 'refused';
    if (isRefused) step({ type: 'dismissed' }, entry);
    onAnswer(isRefused);
  };
  return {
    see: (turn, entry) => {
      seen = entry;
      const { line, version } = entry;
      step({ type: 'published', turn, line, version }, entry);
      if (isUnsent(state)) step({ type: 'resent' }, entry);
      return state.local === null && tidy(lineOf(state)) === tidy(line);
    },
    edit: (change) => {
      if (seen !== null) step({ type: 'edited', line: change(lineOf(state)), typed: null }, seen);
    },
  };
};
