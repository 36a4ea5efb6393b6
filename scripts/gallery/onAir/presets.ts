import type { Cast } from './cast';
import type { Studio } from './studio';

/** After so many plies there is such a number of boards, and some have moved on since. */
const PLIES: Readonly<Record<number, number>> = { 1: 8, 2: 16, 3: 22, 4: 30, 5: 40 };

export const BOARD_COUNTS = Object.keys(PLIES).map(Number);

const PRESETS = ['game', 'gameTree', 'focus', 'tree', 'analysis', 'break'] as const;

/** A picture of every preset with every number of boards: preset after preset, each from one board to five. */
export const takePresets = async (
  studio: Studio,
  cast: Cast,
  save: (name: string, picture: Buffer) => void,
): Promise<void> => {
  const taken = new Map<string, Buffer>();
  await studio.begin(cast);
  for (const boards of BOARD_COUNTS) {
    await studio.playTo(PLIES[boards] ?? 0);
    for (const preset of PRESETS) {
      if (preset === 'analysis') await studio.analyse();
      await studio.take(preset);
      await studio.tuneIn(true);
      taken.set(`${preset}-${boards}`, await studio.picture());
    }
  }
  for (const preset of PRESETS)
    for (const boards of BOARD_COUNTS) {
      const picture = taken.get(`${preset}-${boards}`);
      if (picture !== undefined) save(`${cast.language}-${preset}-${boards}`, picture);
    }
};
