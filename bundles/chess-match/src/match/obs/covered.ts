import { INSTANCE_IDS, type InstanceId } from '../../obs';
import type { Visitor } from '../crew';
import { PICTURES_OF } from './obs';

/** A stinger graphic says that it covers the whole frame of its OBS. */
export interface Covered {
  readonly instance: InstanceId;
  /** Which one, as `stingers` counts those of the instance. */
  readonly stinger: number;
}

/** Anything else gives null. */
export const readCovered = (value: unknown): Covered | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { instance, stinger } = value as Readonly<Record<string, unknown>>;
  const id = INSTANCE_IDS.find((one) => one === instance);
  return id !== undefined && typeof stinger === 'number' ? { instance: id, stinger } : null;
};

/**
 * What waits for a stinger goes by the word of the OBS it plays in, known by its key, or of the server's own machine:
 * by nobody else's.
 */
export const maySayCovered = (visitor: Visitor, { instance }: Covered): boolean =>
  visitor.kind === 'own' || (visitor.kind === 'crew' && visitor.key.workplace === PICTURES_OF[instance]);
