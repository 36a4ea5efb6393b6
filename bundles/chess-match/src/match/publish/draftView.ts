import type { DraftView } from '@schemas/draft';
import type { Standing } from '../authority/commit';

export const noDraft = (matchVersion: number, version = 0): DraftView => ({
  version,
  matchVersion,
  line: '',
  items: [],
  problems: [],
  lacks: [],
  ready: false,
  boards: [],
});

/** The turn being prepared, as the game judges it, beside the version of the match it is judged by. */
export const draftView = ({ open, version, prepared: { threads, state } }: Standing): DraftView => {
  const [draft] = Object.values(threads);
  const view = open?.game.turnEntry?.draft(state) ?? null;
  return view === null
    ? noDraft(version, draft?.version)
    : { ...view, version: draft?.version ?? 0, matchVersion: version };
};
