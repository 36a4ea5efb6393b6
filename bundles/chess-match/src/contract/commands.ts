import type { Command } from '@schemas/command';

/** The commands there are: those of schemas/command.json. */
export type CommandType = Command['type'];

export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

/** What every command carries besides what it asks for. */
type Envelope = 'id' | 'issuedAt' | 'expectedVersion';

/** What a command asks for, without its envelope: what games and the show decide on. */
export type Asked<T extends CommandType> = T extends CommandType ? Readonly<Omit<CommandOf<T>, Envelope>> : never;
