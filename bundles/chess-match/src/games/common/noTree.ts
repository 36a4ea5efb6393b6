import type { TreeView } from '@schemas/tree';

/** What is published as tree while no game that branches is open. */
export const NO_TREE: TreeView = { ply: 0, branches: [], forks: [], passes: [], selections: [], ends: [], scores: [] };
