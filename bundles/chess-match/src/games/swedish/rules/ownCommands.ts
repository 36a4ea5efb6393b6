import { OF_ARBITER, OF_PLAYER, type OwnCommands } from '../../common/ownCommands';

/** Commands that Swedish chess alone answers. */
export const ownCommands = {
  demandMove: { roles: OF_PLAYER, reason: 'none' },
  punish: { roles: OF_ARBITER, reason: 'due' },
  correctReserve: { roles: OF_ARBITER, reason: 'due' },
} as const satisfies OwnCommands;
