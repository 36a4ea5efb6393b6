/** What is told of the game beside its tree, in the order of the tabs. */
export const TABS = ['moves', 'score', 'chips', 'clock'] as const;
export type TabId = (typeof TABS)[number];
