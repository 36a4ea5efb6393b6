import {
  ANALYSIS,
  BREAK,
  FOCUS,
  GAME,
  GRAPH,
  HEAD_AIRS,
  on,
  PLAY_AIRS,
  RECAP,
  REPLAY,
  RESULT,
  STATISTICS,
  type Preset,
} from '../../common/presets';

export const TREE: Preset = { id: 'tree', name: { en: 'Tree', ru: 'Дерево' }, airs: [on('tree'), ...HEAD_AIRS] };

/** The strip steps aside for an announcement. */
const GAME_TREE: Preset = {
  id: 'gameTree',
  name: { en: 'Game + tree', ru: 'Игра + дерево' },
  airs: [...PLAY_AIRS, on('tree-strip')],
};

/** In the order of their keys. */
export const presets: readonly Preset[] = [
  ...[GAME, GAME_TREE, FOCUS, TREE, ANALYSIS, BREAK, RESULT],
  ...[REPLAY, RECAP, STATISTICS, GRAPH],
];
