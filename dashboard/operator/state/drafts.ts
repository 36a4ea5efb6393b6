import { turnKey, type LineGrammar } from 'chess-match/client/turn';
import type { OperatorSnapshot } from './snapshot';

/** The draft that a thread shares with everybody who enters it, as the server has it. */
export interface SharedDraft {
  /** Null where the match has one. */
  readonly thread: string | null;
  readonly turn: string;
  readonly line: string;
  readonly version: number;
  readonly grammar: LineGrammar;
}

/** The draft of a game of one thread, whose lines are made up like this. */
export const oneDraft =
  (grammar: LineGrammar) =>
  ({ match, draft: { line, version } }: OperatorSnapshot): readonly SharedDraft[] => [
    { thread: null, turn: turnKey(match, match.ply), line, version, grammar },
  ];
