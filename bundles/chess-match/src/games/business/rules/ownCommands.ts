import type { SometimesDue } from '../../../contract/commands';
import { OF_ARBITER, OF_PLAYER, type OwnCommands } from '../../common/ownCommands';

/** An entered score change is explained; taking the entry back only says that it stands open again. */
const WHEN_FIXED: SometimesDue = { isDue: (command) => command.type === 'fixScore' && command.fixed };

/** Commands that Business Chess alone answers. */
export const ownCommands = {
  declareVeto: { roles: OF_PLAYER, reason: 'none' },
  controlBoard: { roles: OF_PLAYER, reason: 'none' },
  correctRating: { roles: OF_ARBITER, reason: 'due' },
  redLine: { roles: OF_ARBITER, reason: 'due' },
  substitute: { roles: OF_ARBITER, reason: 'none' },
  withdrawPenalty: { roles: OF_ARBITER, reason: 'due' },
  confirmBoard: { roles: OF_ARBITER, reason: 'none' },
  fixScore: { roles: OF_ARBITER, reason: WHEN_FIXED },
} as const satisfies OwnCommands;
