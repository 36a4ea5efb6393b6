import type { Asset } from 'chess-match/client';

/** The event's own logo among those uploaded: the first whose name begins with "event"; null without one. */
export const eventLogoOf = (logos: readonly Asset[]): string | null =>
  logos.find(({ name }) => name.toLowerCase().startsWith('event'))?.url ?? null;
