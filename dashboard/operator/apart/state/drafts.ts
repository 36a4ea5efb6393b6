import { ONE_TEXT, turnKey } from 'chess-match/client/turn';
import type { SharedDraft } from '../../state/drafts';
import type { OperatorSnapshot } from '../../state/snapshot';

/** The drafts of all boards: each is one move. */
export const boardDrafts = ({ match, entry }: OperatorSnapshot): readonly SharedDraft[] =>
  !('boards' in entry)
    ? []
    : entry.boards.map(({ thread, draft: { line, version } }) => {
        const ply = match.threads.find(({ id }) => id === thread)?.ply ?? 0;
        return { thread, turn: turnKey(match, ply, thread), line, version, grammar: ONE_TEXT };
      });
