import type { BusinessCourse as Tree } from 'chess-match/games/business';

const upTo =
  (ply: number) =>
  <T extends { readonly ply: number }>(events: readonly T[]): T[] =>
    events.filter((event) => event.ply <= ply);

/** The tree as it had grown after the turn of `ply`, cut out of a later one of the same game. */
export const treeAt = (tree: Tree, ply: number, lastSan: (branch: string) => string | null): Tree => {
  const past = upTo(ply);
  return {
    game: tree.game,
    ply,
    branches: tree.branches
      .filter(({ bornPly }) => bornPly <= ply)
      .map((line) => {
        const ratings = past(line.ratings);
        const isEnded = line.endPly !== null && line.endPly <= ply;
        return {
          ...line,
          ratings,
          endPly: isEnded ? line.endPly : null,
          chips: ratings.at(-1)?.chips ?? line.chips,
          lastSan: lastSan(line.branch),
        };
      }),
    forks: past(tree.forks),
    passes: past(tree.passes),
    selections: past(tree.selections),
    ends: past(tree.ends),
    scores: past(tree.scores),
  };
};
