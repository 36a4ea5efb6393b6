import type { Cast } from './cast';
import type { Studio } from './studio';

/** Turns after which there is such a number of boards, and some have moved on since. */
const PLIES: Readonly<Record<number, number>> = { 1: 8, 2: 16, 3: 22, 4: 30, 5: 40 };

const PRESETS = ['game', 'gameTree', 'focus', 'analysis', 'break'] as const;

/** A picture of every preset with every number of boards. */
export const takePresets = async (
  studio: Studio,
  cast: Cast,
  save: (name: string, picture: Buffer) => void,
): Promise<void> => {
  await studio.begin(cast);
  for (const [boards, ply] of Object.entries(PLIES)) {
    await studio.playTo(ply);
    for (const preset of PRESETS) {
      if (preset === 'analysis') await studio.analyse();
      await studio.take(preset);
      await studio.tuneIn(true);
      save(`${cast.language}-${preset}-${boards}`, await studio.picture());
    }
  }
};
