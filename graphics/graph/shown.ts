import type { Picture } from '../air/parts';

export const GRAPH_VIEWS = ['outlook', 'score', 'people'] as const;

export type GraphName = (typeof GRAPH_VIEWS)[number];

/** What the graphic is drawn of; its outlook is told calmly. */
export type Shown = Picture<'graph', GraphName>;
