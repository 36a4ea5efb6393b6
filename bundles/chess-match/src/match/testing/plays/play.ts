import type { CommandType } from '../../../contract/commands';
import type { Who, Watched } from '../watched';

/** What a command says besides its envelope and its type. */
export type Body = Readonly<Record<string, unknown>>;

/** The moment at which a command is played. */
export interface Moment {
  readonly bench: Watched;
  readonly game: string;
  readonly matchId: string;
  /** {thread} of the next recorded turn, or of the first board, where the game has several. */
  readonly inThread: Body;
  /** The next recorded turn, as a command says it. */
  readonly next: Body;
  /** Sends what must be accepted. */
  send(type: CommandType, body?: Body): Promise<void>;
  /** Plays the next recorded turn. */
  turn(): Promise<void>;
}

/** How one command is played, and who sees that it was. */
export interface Play {
  /** In which game; without one in every game that answers it. */
  readonly game?: string;
  /** What comes before it. */
  readonly before?: (at: Moment) => Promise<void> | void;
  readonly body: Body | ((at: Moment) => Body);
  /** Whose bytes change by it: all of these, and nobody else's. */
  readonly seenBy: readonly Who[];
  /** It is refused, and nothing changes; else it is accepted. */
  readonly isRefused?: boolean;
  /** It is played at the first moment of the recorded game at which the rules take it. */
  readonly isAwaited?: boolean;
}

/** Whoever looks on. */
export const ALL: readonly Who[] = ['public', 'crew', 'outside'];
/** Numbers of the journal go to all pages of the house; outside there is nothing new. */
export const HOUSE: readonly Who[] = ['public', 'crew'];
export const CREW: readonly Who[] = ['crew'];
/** What drives something else is published by that. */
export const NOBODY: readonly Who[] = [];
