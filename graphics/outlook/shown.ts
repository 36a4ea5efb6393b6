import type { Picture } from '../air/parts';

export const OUTLOOK_VIEWS = ['outlook', 'boards', 'score', 'people'] as const;

export type OutlookName = (typeof OUTLOOK_VIEWS)[number];

/** What the graphic is drawn of; its outlook is told calmly (`calm.ts`). */
export type Shown = Picture<'outlook', OutlookName>;
