import type { Answer } from '@schemas/answer';
import type { ReplicantName } from '../../contract/replicants';
import type { Identity } from '../authority/identity';
import type { OutletName } from './outletNames';
import type { Picture } from './picture';

/**
 * When an outlet is told of a picture:
 * `at once` before whoever sent the command has his answer;
 * `after pages` when the present turn of the event loop ends: pages have what is seen first by then;
 * `quiet` when pages have all of it, and of several pictures the latest: nobody who plays or is on air waits for it.
 */
export type When = 'at once' | 'after pages' | 'quiet';

/** Carries the part of each picture that is meant for one audience, or keeps or drives something by it. */
export interface Outlet<N extends ReplicantName = ReplicantName> {
  readonly name: OutletName;
  /** The views it may have; of changes of others it is not told. */
  readonly of: readonly N[];
  readonly when: When;
  /**
   * May throw, and may give a promise: who sent the command and all other outlets go on, and health says what is wrong.
   * @param changed those of its views that may be others than before
   */
  take(picture: Picture<N>, changed: ReadonlySet<ReplicantName>): unknown;
}

/** An outlet among others of other views: what it may have it says itself. */
export const outlet = <N extends ReplicantName>(made: Outlet<N>): Outlet => made as unknown as Outlet;

/** What somebody sent, and what he was answered. */
export interface Answered {
  /** As it came over the wire; what was accepted is a command. */
  readonly input: unknown;
  readonly identity: Identity;
  readonly answer: Answer;
}

/** Hears what everybody was answered, the refusals too. */
export interface Listener {
  readonly name: OutletName;
  hear(answered: Answered): void;
}
