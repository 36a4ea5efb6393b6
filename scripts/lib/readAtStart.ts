/**
 * What reads a build once, as it starts, and is started anew after it; null: its pages are read whenever one is asked
 * for.
 */
export const READ_AT_START = {
  extension: 'match',
  dashboard: null,
  graphics: null,
  venue: 'venue',
  venueServer: 'venue',
  site: 'match',
} as const satisfies Readonly<Record<string, 'match' | 'venue' | null>>;

export type Built = keyof typeof READ_AT_START;

export const BUILT = Object.keys(READ_AT_START) as readonly Built[];
