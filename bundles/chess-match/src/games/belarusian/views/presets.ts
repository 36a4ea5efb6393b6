import { ANALYSIS, BREAK, FOCUS, GAME, RECAP, REPLAY, RESULT, STATISTICS, type Preset } from '../../common/presets';

/** In the order of their keys: no tree, as nothing branches. */
export const presets: readonly Preset[] = [GAME, FOCUS, ANALYSIS, BREAK, RESULT, REPLAY, RECAP, STATISTICS];
