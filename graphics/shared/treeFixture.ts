import type { Side, TreeView } from 'chess-match/client/contract';
import { sideOf, turnOf } from './turnFixture';

type Draft = { -readonly [K in keyof TreeView]: TreeView[K] };
type DraftBranch = TreeView['branches'][number];

/** One thing that happens in a turn, by board numbers. */
export type Happening =
  | {
      readonly kind: 'fork';
      readonly board: number;
      readonly daughterChips: number;
      readonly sans: readonly [string, string];
    }
  | { readonly kind: 'pass'; readonly from: number; readonly to: number }
  | { readonly kind: 'select'; readonly board: number; readonly to: readonly (readonly [number, number])[] }
  | { readonly kind: 'end'; readonly board: number; readonly how: string };

const BOARDS = 5;
/** Ends that pay one side; all others pay both alike. */
const WON: readonly string[] = ['mate', 'resignation', 'flag'];

export const emptyTree = (chips: number): TreeView => ({
  ply: 0,
  branches: [
    {
      branch: 'b1',
      board: 1,
      mother: null,
      bornPly: 0,
      endPly: null,
      chips,
      ratings: [{ ply: 0, chips }],
      lastSan: null,
    },
  ],
  forks: [],
  passes: [],
  selections: [],
  ends: [],
  scores: [],
});

/** The tree of no match. */
export const NO_TREE: TreeView = {
  ply: 0,
  branches: [],
  forks: [],
  passes: [],
  selections: [],
  ends: [],
  scores: [],
};

/** A tree as the rules would make it, turn by turn; what the rules would refuse does not happen. */
export class TreeGrower {
  private readonly tree: Draft;
  private white = 0;
  private black = 0;

  constructor(chips: number) {
    this.tree = structuredClone(emptyTree(chips));
  }

  get view(): TreeView {
    return structuredClone(this.tree);
  }

  get ply(): number {
    return this.tree.ply;
  }

  get passes(): number {
    return this.tree.passes.length;
  }

  /** Forks and selections so far. */
  get keyChanges(): number {
    return this.tree.forks.length + this.tree.selections.length;
  }

  get liveBoards(): readonly number[] {
    return this.live.map(({ board }) => board).sort((a, b) => a - b);
  }

  chipsOn(board: number): number {
    return this.on(board)?.chips ?? 0;
  }

  /** Turns without an event, up to and with the turn of `ply`. */
  quietUntil(ply: number): this {
    this.tree.ply = Math.max(this.tree.ply, ply);
    return this;
  }

  /** One turn with these events. */
  turn(...happenings: readonly Happening[]): this {
    this.tree.ply += 1;
    for (const happening of happenings) this.happen(happening);
    return this;
  }

  /** Last moves by board. */
  moves(sans: Readonly<Record<number, string>>): this {
    for (const branch of this.live) branch.lastSan = sans[branch.board] ?? branch.lastSan;
    return this;
  }

  private get live(): DraftBranch[] {
    return this.tree.branches.filter(({ endPly }) => endPly === null);
  }

  private on(board: number): DraftBranch | undefined {
    return this.live.find((branch) => branch.board === board);
  }

  private get at(): { ply: number; turn: string; side: Side } {
    const { ply } = this.tree;
    return { ply, turn: turnOf(ply), side: sideOf(ply) };
  }

  private rate(branch: DraftBranch, chips: number): void {
    branch.chips = chips;
    branch.ratings.push({ ply: this.tree.ply, chips });
  }

  private happen(happening: Happening): void {
    switch (happening.kind) {
      case 'fork':
        return this.fork(happening.board, happening.daughterChips, happening.sans);
      case 'pass':
        return this.pass(happening.from, happening.to);
      case 'select':
        return this.select(happening.board, happening.to);
      case 'end':
        return this.end(happening.board, happening.how);
    }
  }

  private fork(board: number, daughterChips: number, sans: readonly [string, string]): void {
    const mother = this.on(board);
    const free = Array.from({ length: BOARDS }, (_, i) => i + 1).find((number) => !this.on(number));
    if (!mother || free === undefined || daughterChips < 1 || mother.chips <= daughterChips) return;
    const daughter = `b${this.tree.branches.length + 1}`;
    const [motherSan, daughterSan] = sans;
    const motherChips = mother.chips - daughterChips;
    this.rate(mother, motherChips);
    mother.lastSan = motherSan;
    this.tree.branches.push({
      branch: daughter,
      board: free,
      mother: mother.branch,
      bornPly: this.tree.ply,
      endPly: null,
      chips: daughterChips,
      ratings: [{ ply: this.tree.ply, chips: daughterChips }],
      lastSan: daughterSan,
    });
    this.tree.forks.push({
      ...this.at,
      mother: mother.branch,
      daughter,
      motherSan,
      daughterSan,
      motherChips,
      daughterChips,
    });
  }

  private pass(fromBoard: number, toBoard: number): void {
    const [from, to] = [this.on(fromBoard), this.on(toBoard)];
    if (!from || !to || from === to || from.chips < 2) return;
    this.rate(from, from.chips - 1);
    this.rate(to, to.chips + 1);
    this.tree.passes.push({ ...this.at, from: from.branch, to: to.branch, chips: 1 });
  }

  private select(board: number, to: readonly (readonly [number, number])[]): void {
    const branch = this.on(board);
    if (!branch || this.live.length < 2) return;
    const { side } = this.at;
    const targets = to.flatMap(([number, chips]) => {
      const target = this.on(number);
      return target && target !== branch ? [{ target, chips }] : [];
    });
    if (targets.reduce((sum, { chips }) => sum + chips, 0) !== branch.chips) return;
    branch.endPly = this.tree.ply;
    for (const { target, chips } of targets) this.rate(target, target.chips + chips);
    this.tree.selections.push({
      ...this.at,
      branch: branch.branch,
      chips: branch.chips,
      targets: targets.map(({ target, chips }) => ({ branch: target.branch, chips })),
    });
    this.score(side === 'black' ? 2 * branch.chips : 0, side === 'white' ? 2 * branch.chips : 0);
  }

  private end(board: number, how: string): void {
    const branch = this.on(board);
    if (!branch) return;
    branch.endPly = this.tree.ply;
    const { ply, turn, side } = this.at;
    const isDrawn = !WON.includes(how);
    const whiteWins = (how === 'mate') === (side === 'white');
    const points = isDrawn ? branch.chips : 2 * branch.chips;
    const white = isDrawn || whiteWins ? points : 0;
    const black = isDrawn || !whiteWins ? points : 0;
    this.tree.ends.push({ ply, turn, branch: branch.branch, kind: how, chips: branch.chips, white, black });
    this.score(white, black);
  }

  private score(white: number, black: number): void {
    this.white += white;
    this.black += black;
    const { ply, turn } = this.at;
    this.tree.scores = this.tree.scores.filter((score) => score.ply !== ply);
    this.tree.scores.push({ ply, turn, white: this.white, black: this.black });
  }
}

interface Step {
  readonly ply: number;
  readonly happenings: readonly Happening[];
  readonly moves: Readonly<Record<number, string>>;
}

export const fork = (board: number, daughterChips: number, sans: readonly [string, string]): Happening => ({
  kind: 'fork',
  board,
  daughterChips,
  sans,
});
export const pass = (from: number, to: number): Happening => ({ kind: 'pass', from, to });
export const select = (board: number, ...to: readonly (readonly [number, number])[]): Happening => ({
  kind: 'select',
  board,
  to,
});

export const end = (board: number, how: string): Happening => ({ kind: 'end', board, how });

/** The events of fixtures/scheme4.bcr, with the last moves of those turns. */
const SCHEME4: readonly Step[] = [
  { ply: 13, happenings: [fork(1, 7, ['O-O', 'Be3'])], moves: {} },
  { ply: 21, happenings: [fork(1, 2, ['exf5', 'f3'])], moves: { 2: 'exd5' } },
  { ply: 24, happenings: [fork(2, 5, ['Nc6', 'dxc4'])], moves: { 1: 'f4', 3: 'f4' } },
  { ply: 36, happenings: [fork(4, 3, ['Qc8', 'Qe7'])], moves: { 1: 'Ng3+', 2: 'Ne6', 3: 'Rf7' } },
  { ply: 48, happenings: [select(5, [1, 3])], moves: { 1: 'Bh6', 2: 'Bxc6', 3: 'Re7', 4: 'Rac8' } },
  { ply: 50, happenings: [end(2, 'draw')], moves: { 1: 'bxa6', 3: 'Qf8', 4: 'h6' } },
  { ply: 57, happenings: [select(1, [3, 4])], moves: { 3: 'gxh7', 4: 'h4' } },
  { ply: 74, happenings: [select(3, [4, 6])], moves: { 4: 'Ne5' } },
  { ply: 95, happenings: [end(4, 'resignation')], moves: {} },
];

/** The played game up to `ply`, and then nothing up to and with the turn of `until`. */
export const playedThen = (ply: number, until: number): TreeGrower => {
  const grower = new TreeGrower(10);
  for (const step of SCHEME4.filter((known) => known.ply <= ply))
    grower
      .quietUntil(step.ply - 1)
      .turn(...step.happenings)
      .moves(step.moves);
  return grower.quietUntil(until);
};

/** Scheme 4 after the turn of `ply`: 0 is the start, 95 the end at 10:13. Last moves are those of its latest event. */
export const scheme4 = (ply: number): TreeView => playedThen(ply, ply).view;
