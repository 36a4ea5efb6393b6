/**
 * Tells the turn that is being prepared from every other one. That the match goes on belongs to it: what ends a match
 * by no turn of anybody's (a fallen flag, B16) empties the draft at the same ply, and no other page did that.
 *
 * @param thread where the match has several
 */
export const turnKey = (
  { matchId, status }: { readonly matchId: string | null; readonly status: string },
  ply: number,
  thread?: string,
): string =>
  [matchId ?? '', ...(thread === undefined ? [] : [thread]), ply, status === 'over' ? 'over' : 'open'].join(':');
