import { opponent } from 'chess-match/client/view';
import { netOf } from './events';
import {
  badgeRoom,
  boardOf,
  boxAt,
  boxFrom,
  forkNumber,
  isDrawnAsOne,
  laneOf,
  ratingAt,
  selectionPoints,
  type Plan,
} from './footprint';
import { endWidth, METRICS } from './metrics';
import { bundleMarks, bundlePath, joinPath, type Turn } from './paths';
import type { Placed } from './sweep';
import { sanWidth, textWidth } from '../../../../air/textWidth';
import type {
  Badge,
  Curve,
  EndMark,
  Fork,
  ForkMark,
  Label,
  LabelTone,
  Pass,
  PassArc,
  PassBundle,
  RatingBox,
  Rect,
  Segment,
  Selection,
  SelectionMark,
} from './types';

/** Where lanes are. */
export interface Heights {
  readonly yOf: (branch: string) => number;
}

/** Everything that stands on and between the lines. */
export interface Marks {
  readonly boxes: RatingBox[];
  readonly badges: Badge[];
  /** Their room was kept. */
  readonly labels: Label[];
  /** Shown only where there happens to be room. */
  readonly spareLabels: Label[];
  /** What lines from lane to lane run through. */
  readonly verticals: Rect[];
  readonly forks: ForkMark[];
  readonly passes: PassArc[];
  readonly bundles: PassBundle[];
  readonly selections: SelectionMark[];
  readonly ends: EndMark[];
  readonly joins: Segment[];
}

const centred = (x: number, y: number, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

const on = (x: number, y: number, width: number, height: number): Rect => ({ x, y: y - height / 2, width, height });

class Placing {
  readonly marks: Marks = {
    boxes: [],
    badges: [],
    labels: [],
    spareLabels: [],
    verticals: [],
    forks: [],
    passes: [],
    bundles: [],
    selections: [],
    ends: [],
    joins: [],
  };
  constructor(
    readonly plan: Plan,
    readonly heights: Heights,
  ) {}

  y(branch: string): number {
    return this.heights.yOf(branch);
  }

  label(key: string, text: string, tone: LabelTone, x: number, y: number, isKept: boolean): void {
    const size = METRICS[tone];
    const width = tone === 'san' ? sanWidth(text, size) : textWidth(text, size);
    const rect = { x, y: y + METRICS.label.top, width, height: METRICS.label.height };
    const labels = isKept ? this.marks.labels : this.marks.spareLabels;
    if (text !== '') labels.push({ key, text, tone, rect });
  }

  vertical(x: number, from: number, to: number, left: number, right: number): void {
    this.marks.verticals.push({ x: x - left, y: Math.min(from, to), width: left + right, height: Math.abs(to - from) });
  }

  /** @param x left edge, or the middle where `isCentred` */
  box(branch: string, ply: number, x: number, isCentred: boolean): void {
    const chips = ratingAt(this.plan, branch, ply);
    const width = boxAt(this.plan, branch, ply);
    const rect = on(isCentred ? x - width / 2 : x, this.y(branch), width, METRICS.box.height);
    this.marks.boxes.push({ key: `box:${branch}:${ply}`, branch, board: boardOf(this.plan, branch), chips, rect });
  }

  badge(branch: string, x: number): void {
    const rect = on(x, this.y(branch), METRICS.badge, METRICS.badge);
    this.marks.badges.push({ key: `badge:${branch}`, board: boardOf(this.plan, branch), rect });
  }

  fork(fork: Fork, x: number): void {
    const { mother, daughter, ply, side } = fork;
    const { sanFrom } = METRICS.bend;
    const boxX = x + boxFrom(this.plan);
    this.marks.forks.push({ key: `fork:${daughter}`, daughter, x, y: this.y(mother), side });
    this.box(mother, ply, boxX, false);
    if (badgeRoom(this.plan) > 0) this.badge(daughter, boxX);
    this.box(daughter, ply, boxX + badgeRoom(this.plan), false);
    this.vertical(x, this.y(mother), this.y(daughter), 4, 4);
    const isKept = !this.plan.plain.has(ply);
    const number = forkNumber(fork);
    const numberX = x - METRICS.node - METRICS.clear / 2 - textWidth(number, METRICS.number);
    this.label(`san:${daughter}:mother`, fork.motherSan, 'san', x + sanFrom, this.y(mother), isKept);
    this.label(`san:${daughter}`, fork.daughterSan, 'san', x + sanFrom, this.y(daughter), isKept);
    this.label(`number:${daughter}`, number, 'number', numberX, this.y(mother), isKept && this.plan.detail.hasNumbers);
  }

  pass({ ply, from, to, chips }: Pass, x: number): void {
    const spans = Math.max(1, Math.abs(laneOf(this.plan, from) - laneOf(this.plan, to)));
    const down = Math.sign(this.y(to) - this.y(from));
    const clear = METRICS.box.height / 2;
    const { bulge, perLane, chip, figureChip } = METRICS.pass;
    const curve = {
      x,
      from: this.y(from) + down * clear,
      to: this.y(to) - down * (clear + 2),
      bulge: bulge + perLane * spans,
    };
    const size = chips > 1 ? figureChip : chip;
    const at = pointOn(curve, 1 - 0.5 / spans);
    const board = boardOf(this.plan, from);
    this.marks.passes.push({
      key: `pass:${ply}`,
      from,
      to,
      board,
      chips,
      curve,
      chip: centred(at.x, at.y, size, size),
    });
    this.vertical(x, curve.from, curve.to, 4, curve.bulge + size / 2);
    for (const branch of [from, to]) this.box(branch, ply, x, true);
  }

  bundle(passes: readonly Pass[], ply: number, x: number): void {
    const net = [...netOf(passes)].map(([branch, chips]) => ({ y: this.y(branch), chips }));
    const key = `bundle:${passes[0]?.ply ?? ply}:${ply}`;
    this.marks.bundles.push({ key, path: bundlePath(x, net), marks: bundleMarks(x, net) });
    const heights = net.map(({ y }) => y);
    if (net.length > 0) this.vertical(x, Math.min(...heights), Math.max(...heights), 6, 6);
    for (const branch of netOf(passes).keys()) this.box(branch, ply, x + METRICS.pass.boxFrom, false);
  }

  selection(selection: Selection, x: number): void {
    const { branch, ply, side } = selection;
    const points = selectionPoints(selection);
    const [y, board] = [this.y(branch), boardOf(this.plan, branch)];
    const rect = on(x + METRICS.end.from, y, endWidth(points, 0), METRICS.end.height);
    const scorer = opponent(side);
    this.marks.selections.push({ key: `select:${branch}`, branch, board, x, y, scorer, points, rect });
    for (const target of selection.targets) {
      const turn: Turn = { x, from: y, to: this.y(target.branch) };
      const key = `join:${branch}>${target.branch}`;
      this.vertical(x, turn.from, turn.to, 4, 4);
      const run = { from: x, to: x + METRICS.bend.radius, y: turn.to };
      this.marks.joins.push({ key, branch, board, path: joinPath(turn), origin: joinPath({ ...turn, to: y }), run });
      this.box(target.branch, ply, x + boxFrom(this.plan), false);
    }
  }

  ends({ event, x }: Placed & { event: { kind: 'ends' } }): void {
    for (const { branch, kind, white, black } of event.ends) {
      const rect = on(x, this.y(branch), endWidth(white, black), METRICS.end.height);
      const board = boardOf(this.plan, branch);
      this.marks.ends.push({ key: `end:${branch}`, branch, board, kind, white, black, rect });
      const word = this.plan.endWord(kind);
      this.label(`word:${branch}`, word, 'word', x, this.y(branch), this.plan.detail.hasWords);
    }
  }
}

/** A point of a pass's curve, `t` from 0 at the giver to 1 at the receiver. */
export const pointOn = ({ x, from, to, bulge }: Curve, t: number): { readonly x: number; readonly y: number } => ({
  x: x + 4 * t * (1 - t) * bulge,
  y: from + (to - from) * t,
});

const isOf = <K extends Placed['event']['kind']>(
  placed: Placed,
  kind: K,
): placed is Placed & { event: Extract<Placed['event'], { kind: K }> } => placed.event.kind === kind;

/** All marks of all events at their places. */
export const placeMarks = (plan: Plan, heights: Heights, placed: readonly Placed[], left: number): Marks => {
  const placing = new Placing(plan, heights);
  for (const { branch, mother, bornPly } of plan.tree.branches) {
    if (mother !== null) continue;
    placing.badge(branch, left);
    placing.box(branch, bornPly, left + METRICS.badge + METRICS.clear, false);
  }
  for (const one of placed) {
    if (isOf(one, 'fork')) placing.fork(one.event.fork, one.x);
    else if (isOf(one, 'passes') && isDrawnAsOne(plan, one.event))
      placing.bundle(one.event.passes, one.event.ply, one.x);
    else if (isOf(one, 'passes')) for (const pass of one.event.passes) placing.pass(pass, one.x);
    else if (isOf(one, 'selection')) placing.selection(one.event.selection, one.x);
    else if (isOf(one, 'ends')) placing.ends(one);
    else if (isOf(one, 'mark')) for (const b of one.event.branches) placing.box(b, one.event.ply, one.x, true);
  }
  return placing.marks;
};
