import { CLOCK_STOPPED, MATCH_OVER, seeMatch, type GameScenes } from '../../common/scenes';

/** All boards are played at once: no picture follows a side to move, and nothing branches. */
export const scenes: GameScenes = { rules: [CLOCK_STOPPED, MATCH_OVER], see: seeMatch };
