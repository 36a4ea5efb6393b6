import type { RosterView } from '@schemas/roster';
import type { Random } from '../../../games/common/random';

const SHORTEST_MS = 700;
const LONGEST_MS = 3500;
/** How often two speak at once, and nobody. */
const TOGETHER = 0.15;
const SILENCE = 0.2;

/** Who speaks next, and for how long: one after the other, sometimes two at once, sometimes nobody. */
export const nextSpeech = (
  { white, black, commentators }: RosterView,
  random: Random,
): { readonly ids: readonly string[]; readonly forMs: number } => {
  const everyone = [...white.people, ...black.people, ...commentators].map(({ id }) => id);
  const forMs = SHORTEST_MS + random.below(LONGEST_MS - SHORTEST_MS);
  if (everyone.length === 0 || random.chance(SILENCE)) return { ids: [], forMs };
  const ids = [random.pick(everyone), ...(random.chance(TOGETHER) ? [random.pick(everyone)] : [])];
  return { ids: [...new Set(ids)], forMs };
};
