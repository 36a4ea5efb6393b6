import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import { declarationOf, isCommandType, type LoggedType } from '../../commands';
import type { CrewNote } from '../crew';
import type { ViewersNote } from '../home/access/note';
import type { CommandOf } from '../../contract/commands';
import { LEFT_OUT, type Audited } from '../../contract/declaration';

/** What is carried out and leaves no entry of a match or of the show. */
type NotedCommand = CommandOf<LoggedType>;

export type CommandNote = Audited<LoggedType>;

/** `command`: its type as it came; what was malformed may have named none that is known. */
export interface RefusalNote {
  readonly type: 'commandRefused';
  readonly command: string;
  readonly problem: Problem;
}

/** What somebody did that changed neither a match nor the show, or wanted and did not get. */
export type AuditNote = CommandNote | RefusalNote | CrewNote | ViewersNote;

const isNoise = (sent: Readonly<Record<string, unknown>>): boolean =>
  isCommandType(sent['type']) && declarationOf(sent['type']).log.isNoise(sent);

const LONGEST_TYPE = 40;
/** A refusal whose parameters are longer keeps its code only. */
const LONGEST_PARAMS = 2000;

const refusalNote = (type: unknown, problem: Problem): RefusalNote => ({
  type: 'commandRefused',
  command: typeof type === 'string' ? type.slice(0, LONGEST_TYPE) : '',
  problem: JSON.stringify(problem.params).length > LONGEST_PARAMS ? { ...problem, params: {} } : problem,
});

const isNoted = (command: Command): command is NotedCommand => declarationOf(command.type).log.kind !== null;

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
  // What came in as a file of records was no command; its entries tell of it.
  if (!isCommandType(sent['type'])) return null;
  const command = input as Command;
  return isNoted(command) ? commandNote(command, nameOf) : null;
};
