import type { Command } from '@schemas/command';

/** The commands there are: those of schemas/command.json and, of one game alone, of schemas/commands. */
export type CommandType = Command['type'];

export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

/** What every command carries besides what it asks for. */
type Envelope = 'id' | 'issuedAt' | 'expectedVersion';

/** What a command asks for, without its envelope: what games and the show decide on. */
export type Asked<T extends CommandType> = T extends CommandType ? Readonly<Omit<CommandOf<T>, Envelope>> : never;

/** Some commands of a type say why, others need not. */
export interface SometimesDue {
  isDue(command: Command): boolean;
}

/** Whether a command is refused where it gives no reason. Whoever has a field for one says so; nobody else may. */
export type Reason<T extends CommandType> = T extends CommandType
  ? CommandOf<T> extends { readonly reason: string | null }
    ? 'due' | 'optional' | SometimesDue
    : 'none'
  : never;
