import { checkOf } from '../../../checks';
import type { KeptDraft } from '../../../games/common/drafts';
import { documentOf, readDocument, type Shelf, type Kind } from '../../safety/kept/kept';
import type { Log } from '../../base/log';
import { sayOnce } from '../../base/sayOnce';

/** Where drafts outlive the server: beside the facts. An id came with an imported file perhaps and may be any word. */
export interface KeptDrafts {
  of(matchId: string): readonly KeptDraft[] | null;
  keep(matchId: string, kept: readonly KeptDraft[]): void;
}

/** Matches whose drafts are kept; the one drafted longest ago is forgotten first. */
const MOST_MATCHES = 50;

const TEXT = { type: 'string' };
const isDrafts = checkOf<readonly KeptDraft[]>({
  type: 'array',
  items: { type: 'object', required: ['turn', 'line'], properties: { turn: TEXT, line: TEXT } },
});

const draftsOf = (matchId: string): Kind<readonly KeptDraft[]> => ({
  name: `drafts/${matchId}`,
  versions: [1],
  loss: 'drafts',
  check: isDrafts,
  instead: null,
});

/**
 * Written at once with every change, without a wait for the disk: a kill leaves the old drafts or the new, a power cut
 * may cost the last keystrokes of a turn. A draft that cannot be written is shared and played all the same.
 */
export const keptDrafts = (shelf: Shelf, log: Log): KeptDrafts => {
  const unwritten = new Map<string, readonly KeptDraft[]>();
  const attempt = sayOnce('The draft could not be kept.', log);
  return {
    of: (matchId) => unwritten.get(matchId) ?? readDocument(draftsOf(matchId), shelf),
    keep: (matchId, kept) => {
      unwritten.set(matchId, kept);
      attempt(() => {
        shelf.documents.jot(documentOf(draftsOf(matchId), kept), MOST_MATCHES);
        unwritten.delete(matchId);
      });
    },
  };
};
