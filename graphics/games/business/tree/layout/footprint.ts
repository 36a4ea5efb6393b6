import type { BusinessCourse } from 'chess-match/games/business';
import type { Detail } from './detail';
import { netOf, turnOf, type TreeEvent } from './events';
import type { LanePlan } from './lanes';
import { boxSize, boxWidth, endWidth, foldWidth, METRICS, scoreWidth, type TreeSize } from './metrics';
import { sanWidth, textWidth } from '../../../../air/textWidth';
import { winPays } from '../../stakes/pays';
import type { Branch, End, Fork, Pass, Selection } from './types';

/** A lane's line, the room for labels above it, the axis itself, or one of the two rows under it. */
export type Row = `line ${number}` | `label ${number}` | 'axis' | 'tick' | 'score';

/** How far an event reaches left and right of its x in each row it needs for itself. */
export type Footprint = ReadonlyMap<Row, { readonly left: number; readonly right: number }>;

/** All that placing needs to know of a tree. */
export interface Plan {
  readonly tree: BusinessCourse;
  readonly lanes: LanePlan;
  readonly branches: ReadonlyMap<string, Branch>;
  readonly detail: Detail;
  readonly size: TreeSize;
  readonly endWord: (kind: string) => string;
  /** The plies of the forks drawn without their moves. */
  readonly plain: ReadonlySet<number>;
  readonly scores: ReadonlyMap<number, BusinessCourse['scores'][number]>;
}

export const laneOf = (plan: Plan, branch: string): number => plan.lanes.laneOf.get(branch) ?? 0;
export const boardOf = (plan: Plan, branch: string): number => plan.branches.get(branch)?.board ?? 0;

/** The rating of a branch after the turn of `ply`. */
export const ratingAt = (plan: Plan, branch: string, ply: number): number =>
  plan.branches.get(branch)?.ratings.findLast((rating) => rating.ply <= ply)?.chips ?? 0;

/** Width of the box with the rating of a branch after the turn of `ply`. */
export const boxAt = (plan: Plan, branch: string, ply: number): number =>
  boxWidth(ratingAt(plan, branch, ply), plan.detail.isCompact);

/** What stands between a fork and the daughter's box. */
export const badgeRoom = (plan: Plan): number => (plan.detail.isCompact ? 0 : METRICS.badge + METRICS.clear);

export const boxFrom = (plan: Plan): number => boxSize(plan.detail.isCompact).fromBend;

export const forkNumber = (fork: Fork): string => {
  const { number } = turnOf(fork.ply);
  return fork.side === 'black' ? `${number}…` : `${number}.`;
};

/** Points of a given-up branch, in half-points. */
export const selectionPoints = (selection: Selection): number => winPays(selection.chips);

class Rows {
  readonly rows = new Map<Row, { left: number; right: number }>();
  reach(row: Row, left: number, right: number): this {
    const known = this.rows.get(row);
    this.rows.set(row, { left: Math.max(known?.left ?? left, left), right: Math.max(known?.right ?? right, right) });
    return this;
  }
  line(lane: number, left: number, right: number): this {
    return this.reach(`line ${lane}`, left, right);
  }
  label(lane: number, left: number, right: number): this {
    return this.reach(`label ${lane}`, left, right);
  }
  /** What a line from lane to lane runs through: the lanes between, and the labels of all but the uppermost. */
  cross(a: number, b: number, left: number, right: number): this {
    const [top, bottom] = [Math.min(a, b), Math.max(a, b)];
    for (let lane = top + 1; lane <= bottom; lane++) this.label(lane, left, right);
    for (let lane = top + 1; lane < bottom; lane++) this.line(lane, left, right);
    return this;
  }
}

const ofFork = (plan: Plan, fork: Fork, rows: Rows): void => {
  const [mother, daughter] = [laneOf(plan, fork.mother), laneOf(plan, fork.daughter)];
  const { node, bend, number, san, clear } = METRICS;
  rows.line(mother, node, boxFrom(plan) + boxAt(plan, fork.mother, fork.ply));
  rows.line(daughter, 4, boxFrom(plan) + badgeRoom(plan) + boxAt(plan, fork.daughter, fork.ply));
  rows.cross(mother, daughter, 8, 8);
  if (plan.plain.has(fork.ply)) return;
  const text = (move: string): number => bend.sanFrom + sanWidth(move, san);
  const numbered = node + clear + textWidth(forkNumber(fork), number);
  rows.label(mother, plan.detail.hasNumbers ? numbered : 4, text(fork.motherSan));
  rows.label(daughter, 4, text(fork.daughterSan));
};

const ofPass = (plan: Plan, { from, to, ply }: Pass, rows: Rows): void => {
  const { bulge, perLane, figureChip } = METRICS.pass;
  const lanes = [laneOf(plan, from), laneOf(plan, to)] as const;
  rows.cross(...lanes, 6, bulge + perLane * Math.abs(lanes[0] - lanes[1]) + figureChip / 2);
  ofMark(plan, [from, to], ply, rows);
};

/** Several passes drawn as one: a line across all lanes between, and the new ratings after it. */
const ofBundle = (plan: Plan, passes: readonly Pass[], ply: number, rows: Rows): void => {
  const branches = [...netOf(passes).keys()];
  const lanes = branches.map((branch) => laneOf(plan, branch));
  if (lanes.length > 0) rows.cross(Math.min(...lanes), Math.max(...lanes), 6, 6);
  for (const branch of branches) rows.line(laneOf(plan, branch), 8, METRICS.pass.boxFrom + boxAt(plan, branch, ply));
};

const ofSelection = (plan: Plan, selection: Selection, rows: Rows): void => {
  const own = laneOf(plan, selection.branch);
  const { cross, end } = METRICS;
  const points = selectionPoints(selection);
  rows.line(own, cross, end.from + endWidth(points, 0));
  for (const { branch } of selection.targets) {
    const target = laneOf(plan, branch);
    rows.line(target, 16, boxFrom(plan) + boxAt(plan, branch, selection.ply));
    rows.cross(own, target, 16, 16);
  }
};

const ofEnds = (plan: Plan, ends: readonly End[], rows: Rows): void => {
  for (const end of ends) {
    const word = plan.detail.hasWords ? textWidth(plan.endWord(end.kind), METRICS.word) : 0;
    rows.line(laneOf(plan, end.branch), 4, endWidth(end.white, end.black));
    rows.label(laneOf(plan, end.branch), 4, word);
  }
};

const ofMark = (plan: Plan, branches: readonly string[], ply: number, rows: Rows): void => {
  for (const branch of branches) {
    const half = boxAt(plan, branch, ply) / 2;
    rows.line(laneOf(plan, branch), half, half);
  }
};

const ofEvent = (plan: Plan, event: TreeEvent, rows: Rows): void => {
  switch (event.kind) {
    case 'fork':
      return ofFork(plan, event.fork, rows);
    case 'passes':
      return isDrawnAsOne(plan, event)
        ? ofBundle(plan, event.passes, event.ply, rows)
        : event.passes.forEach((pass) => ofPass(plan, pass, rows));
    case 'selection':
      return ofSelection(plan, event.selection, rows);
    case 'ends':
      return ofEnds(plan, event.ends, rows);
    case 'mark':
      return ofMark(plan, event.branches, event.ply, rows);
  }
};

/** The numbers of passes on the axis are written where there is room; all others have their room kept. */
export const isMajor = (event: TreeEvent): boolean => event.kind !== 'passes';

/** Several passes drawn as one: on the axis a mark from the event's x on. */
export const isFolded = (event: TreeEvent): event is TreeEvent & { kind: 'passes' } =>
  event.kind === 'passes' && event.passes.length > 1;

/** In a band there is no room for a chip between lanes: every pass is drawn in the manner of several. */
export const isDrawnAsOne = (plan: Plan, event: TreeEvent): event is TreeEvent & { kind: 'passes' } =>
  isFolded(event) || (plan.size === 'strip' && event.kind === 'passes');

const ofAxis = (plan: Plan, event: TreeEvent, isLast: boolean, rows: Rows): void => {
  const { dot, font } = METRICS.tick;
  rows.reach('axis', dot, isFolded(event) ? foldWidth(event.passes.length) : dot);
  const half = isMajor(event) ? textWidth(String(turnOf(event.ply).number), font) / 2 : 0;
  if (half > 0) rows.reach('tick', half, half);
  const score = isLast ? plan.scores.get(event.ply) : undefined;
  if (!score) return;
  const width = scoreWidth(score.white, score.black);
  rows.reach('score', width / 2, width / 2);
};

/** The room an event needs; `isLast` of its turn, for the score stands under the last. */
export const footprintOf = (plan: Plan, event: TreeEvent, isLast: boolean): Footprint => {
  const rows = new Rows();
  ofEvent(plan, event, rows);
  ofAxis(plan, event, isLast, rows);
  return rows.rows;
};
