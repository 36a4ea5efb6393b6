/** What is to be looked at; each position is a FEN. */
export interface Wanted {
  /** They stand now, what changed last first. */
  readonly now: readonly string[];
  /** Somebody asks what they are worth, the newest first. */
  readonly asked: readonly string[];
  /** They once stood, the newest first. */
  readonly past: readonly string[];
}

export interface Search {
  readonly position: string;
  readonly nodes: number;
  /** The best alone goes deeper; others are of use where somebody reads them. */
  readonly variations: number;
}

/** How far positions that somebody reads of are looked into, one after another; those of the past the first alone. */
export const NODES = [200_000, 1_000_000, 5_000_000] as const;
const [FIRST, SECOND, THIRD] = NODES;

const READ = 3;

/** Whether a position that somebody reads of is not looked into any further. */
export const isDeepest = ({ nodes }: Pick<Search, 'nodes'>): boolean => nodes >= THIRD;

interface Look extends Omit<Search, 'position'> {
  readonly of: readonly string[];
}

/**
 * One look after another: first whatever stands now or is asked for, then what somebody waits for who asked, then the
 * past so that the story is whole, then all that is read, deeper.
 */
const looks = ({ now, asked, past }: Wanted): readonly Look[] => [
  { of: [...now, ...asked], nodes: FIRST, variations: 1 },
  { of: asked, nodes: SECOND, variations: READ },
  { of: past, nodes: FIRST, variations: 1 },
  ...[SECOND, THIRD].map((nodes) => ({ of: [...now, ...asked], nodes, variations: READ })),
];

/** For these nobody waits until another search is done. */
const URGENT = 2;

/**
 * What to search next. Null: everything is known as well as it will be.
 * @param spent nodes that were spent on a position, 0 where it was not looked at
 */
export const nextSearch = (wanted: Wanted, spent: (position: string) => number): Search | null => {
  for (const { of, nodes, variations } of looks(wanted)) {
    const position = of.find((known) => spent(known) < nodes);
    if (position !== undefined) return { position, nodes, variations };
  }
  return null;
};

/** Whether a search that runs gives way: something more urgent is wanted, or this is wanted by nobody any more. */
export const givesWay = (
  running: Pick<Search, 'position' | 'nodes'>,
  wanted: Wanted,
  spent: (position: string) => number,
): boolean => {
  const all = looks(wanted);
  const own = all.findIndex(({ of, nodes }) => nodes === running.nodes && of.includes(running.position));
  if (own < 0) return true;
  return all.slice(0, Math.min(own, URGENT)).some(({ of, nodes }) => of.some((position) => spent(position) < nodes));
};
