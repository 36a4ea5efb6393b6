import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import { isBackupCommand, type BackupCommand } from '../rooms/backupRoom';
import { isObsCommand, type ObsCommand } from '../rooms/obsRoom';
import { isSimulatorCommand, type SimulatorCommand } from '../rooms/simulatorRoom';
import { isSoundCommand, type SoundCommand } from '../rooms/soundRoom';

/** What is carried out and leaves no entry of a match or of the show. A look at what OBS has (planObs) is no deed. */
type DeedCommand = Exclude<ObsCommand, { type: 'planObs' }> | SoundCommand | BackupCommand | SimulatorCommand;

/** Not told: the envelope, and what is too long for a line or of no use without the page that made it. */
const LEFT_OUT = ['id', 'issuedAt', 'expectedVersion', 'rules', 'plan', 'steps', 'settings', 'ids'] as const;

type Bare<C> = C extends unknown ? Omit<C, (typeof LEFT_OUT)[number]> : never;
/** A person is told by the name he had then. */
type Named<C> = C extends { person: string } ? C & { readonly name: string } : C;

export type DoneDeed = Named<Bare<DeedCommand>>;

/** `command`: its type as it came; what was malformed may have named none that is known. */
export interface RefusedDeed {
  readonly type: 'commandRefused';
  readonly command: string;
  readonly problem: Problem;
}

/** What somebody did that changed neither a match nor the show, or wanted and did not get. */
export type Deed = DoneDeed | RefusedDeed;

/** What pages and scripts send without a press: each letter of a draft or a caption, a look, who speaks at this moment. */
const isNoise = ({ type, ids }: { readonly type?: unknown; readonly ids?: unknown }): boolean =>
  type === 'setDraft' || type === 'cueGraphic' || type === 'planObs' || (type === 'setSpeaking' && ids !== null);

const LONGEST_TYPE = 40;
/** A refusal whose parameters are longer keeps its code only. */
const LONGEST_PARAMS = 2000;

const refusedDeed = (type: unknown, problem: Problem): RefusedDeed => ({
  type: 'commandRefused',
  command: typeof type === 'string' ? type.slice(0, LONGEST_TYPE) : '',
  problem: JSON.stringify(problem.params).length > LONGEST_PARAMS ? { ...problem, params: {} } : problem,
});

const isDeed = (command: Command): command is DeedCommand =>
  isObsCommand(command) || isSoundCommand(command) || isBackupCommand(command) || isSimulatorCommand(command);

const doneDeed = (command: DeedCommand, nameOf: (person: string) => string): DoneDeed => {
  const kept = Object.entries(command).filter(([field]) => !LEFT_OUT.some((name) => name === field));
  const name = 'person' in command ? { name: nameOf(command.person) } : {};
  return { ...Object.fromEntries(kept), ...name } as DoneDeed;
};

/**
 * What the log tells of a command and its answer, or null: noise, and what stands in the journal anyway.
 * @param input as it came over the wire; what was accepted is a Command
 */
export const deedOf = (input: unknown, answer: Answer, nameOf: (person: string) => string): Deed | null => {
  const sent: object = typeof input === 'object' && input !== null ? input : {};
  if (isNoise(sent)) return null;
  if (!answer.ok) return refusedDeed('type' in sent ? sent.type : '', answer.error);
  const command = input as Command;
  return isDeed(command) ? doneDeed(command, nameOf) : null;
};
