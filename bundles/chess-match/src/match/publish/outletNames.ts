/** Whoever follows what is on disk, as troubles and the log call them. */
export const OUTLET_NAMES = [
  'seating',
  'witness',
  'rescuePicture',
  'pages',
  'sound',
  'obs',
  'lately',
  'spoken',
  'statistics',
  'past',
  'outlook',
  'tally',
  'tables',
  'films',
  'people',
  'suggestions',
  'hall',
  'home',
  'programs',
  'live',
  'demonstration',
  'rehearsal',
  'audit',
] as const;

export type OutletName = (typeof OUTLET_NAMES)[number];
