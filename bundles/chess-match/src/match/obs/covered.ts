import { checkOf, exactly } from '../../checks';
import { INSTANCE_IDS, type InstanceId } from '../../obs';
import type { Visitor } from '../crew';
import { PICTURES_OF } from './obs';

/** A stinger graphic says that it covers the whole frame of its OBS. */
export interface Covered {
  readonly instance: InstanceId;
  /** Which one, as `stingers` counts those of the instance. */
  readonly stinger: number;
}

const isCovered = checkOf<Covered>(exactly({ instance: { enum: INSTANCE_IDS }, stinger: { type: 'number' } }));

/** Anything else gives null. */
export const readCovered = (value: unknown): Covered | null => (isCovered()(value) ? value : null);

/**
 * What waits for a stinger goes by the word of the OBS it plays in, known by its key, or of the server's own machine:
 * by nobody else's.
 */
export const maySayCovered = (visitor: Visitor, { instance }: Covered): boolean =>
  visitor.kind === 'own' ||
  (visitor.kind === 'crew' && PICTURES_OF[instance].some((pictures) => visitor.key.workplace === pictures));
