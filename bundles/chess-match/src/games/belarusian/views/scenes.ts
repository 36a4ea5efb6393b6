import { CLOCK_STOPPED, MATCH_OVER, seeMatch, type GameScenes } from '../../common/scenes';

/** One board is always the picture: nothing branches, and no colour has viewers of its own. */
export const scenes: GameScenes = { rules: [CLOCK_STOPPED, MATCH_OVER], see: seeMatch };
