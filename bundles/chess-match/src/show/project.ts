import type { ShowView } from '@schemas/show';
import type { AirChange, ShowState } from './state';

const undoOf = (change: AirChange | undefined): ShowView['undo'] => {
  if (change === undefined) return null;
  const { what, before } = change;
  return { what, graphic: what === 'take' ? (before[0]?.graphic ?? null) : null };
};

/** The replicant `show`. */
export const project = ({ version, slots, changes }: ShowState): ShowView => ({
  version,
  graphics: slots,
  undo: undoOf(changes.at(-1)),
});
