import { ZONES } from '../air/theme';

const { band } = ZONES;
const HEIGHT = 56;
/** One line along the lower edge of the band. Frame pixels. */
export const TICKER = { x: band.x, y: band.y + band.height - HEIGHT, width: band.width, height: HEIGHT } as const;

/** Pixels between turns. */
export const TURN_GAP = 44;

/** Of the band's name, and beside the turns. Pixels. */
export const [TITLE_WIDTH, PAD] = [112, 20] as const;
