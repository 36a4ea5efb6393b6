import type { StatisticsView } from '@schemas/statistics';
import { paceOf } from '../../games/common/pace';

const NO_PACE = paceOf([]);

export const NO_STATISTICS: StatisticsView = { teams: { white: NO_PACE, black: NO_PACE }, seats: [], counts: [] };
