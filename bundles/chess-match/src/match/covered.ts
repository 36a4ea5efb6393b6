import { MACHINE_IDS, type MachineId } from '../obs';

/** A stinger graphic says that it covers the whole frame of its OBS. */
export interface Covered {
  readonly machine: MachineId;
  /** Which one, as `stingers` of the machine counts them. */
  readonly stinger: number;
}

/** Anything else gives null. */
export const readCovered = (value: unknown): Covered | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { machine, stinger } = value as Readonly<Record<string, unknown>>;
  const id = MACHINE_IDS.find((one) => one === machine);
  return id !== undefined && typeof stinger === 'number' ? { machine: id, stinger } : null;
};
