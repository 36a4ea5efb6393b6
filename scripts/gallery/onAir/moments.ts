import { demoSpeakers } from '../../../bundles/chess-match/src/show';
import { seeded } from '../../../tests/support/random';
import type { Cast } from './cast';
import { TURNS } from './demonstration';
import type { Studio } from './studio';

const COUNT = 10;
const PRESETS = ['game', 'gameTree', 'focus', 'tree', 'analysis', 'break'] as const;
/** So long after a turn somebody may switch on, ms. Later nothing happens any more. */
const LATEST_MS = 9000;

export interface Moment {
  readonly ply: number;
  readonly preset: (typeof PRESETS)[number];
  /** After the turn, ms. */
  readonly afterMs: number;
}

/** Moments of the demonstration at which somebody switches on, in the order of the game. */
export const momentsOf = (seed: number): readonly Moment[] => {
  const random = seeded(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const plies = new Set<number>();
  while (plies.size < COUNT) plies.add(1 + below(TURNS.length));
  return [...plies]
    .sort((one, two) => one - two)
    .map((ply) => ({ ply, preset: PRESETS[below(PRESETS.length)] ?? 'game', afterMs: below(LATEST_MS) }));
};

/** What somebody sees who switches on at these moments: turns are made while the graphics are on air. */
export const takeMoments = async (
  studio: Studio,
  cast: Cast,
  moments: readonly Moment[],
  save: (name: string, picture: Buffer) => void,
): Promise<void> => {
  await studio.begin(cast);
  for (const [index, { ply, preset, afterMs }] of moments.entries()) {
    await studio.playTo(ply - 1);
    if (preset === 'analysis') await studio.analyse();
    await studio.take(preset);
    await studio.send({ type: 'setSpeaking', ids: demoSpeakers(ply % 2 === 0 ? 'black' : 'white', ply - 1) });
    await studio.tuneIn(false);
    await studio.playTo(ply);
    save(`moment-${index + 1}-${preset}-${ply}`, await studio.picture(afterMs));
  }
};
