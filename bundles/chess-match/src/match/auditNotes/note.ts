import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import { isCommandType, rowOf, type LoggedType } from '../commands/table';
import type { CrewNote } from '../crew';
import type { ViewersNote } from '../viewers/access/note';
import type { CommandOf } from '../../contract/commands';

/** What is carried out and leaves no entry of a match or of the show. */
type NotedCommand = CommandOf<LoggedType>;

/** Not told: the envelope, and what is too long for a line or of no use without the page that made it. */
const LEFT_OUT = ['id', 'issuedAt', 'expectedVersion', 'rules', 'plan', 'steps', 'settings', 'ids'] as const;

type Bare<C> = C extends unknown ? Omit<C, (typeof LEFT_OUT)[number]> : never;
/** A person is told by the name he had then. */
type Named<C> = C extends { person: string } ? C & { readonly name: string } : C;

export type CommandNote = Named<Bare<NotedCommand>>;

/** `command`: its type as it came; what was malformed may have named none that is known. */
export interface RefusalNote {
  readonly type: 'commandRefused';
  readonly command: string;
  readonly problem: Problem;
}

/** What somebody did that changed neither a match nor the show, or wanted and did not get. */
export type AuditNote = CommandNote | RefusalNote | CrewNote | ViewersNote;

const isNoise = (sent: Readonly<Record<string, unknown>>): boolean =>
  isCommandType(sent['type']) && rowOf(sent['type']).log.isNoise(sent);

const LONGEST_TYPE = 40;
/** A refusal whose parameters are longer keeps its code only. */
const LONGEST_PARAMS = 2000;

const refusalNote = (type: unknown, problem: Problem): RefusalNote => ({
  type: 'commandRefused',
  command: typeof type === 'string' ? type.slice(0, LONGEST_TYPE) : '',
  problem: JSON.stringify(problem.params).length > LONGEST_PARAMS ? { ...problem, params: {} } : problem,
});

const isNoted = (command: Command): command is NotedCommand => rowOf(command.type).log.kind !== null;

const commandNote = (command: NotedCommand, nameOf: (person: string) => string): CommandNote => {
  const kept = Object.entries(command).filter(([field]) => !LEFT_OUT.some((name) => name === field));
  const name = 'person' in command ? { name: nameOf(command.person) } : {};
  return { ...Object.fromEntries(kept), ...name } as CommandNote;
};

/**
 * What the log tells of a command and its answer, or null: noise, and what stands in the journal anyway.
 * @param input as it came over the wire; what was accepted is a Command
 */
export const noteOf = (input: unknown, answer: Answer, nameOf: (person: string) => string): AuditNote | null => {
  const sent = (typeof input === 'object' && input !== null ? input : {}) as Readonly<Record<string, unknown>>;
  if (isNoise(sent)) return null;
  if (!answer.ok) return refusalNote(sent['type'], answer.error);
  const command = input as Command;
  return isNoted(command) ? commandNote(command, nameOf) : null;
};
