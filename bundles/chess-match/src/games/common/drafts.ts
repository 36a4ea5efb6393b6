/** A line that is being prepared, and the turn it is for (as the game names it). */
export interface KeptDraft {
  readonly turn: string;
  readonly line: string;
}

/** Of so many turns drafts are kept: undo and redo over a few turns find what was being prepared. */
const MOST_KEPT = 8;

export const lineFor = (kept: readonly KeptDraft[], turn: string | null): string =>
  kept.find((draft) => draft.turn === turn)?.line ?? '';

/** With another line for a turn; an empty one is forgotten. The newest last. */
export const withLine = (kept: readonly KeptDraft[], turn: string, line: string): readonly KeptDraft[] => {
  const others = kept.filter((draft) => draft.turn !== turn);
  return line === '' ? others : [...others, { turn, line }].slice(-MOST_KEPT);
};
