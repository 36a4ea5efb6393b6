import type { Replicants } from '../contract/replicants';

/** A picture of the match with what was on air then, and how long ago it came, ms. */
export type LatePicture = Pick<Replicants, 'match' | 'score' | 'course' | 'play' | 'air'> & { readonly agoMs: number };

/** What was on air in the last moments, the oldest first. @throws when the server does not answer */
export const fetchLately = async (signal: AbortSignal): Promise<readonly LatePicture[]> => {
  const response = await fetch('/chess-match/lately', { signal });
  if (!response.ok) throw new Error(`GET lately: ${response.status}`);
  return ((await response.json()) as { readonly pictures: readonly LatePicture[] }).pictures;
};
