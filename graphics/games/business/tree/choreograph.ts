import { SIDES } from 'chess-match/client/view';
import { curvePath } from './at';
import { goneKey, partsOf, pathsOf, type Point } from './geometry';
import { pointOn } from './layout/place';
import type { PassArc, TreeLayout } from './layout/types';
import type { TreeStep } from './planTree';

/** What one element does; it ends where the new picture has it. */
export type Cue =
  /** A path turns from one shape into another of the same commands. */
  | { readonly kind: 'bend'; readonly key: string; readonly from: string; readonly to: string }
  | { readonly kind: 'shift'; readonly key: string; readonly dx: number; readonly dy: number }
  | { readonly kind: 'appear'; readonly key: string }
  /** What stood there before, gone in the new picture. */
  | { readonly kind: 'vanish'; readonly key: string }
  /** Goes through these points, distances from where it stands. */
  | { readonly kind: 'travel'; readonly key: string; readonly way: readonly Point[] };

/** Cues that play together. */
export interface Scene {
  readonly kind: TreeStep['kind'];
  readonly cues: readonly Cue[];
}

interface Pictures {
  readonly before: TreeLayout;
  readonly after: TreeLayout;
}

const appear = (...keys: readonly string[]): Cue[] => keys.map((key) => ({ kind: 'appear', key }));

const axisCues = (ply: number): Cue[] => appear(`tick:${ply}`, `dot:${ply}`, `guide:${ply}`);

const yOf = (layout: TreeLayout, branch: string): number => layout.lanes.find((lane) => lane.branch === branch)?.y ?? 0;

/** A line with all that stands on it parts from the line it came from. */
const partFrom = (keys: readonly string[], dy: number): Cue[] =>
  keys.flatMap((key): Cue[] => [{ kind: 'shift', key, dx: 0, dy }, ...appear(key)]);

const unfold = (layout: TreeLayout, key: string): Cue[] =>
  layout.segments
    .filter((segment) => segment.key === key)
    .map(({ origin, path }) => ({ kind: 'bend', key, from: origin, to: path }));

const forkCues = ({ after }: Pictures, { mother, daughter, ply }: TreeStep & { kind: 'fork' }): Cue[] => [
  ...unfold(after, `line:${daughter}`),
  ...partFrom(
    [`badge:${daughter}`, `box:${daughter}:${ply}`, `head:${daughter}`],
    yOf(after, mother) - yOf(after, daughter),
  ),
  ...appear(
    `fork:${daughter}`,
    `number:${daughter}`,
    `san:${daughter}:mother`,
    `san:${daughter}`,
    `box:${mother}:${ply}`,
  ),
  ...axisCues(ply),
];

const WAY_POINTS = 8;

/** From the giver's box along the curve to where the chip stays. */
const wayOf = ({ curve, chip }: PassArc): readonly Point[] => {
  const end = { x: chip.x + chip.width / 2, y: chip.y + chip.height / 2 };
  const length = (end.y - curve.from) / (curve.to - curve.from);
  return Array.from({ length: WAY_POINTS + 1 }, (_, i) => {
    const { x, y } = pointOn(curve, (length * i) / WAY_POINTS);
    return { x: x - end.x, y: y - end.y };
  });
};

const passCues = ({ after }: Pictures, { from, to, ply }: TreeStep & { kind: 'pass' }): Cue[] => [
  ...after.passes
    .filter(({ key }) => key === `pass:${ply}`)
    .flatMap((arc): Cue[] => [
      {
        kind: 'bend',
        key: arc.key,
        from: curvePath({ ...arc.curve, to: arc.curve.from, bulge: 0 }),
        to: curvePath(arc.curve),
      },
      { kind: 'travel', key: `chip:${arc.key}`, way: wayOf(arc) },
      ...appear(arc.key, `chip:${arc.key}`),
    ]),
  ...appear(`box:${from}:${ply}`, `box:${to}:${ply}`),
  ...axisCues(ply),
];

const selectionCues = ({ after }: Pictures, { branch, targets, ply }: TreeStep & { kind: 'selection' }): Cue[] => [
  { kind: 'vanish', key: goneKey(branch) },
  ...appear(`cross:select:${branch}`, `select:${branch}`),
  ...targets.flatMap((target) => [
    ...unfold(after, `join:${branch}>${target}`),
    ...appear(`join:${branch}>${target}`, `box:${target}:${ply}`),
  ]),
  ...axisCues(ply),
];

const scoreCues = ({ before, after }: Pictures, ply: number): Cue[] => {
  const [was, is] = [before.axis.scores.at(-1), after.axis.scores.at(-1)];
  const changed = SIDES.filter((side) => (was?.[side] ?? 0) !== (is?.[side] ?? 0));
  const figures = changed.flatMap((side): Cue[] => [
    { kind: 'vanish', key: `points-before:${side}` },
    ...appear(`points:${side}`),
  ]);
  return [...appear(`score:${ply}`), ...figures];
};

const story = (pictures: Pictures, step: TreeStep): Cue[] => {
  switch (step.kind) {
    case 'set':
    case 'grow':
      return [];
    case 'fork':
      return forkCues(pictures, step);
    case 'pass':
      return passCues(pictures, step);
    case 'selection':
      return selectionCues(pictures, step);
    case 'end':
      return [
        { kind: 'vanish', key: goneKey(step.branch) },
        ...appear(`end:${step.branch}`, `word:${step.branch}`),
        ...axisCues(step.ply),
      ];
    case 'score':
      return scoreCues(pictures, step.ply);
  }
};

/** What stays moves to its new place; what is new and belongs to no event appears. */
const growth = ({ before, after }: Pictures, drawn: ReadonlySet<string>): Cue[] => {
  const [pathsWere, pathsAre] = [pathsOf(before), pathsOf(after)];
  const [partsWere, partsAre] = [partsOf(before), partsOf(after)];
  const bends = [...pathsAre].flatMap(([key, to]): Cue[] => {
    const from = pathsWere.get(key);
    if (from === undefined) return drawn.has(key) ? [] : appear(key);
    return from === to ? [] : [{ kind: 'bend', key, from, to }];
  });
  const shifts = [...partsAre].flatMap(([key, { x, y }]): Cue[] => {
    const was = partsWere.get(key);
    if (was === undefined) return drawn.has(key) ? [] : appear(key);
    return was.x === x && was.y === y ? [] : [{ kind: 'shift', key, dx: was.x - x, dy: was.y - y }];
  });
  return [...bends, ...shifts];
};

/**
 * The motion from one picture to the next, one idea after the other. Every element takes part once, in the scene of
 * its event: until then it is as it was before. Pure.
 */
export const choreograph = (before: TreeLayout, after: TreeLayout, steps: readonly TreeStep[]): readonly Scene[] => {
  if (steps.some(({ kind }) => kind === 'set')) return [];
  const drawn = new Set<string>();
  const known = new Set([...partsOf(before).keys(), ...pathsOf(before).keys()]);
  const scenes = steps.map((step): Scene => {
    const cues = story({ before, after }, step).filter(({ key }) => !drawn.has(key) && !known.has(key));
    for (const { key } of cues) drawn.add(key);
    return { kind: step.kind, cues };
  });
  return scenes.map((scene) => (scene.kind === 'grow' ? { ...scene, cues: growth({ before, after }, drawn) } : scene));
};
