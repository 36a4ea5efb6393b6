/** What a server does without when a file beside the journal is damaged; each has its words in `texts/losses.ts`. */
export const LOSSES = [
  'nothing',
  'drafts',
  'tables',
  'films',
  'marks',
  'spoken',
  'people',
  'crew',
  'ownKey',
  'pictures',
  'machines',
  'seats',
  'viewers',
  'links',
  'devices',
  'boards',
  'hall',
  'confirmed',
  'picture',
  'plan',
  'clocks',
  'absence',
] as const;

export type Loss = (typeof LOSSES)[number];
