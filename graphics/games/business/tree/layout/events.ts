import type { Side } from 'chess-match/client';
import type { BusinessCourse } from 'chess-match/games/business';
import type { End, Fork, Pass, Selection } from './types';

interface At {
  /** Turns committed, the event's own included. */
  readonly ply: number;
}

/** What happened, in order of time. Several things of one turn are several events of the same ply. */
export type TreeEvent = At &
  (
    | { readonly kind: 'fork'; readonly fork: Fork }
    /** One pass, or several drawn as one; `ply` is the last one's. */
    | { readonly kind: 'passes'; readonly passes: readonly Pass[] }
    | { readonly kind: 'selection'; readonly selection: Selection }
    | { readonly kind: 'ends'; readonly ends: readonly End[] }
    /** A change of rating or score without a key change: an arbiter's correction. */
    | { readonly kind: 'mark'; readonly branches: readonly string[] }
  );

const RANK: Readonly<Record<TreeEvent['kind'], number>> = { fork: 0, passes: 1, selection: 2, mark: 3, ends: 4 };

/** The first ply of an event; other than its ply only where passes are drawn as one. */
export const firstPly = (event: TreeEvent): number =>
  event.kind === 'passes' ? (event.passes[0]?.ply ?? event.ply) : event.ply;

/** The move number and the side of the turn that made `ply`. */
export const turnOf = (ply: number): { readonly number: number; readonly side: Side } => ({
  number: Math.max(1, Math.ceil(ply / 2)),
  side: ply % 2 === 0 && ply > 0 ? 'black' : 'white',
});

const known = (tree: BusinessCourse): ReadonlySet<string> => new Set(tree.branches.map(({ branch }) => branch));

/** A given-up branch may stand among the ends too; its cross says it all. */
const endEvents = (tree: BusinessCourse, ids: ReadonlySet<string>): TreeEvent[] => {
  const selected = new Set(tree.selections.map(({ branch }) => branch));
  const byPly = new Map<number, End[]>();
  for (const end of tree.ends) {
    if (selected.has(end.branch) || !ids.has(end.branch)) continue;
    byPly.set(end.ply, [...(byPly.get(end.ply) ?? []), end]);
  }
  return [...byPly].map(([ply, ends]) => ({ kind: 'ends', ply, ends }));
};

const keyEvents = (tree: BusinessCourse, ids: ReadonlySet<string>): TreeEvent[] => [
  ...tree.forks
    .filter((fork) => ids.has(fork.mother) && ids.has(fork.daughter))
    .map((fork): TreeEvent => ({ kind: 'fork', ply: fork.ply, fork })),
  ...tree.passes
    .filter((pass) => ids.has(pass.from) && ids.has(pass.to))
    .map((pass): TreeEvent => ({ kind: 'passes', ply: pass.ply, passes: [pass] })),
  ...tree.selections
    .filter((selection) => ids.has(selection.branch) && selection.targets.every(({ branch }) => ids.has(branch)))
    .map((selection): TreeEvent => ({ kind: 'selection', ply: selection.ply, selection })),
];

/** The branches whose rating an event changes and which live on. */
const rated = (event: TreeEvent): readonly string[] => {
  switch (event.kind) {
    case 'fork':
      return [event.fork.mother, event.fork.daughter];
    case 'passes':
      return event.passes.flatMap(({ from, to }) => [from, to]);
    case 'selection':
      return event.selection.targets.map(({ branch }) => branch);
    case 'ends':
    case 'mark':
      return [];
  }
};

/** Changes of rating or score no event accounts for. */
const marks = (tree: BusinessCourse, events: readonly TreeEvent[]): TreeEvent[] => {
  const seen = new Set(events.flatMap((event) => rated(event).map((branch) => `${event.ply} ${branch}`)));
  const plies = new Set(events.map(({ ply }) => ply));
  const byPly = new Map<number, string[]>();
  for (const { branch, endPly, ratings } of tree.branches)
    for (const { ply } of ratings.slice(1))
      if (ply !== endPly && !seen.has(`${ply} ${branch}`)) byPly.set(ply, [...(byPly.get(ply) ?? []), branch]);
  for (const { ply } of tree.scores) if (!plies.has(ply) && !byPly.has(ply)) byPly.set(ply, []);
  return [...byPly].map(([ply, branches]) => ({ kind: 'mark', ply, branches }));
};

/** Neighbouring passes become one event while they are among the `count` oldest. */
const mergePasses = (events: readonly TreeEvent[], count: number): TreeEvent[] => {
  const merged: TreeEvent[] = [];
  let seen = 0;
  for (const event of events) {
    const last = merged.at(-1);
    const isOld = event.kind === 'passes' && ++seen <= count;
    if (isOld && last?.kind === 'passes')
      merged[merged.length - 1] = { ...event, passes: [...last.passes, ...event.passes] };
    else merged.push(event);
  }
  return merged;
};

/**
 * Everything that happened, by time, with the `foldedPasses` oldest passes drawn together where they are neighbours.
 */
export const eventsOf = (tree: BusinessCourse, foldedPasses: number): readonly TreeEvent[] => {
  const ids = known(tree);
  const events = [...keyEvents(tree, ids), ...endEvents(tree, ids)];
  const all = [...events, ...marks(tree, events)].sort((a, b) => a.ply - b.ply || RANK[a.kind] - RANK[b.kind]);
  return mergePasses(all, foldedPasses);
};

/** What passes come to in the end: chips won by each branch, or lost; those that came out even are left out. */
export const netOf = (passes: readonly Pass[]): ReadonlyMap<string, number> => {
  const net = new Map<string, number>();
  const add = (branch: string, chips: number) => net.set(branch, (net.get(branch) ?? 0) + chips);
  for (const { from, to, chips } of passes) {
    add(from, -chips);
    add(to, chips);
  }
  return new Map([...net].filter(([, chips]) => chips !== 0));
};
