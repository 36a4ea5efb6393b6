import { ANALYSIS, BREAK, FOCUS, GAME, on, PLAY_AIRS, RESULT, type Preset } from '../common/presets';

/** The last moves run below both boards. */
const GAME_TICKER: Preset = {
  id: 'gameTicker',
  name: { en: 'Game + moves', ru: 'Игра + ходы' },
  airs: [...PLAY_AIRS, on('ticker')],
};

/** In the order of their keys: no tree, as nothing branches. */
export const presets: readonly Preset[] = [GAME, GAME_TICKER, FOCUS, ANALYSIS, BREAK, RESULT];
