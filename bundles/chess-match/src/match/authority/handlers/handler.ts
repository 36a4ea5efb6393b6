import type { Problem } from '@schemas/draft';
import type { CommandOf, CommandType } from '../../../contract/commands';
import type { Result } from '../../../games/common/result';
import type { ShowCommand } from '../../../show';
import type { Change, LibraryChange, Situation } from '../decide';
import type { Ports } from './ports';

// Handlers are methods: TypeScript lets the one of a known command stand for one of any command, as dispatch needs it.

/** Changes the open match, or which match is open. */
export interface MatchHandler<T extends CommandType> {
  readonly of: 'match';
  decide(situation: Situation, command: CommandOf<T>): Result<Change, Problem>;
}

/** Changes matches that are not being played. */
export interface LibraryHandler<T extends CommandType> {
  readonly of: 'library';
  decide(situation: Situation, command: CommandOf<T>): Result<LibraryChange, Problem>;
}

/** Changes the show, which decides itself once what the command carries is checked. */
export interface ShowHandler<T extends CommandType> {
  readonly of: 'show';
  check(command: CommandOf<T>): Result<ShowCommand, Problem>;
}

/**
 * What a restore calls once the journal is another: everything held in memory is of the one that was.
 * @param madeAtMs when the backup was made, Unix ms
 */
export type Reread = (madeAtMs: number) => void;

/** Drives what is neither match nor show and may take its time: no other command waits for it. */
export interface PortHandler<T extends CommandType> {
  readonly of: keyof Ports;
  /** @returns why not, or null. What it throws is refused as command/failed. */
  carryOut(ports: Ports, command: CommandOf<T>, reread: Reread): Problem | null | Promise<Problem | null>;
}

/** Another line for the turn being prepared: no fact, so nothing is decided and nothing journalled. */
export interface DraftHandler<T extends CommandType> {
  readonly of: 'draft';
  threadOf(command: CommandOf<T>): string | undefined;
  lineOf(command: CommandOf<T>): string;
}

export type Handler<T extends CommandType> =
  MatchHandler<T> | DraftHandler<T> | LibraryHandler<T> | ShowHandler<T> | PortHandler<T>;
