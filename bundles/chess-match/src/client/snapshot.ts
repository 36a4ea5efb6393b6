import { createGather, SETTLE_MS } from './gather';
import { subscribe } from './nodecg';
import { isIn, type NameOf, type ReplicantName, type Replicants } from '../contract/replicants';

/** A view that is a picture of the match or lives beside it; the derived ones belong to neither. */
export type SnapshotName = NameOf<'immediate' | 'deferred' | 'independent'>;

/** Values of several replicants that belong to one and the same version of the match, and what lives beside it. */
export type Snapshot<N extends SnapshotName> = Pick<Replicants, N | 'match'>;

/** The values of a whole picture, as far as they tell of which version they are. */
interface Told extends Partial<Pick<Replicants, 'complete' | 'draft' | 'desk'>>, Pick<Replicants, 'begun' | 'match'> {}

/** Drafts are judged by a version of the match; a desk of no game by none. */
const isJudgedBy = ({ match }: Told, drafted: Replicants['draft'] | Replicants['desk']): boolean =>
  !('matchVersion' in drafted) || drafted.matchVersion === match.version;

const isWhole = (told: Told): boolean => {
  const { begun, match, complete, draft, desk } = told;
  return (
    begun.version === match.version &&
    (complete === undefined || complete.version === match.version) &&
    (draft === undefined || isJudgedBy(told, draft)) &&
    (desk === undefined || isJudgedBy(told, desk))
  );
};

/** What lives beside the match belongs to no picture; a draft changes by itself, and belongs to the one it is judged by. */
const goesWith = (told: Told, name: ReplicantName, value: unknown): boolean =>
  isIn(name, 'independent') ||
  ((name === 'draft' || name === 'desk') && isJudgedBy(told, value as Replicants['draft' | 'desk']));

const later = (task: () => void): (() => void) => {
  const timer = setTimeout(task, SETTLE_MS);
  return () => {
    clearTimeout(timer);
  };
};

/**
 * Calls back with a consistent picture. After every change `begun` is published first, then clocks and score and `match`, then the rest with
 * `complete` last: nobody gets anything while one version is begun and `match` is of another, and who asks for any of the rest gets nothing
 * until `complete` tells that all of that version is there. What lives beside
 * the match (the show, people, who speaks), and drafts for the version that is shown, comes at once. The first call comes when all are known; what did not change is the same
 * object as the time before.
 */
export const subscribeSnapshot = <N extends SnapshotName>(
  names: readonly N[],
  listener: (snapshot: Snapshot<N>) => void,
): (() => void) => {
  const last = names.some((name) => isIn(name, 'deferred')) ? 'complete' : 'match';
  const wanted = [...new Set<N | 'begun' | 'match' | 'complete'>([...names, 'begun', 'match', last])];
  const gather = createGather<Snapshot<N | 'begun' | 'complete'>>({
    names: wanted,
    last,
    isWhole,
    goesWith,
    emit: listener,
    later,
  });
  const stops = wanted.map((name) =>
    subscribe(name, (value) => {
      gather.set(name, value as Snapshot<N | 'begun' | 'complete'>[typeof name]);
    }),
  );
  return () => {
    gather.stop();
    for (const stop of stops) stop();
  };
};
