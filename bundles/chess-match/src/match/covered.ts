import { INSTANCE_IDS, type InstanceId } from '../obs';

/** A stinger graphic says that it covers the whole frame of its OBS. */
export interface Covered {
  readonly instance: InstanceId;
  /** Which one, as `stingers` of the instance counts them. */
  readonly stinger: number;
}

/** Anything else gives null. */
export const readCovered = (value: unknown): Covered | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { instance, stinger } = value as Readonly<Record<string, unknown>>;
  const id = INSTANCE_IDS.find((one) => one === instance);
  return id !== undefined && typeof stinger === 'number' ? { instance: id, stinger } : null;
};
