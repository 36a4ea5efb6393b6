import type { CommandType } from '../../contract/commands';
import type { Declaration } from '../../contract/declaration';

export const OF_ARBITER = ['arbiter'] as const;
/** What a captain may do at his screen for his own team. */
export const OF_PLAYER = ['arbiter', 'captain'] as const;

/**
 * A command that one game alone answers; its shape stands in schemas/commands. The game decides on it, and what it
 * brings into the journal tells of it.
 */
export type OwnCommand<T extends CommandType> = Omit<Declaration<T>, 'log'> & {
  readonly roles: typeof OF_ARBITER | typeof OF_PLAYER;
};

export type OwnCommands = { readonly [T in CommandType]?: OwnCommand<T> };
