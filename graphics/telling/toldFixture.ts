import type { Replicants } from 'chess-match/client/contract';
import type { ContentOf } from 'chess-match/client/show';
import { showWith } from '../air/showFixture';

/** Later than anything that fixtures tell of, Unix ms. */
const BEGUN_MS = 1_900_000_000_000;

/**
 * A match with its past told on air, held so far from the beginning.
 * @param positionMs Infinity: all is told
 */
export const toldIn = <G extends 'replay' | 'recap'>(
  match: Partial<Replicants>,
  graphic: G,
  content: ContentOf<G>,
  positionMs: number,
): Partial<Replicants> => {
  const show = showWith(graphic, { on: true, content });
  const clock = { begunAtMs: BEGUN_MS, positionMs: Math.min(positionMs, 3_600_000), runningSinceMs: null };
  return { ...match, show: { ...show, tellings: { ...show.tellings, [graphic]: clock } } };
};
