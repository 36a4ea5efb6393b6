import { createGather, SETTLE_MS } from './gather';
import { subscribe } from './published';
import { isIn, type NameOf, type OfVersion, type ReplicantName, type Replicants } from '../contract/replicants';

/** A view that is a picture of the match or lives beside it; the derived ones belong to neither. */
export type SnapshotName = NameOf<OfVersion | 'independent'>;

/** Values of several replicants that belong to one and the same version of the match, and what lives beside it. */
export type Snapshot<N extends SnapshotName> = Pick<Replicants, N | 'match'>;

/** What begins and ends the waves of a version. */
type Marks = 'begun' | 'match' | 'pictured' | 'complete';

/** The values of a whole picture, as far as they tell of which version they are. */
interface Waves
  extends Partial<Pick<Replicants, 'pictured' | 'complete' | 'draft' | 'entry'>>, Pick<Replicants, 'begun' | 'match'> {}

/** Drafts are judged by a version of the match; an entry view of no game by none. */
const isJudgedBy = ({ match }: Waves, drafted: Replicants['draft'] | Replicants['entry']): boolean =>
  !('matchVersion' in drafted) || drafted.matchVersion === match.version;

const isWhole = (waves: Waves): boolean => {
  const { begun, match, pictured, complete, draft, entry } = waves;
  return (
    begun.version === match.version &&
    (pictured === undefined || pictured.version === match.version) &&
    (complete === undefined || complete.version === match.version) &&
    (draft === undefined || isJudgedBy(waves, draft)) &&
    (entry === undefined || isJudgedBy(waves, entry))
  );
};

/**
 * What lives beside the match belongs to no picture, but what comes between the two ends of a first wave goes with that
 * version; a draft changes by itself, and belongs to the one it is judged by.
 */
const goesWith = (waves: Waves, name: ReplicantName, value: unknown, { begun, match }: Waves): boolean =>
  (isIn(name, 'independent') && begun.version === match.version) ||
  ((name === 'draft' || name === 'entry') && isJudgedBy(waves, value as Replicants['draft' | 'entry']));

const later = (task: () => void): (() => void) => {
  const timer = setTimeout(task, SETTLE_MS);
  return () => {
    clearTimeout(timer);
  };
};

/** What ends the last wave that any of these views comes with. */
const lastOf = (names: readonly SnapshotName[]): 'match' | 'pictured' | 'complete' => {
  if (names.some((name) => isIn(name, 'prepared'))) return 'complete';
  return names.some((name) => isIn(name, 'deferred')) ? 'pictured' : 'match';
};

/**
 * Calls back with a consistent picture. After every change `begun` is published first, then clocks and score and
 * `match`, then what is drawn of the game and `pictured`, then what the next turn is entered with and `complete`:
 * nobody gets anything while one version is begun and `match` is of another, nor before the last wave that was asked
 * for tells that all of that version is there. What lives beside the match (the show, people, who speaks), and drafts
 * for the version that is shown, comes at once, unless it was changed with the match: then it comes between `begun` and
 * `match`, and with that version. The first call comes when all are known; what did not change is the same object as
 * the time before.
 */
export const subscribeSnapshot = <N extends SnapshotName>(
  names: readonly N[],
  listener: (snapshot: Snapshot<N>) => void,
): (() => void) => {
  const last = lastOf(names);
  const wanted = [...new Set<N | Marks>([...names, 'begun', 'match', last])];
  const gather = createGather<Snapshot<N | Marks>>({
    names: wanted,
    last,
    isWhole,
    goesWith,
    emit: listener,
    later,
  });
  const stops = wanted.map((name) =>
    subscribe(name, (value) => {
      gather.set(name, value as Snapshot<N | Marks>[typeof name]);
    }),
  );
  return () => {
    gather.stop();
    for (const stop of stops) stop();
  };
};
