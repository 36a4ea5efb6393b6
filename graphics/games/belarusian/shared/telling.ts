import { PLAIN_TELLING, type TellingLook } from '../../../telling/look';
import { TRIED } from './tried';

/** Where the past is told: the throne on the squares, and pieces in the letters of the viewers' language. */
export const TELLING: TellingLook = { ...PLAIN_TELLING, ...TRIED };
