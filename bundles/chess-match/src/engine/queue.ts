/**
 * What is to be looked at: positions that stand now, what changed last first, and those that once stood, the newest
 * first.
 */
export interface Wanted {
  readonly now: readonly string[];
  readonly past: readonly string[];
}

export interface Search {
  readonly position: string;
  readonly nodes: number;
  /** The best alone goes deeper; others are of use where somebody reads them. */
  readonly variations: number;
}

/** How far the positions that stand now are looked into, one after another; those of the past have the first alone. */
export const NODES = [200_000, 1_000_000, 5_000_000] as const;

const READ = 3;

/**
 * What to search next: first whatever stands now and was not looked at, then the past so that the story is whole, then
 * the least known of what stands now. Null: everything is known as well as it will be.
 * @param spent nodes that were spent on a position, 0 where it was not looked at
 */
export const nextSearch = ({ now, past }: Wanted, spent: (position: string) => number): Search | null => {
  const [first] = NODES;
  const unknown = [...now, ...past].find((position) => spent(position) < first);
  if (unknown !== undefined) return { position: unknown, nodes: first, variations: 1 };
  for (const nodes of NODES.slice(1)) {
    const shallow = now.find((position) => spent(position) < nodes);
    if (shallow !== undefined) return { position: shallow, nodes, variations: READ };
  }
  return null;
};

/** Whether a search that runs gives way: something stands now of which nothing is known yet. */
export const givesWay = (
  running: Pick<Search, 'position'>,
  { now }: Wanted,
  spent: (position: string) => number,
): boolean => {
  const isOfFirst = now.includes(running.position) && spent(running.position) < NODES[0];
  return !isOfFirst && now.some((position) => spent(position) < NODES[0]);
};
