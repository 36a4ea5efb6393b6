import { useAssets, type Asset } from 'chess-match/client';

/** The event's own logo: the first uploaded logo whose name begins with "event"; null without one. */
export const eventLogoOf = (logos: readonly Asset[]): string | null =>
  logos.find(({ name }) => name.toLowerCase().startsWith('event'))?.url ?? null;

export const useEventLogo = (): string | null => eventLogoOf(useAssets('logos'));
