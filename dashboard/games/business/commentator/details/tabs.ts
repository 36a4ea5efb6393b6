/** What is told of the game beside its tree, in the order of the tabs. */
export const TABS = ['moves', 'score', 'chips', 'clock', 'outlook'] as const;
export type TabId = (typeof TABS)[number];
