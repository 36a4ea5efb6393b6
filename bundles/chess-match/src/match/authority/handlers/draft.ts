import type { DraftHandler } from './handler';

/** The draft is shared by everybody who enters the turn, and kept over restarts. */
export const setDraft: DraftHandler<'setDraft'> = {
  of: 'draft',
  threadOf: ({ thread }) => thread,
  lineOf: ({ line }) => line,
};
