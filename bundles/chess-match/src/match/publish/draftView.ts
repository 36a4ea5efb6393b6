import type { DraftView } from '@schemas/draft';
import type { Draft } from '../drafts/drafts';
import type { OpenMatch } from '../openMatch';

export const noDraft = (matchVersion: number, version = 0): DraftView => ({
  ...{ version, matchVersion, line: '', items: [], problems: [], lacks: [], ready: false },
  ...{ freeBoard: null, mayBranch: null, offered: [], boards: [], evidence: [] },
});

/** The turn being prepared, as the game judges it. @param matchVersion of the match as it is open */
export const draftView = (open: OpenMatch | null, draft: Draft, matchVersion: number): DraftView =>
  open === null
    ? noDraft(matchVersion, draft.version)
    : { ...open.game.draft(draft.state), version: draft.version, matchVersion };
