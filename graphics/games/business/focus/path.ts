import type { BusinessCourse } from 'chess-match/games/business';

/** One parting on a line's way: the move this line made there, and the board it went on upon. */
export interface PathStep {
  readonly ply: number;
  readonly turn: string;
  readonly san: string;
  /** The board the line stands on afterwards. */
  readonly board: number;
  /** The board that parted from it; null where the line itself moved to a new board. */
  readonly parted: number | null;
}

export interface BranchPath {
  /** The board of the first line. */
  readonly start: number;
  readonly steps: readonly PathStep[];
}

type Line = BusinessCourse['branches'][number];

/** The lines from the first one down to `branch`, which is the last. */
export const lineageOf = (tree: Pick<BusinessCourse, 'branches'>, branch: string): readonly Line[] => {
  const lines: Line[] = [];
  let next: string | null = branch;
  while (next !== null) {
    const name: string = next;
    const line = tree.branches.find((other) => other.branch === name);
    if (!line) break;
    lines.unshift(line);
    next = line.mother;
  }
  return lines;
};

/** How a line came about: every fork on its way, with the move that was played in this line and not in the other. */
export const pathOf = (tree: Pick<BusinessCourse, 'branches' | 'forks'>, branch: string): BranchPath | null => {
  const lines = lineageOf(tree, branch);
  const [first] = lines;
  if (!first) return null;
  const boardOf = (name: string): number => tree.branches.find((line) => line.branch === name)?.board ?? first.board;
  const steps = tree.forks.flatMap((fork): readonly PathStep[] => {
    const { ply, turn, mother, daughter } = fork;
    const at = lines.findIndex((line) => line.branch === daughter);
    if (at >= 0) return [{ ply, turn, san: fork.daughterSan, board: boardOf(daughter), parted: null }];
    const motherAt = lines.findIndex((line) => line.branch === mother);
    const left = lines[motherAt + 1]?.bornPly ?? Infinity;
    if (motherAt < 0 || ply > left) return [];
    return [{ ply, turn, san: fork.motherSan, board: boardOf(mother), parted: boardOf(daughter) }];
  });
  return { start: first.board, steps: [...steps].sort((a, b) => a.ply - b.ply) };
};
