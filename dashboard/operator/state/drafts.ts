import { turnKey, type LineGrammar } from 'chess-match/client/turn';
import { TURN_LINE } from 'chess-match/games/business';
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

/** The draft of a game of one thread. */
export const oneDraft = ({ match, draft: { line, version } }: OperatorSnapshot): readonly SharedDraft[] => [
  { thread: null, turn: turnKey(match, match.ply), line, version, grammar: TURN_LINE },
];
