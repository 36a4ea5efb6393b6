import type { ClocksView, MatchView, ProtocolView } from 'chess-match/client';

/** Since when the clocks of a game that goes on stand, where one did not begin with it. */
export type Standing =
  | { readonly since: 'undo'; readonly turn: string }
  /** `reason`: as the protocol has it; empty where none was given. */
  | { readonly since: 'stop'; readonly reason: string };

type Line = Pick<ProtocolView['entries'][number], 'kind' | 'what' | 'reason'>;

const TAKES_BACK: readonly Line['kind'][] = ['undone', 'takenBack'];

/**
 * A clock that was stopped for an undo stands until somebody starts it, however many turns are entered meanwhile.
 * @param entries the protocol, oldest first @returns null before the first turn, and while the clock runs
 */
export const standingOf = (
  { status, ply }: Pick<MatchView, 'status' | 'ply'>,
  { running }: Pick<ClocksView, 'running'>,
  entries: readonly Line[],
): Standing | null => {
  if (status !== 'playing' || ply === 0 || running) return null;
  const stop = entries.findLastIndex(({ kind }) => kind === 'clockStopped');
  const after = entries[stop + 1];
  if (stop !== -1 && after !== undefined && TAKES_BACK.includes(after.kind)) return { since: 'undo', turn: after.what };
  return { since: 'stop', reason: entries[stop]?.reason ?? '' };
};
