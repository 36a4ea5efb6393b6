import { ONE_TEXT, turnKey } from 'chess-match/client/turn';
import type { SharedDraft } from '../../../../operator/state/drafts';
import type { OperatorSnapshot } from '../../../../operator/state/snapshot';

/** The drafts of all boards: each is one move. */
export const boardDrafts = ({ match, entry }: OperatorSnapshot): readonly SharedDraft[] =>
  entry.game !== 'swedish'
    ? []
    : entry.boards.map(({ thread, draft: { line, version } }) => {
        const ply = match.threads.find(({ id }) => id === thread)?.ply ?? 0;
        return { thread, turn: turnKey(match, ply, thread), line, version, grammar: ONE_TEXT };
      });
