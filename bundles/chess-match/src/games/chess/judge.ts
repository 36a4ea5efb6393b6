import type { Judge } from '../common/judge';
import { ORTHODOX_REFEREE } from './referee';

/** Of games whose boards are boards of orthodox chess. */
export const ORTHODOX_JUDGE: Judge = { variant: null, referee: ORTHODOX_REFEREE };
