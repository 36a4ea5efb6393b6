import type { CommandType, Reason } from '../../contract/commands';
import type { Language } from '../../view/language';

/** Who may send a command of a game, besides the operator. */
export const OF_ARBITER = ['arbiter'] as const;
/** What a captain may do at his screen for his own team. */
export const OF_PLAYER = ['arbiter', 'captain'] as const;

/** A command that one game alone answers; its shape stands in schemas/commands. */
export interface OwnCommand<T extends CommandType> {
  readonly roles: typeof OF_ARBITER | typeof OF_PLAYER;
  readonly reason: Reason<T>;
}

export type OwnCommands = { readonly [T in CommandType]?: OwnCommand<T> };

/** What each asks for, as an order: "start the clock". */
export type OwnNames<C> = Readonly<Record<Language, { readonly [T in keyof C]: string }>>;
