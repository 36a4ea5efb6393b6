import type { StudyRules } from 'chess-match/explore';
import { NOTHING_SAID, type Said } from './feed';
import type { Ground } from './judge';
import type { Shown } from './report';
import type { WoodDraft } from './woodDraft';

/** What is remembered of a board between two looks. */
export interface Known {
  /** What it prepares for its captain. */
  readonly draft: WoodDraft;
  said: Said;
  shown: Shown | null;
  hasMoved: boolean;
  /** Of a work table: a position was set up, and was refused or lost on the way. */
  isUnsaid: boolean;
  /** Of a work table: its position as the rules write it, and what may be played there. */
  ground: { readonly fen: string; readonly ground: Ground; readonly rules: StudyRules } | null;
  /** Something of it is on its way to the match server; looked at again afterwards where it is due. */
  isBusy: boolean;
  isDue: boolean;
  /** Until it has lain still. */
  rest: NodeJS.Timeout | null;
  setUp: NodeJS.Timeout | null;
}

export const newKnown = (draft: WoodDraft): Known => ({
  draft,
  said: NOTHING_SAID,
  shown: null,
  hasMoved: false,
  isUnsaid: false,
  ground: null,
  isBusy: false,
  isDue: false,
  rest: null,
  setUp: null,
});

/** It lies still no longer: nothing waits for that. */
export const stop = (board: Known): void => {
  for (const timer of [board.rest, board.setUp]) if (timer !== null) clearTimeout(timer);
  [board.rest, board.setUp] = [null, null];
};
