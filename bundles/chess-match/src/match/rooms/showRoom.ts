import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import type { SpeakingView } from '@schemas/speaking';
import { decide, decideSpeaking, evolve, initial, project, stillKnown, type ShowCommand } from '../../show';
import { refuse } from '../errors';
import type { Journal } from '../journal/journal';
import type { Log } from '../log';
import type { ShowViews } from '../publish/views';
import { checkShowCommand, type ShowCommandInput } from '../showShape';

type SetSpeaking = Extract<Command, { type: 'setSpeaking' }>;
export type ShowRoomCommand = ShowCommandInput | SetSpeaking;

export const SHOW_COMMANDS = [
  'cueGraphic',
  'takeGraphic',
  'dropCue',
  'clearGraphics',
  'undoShow',
  'setPeople',
  'setSpeaking',
] as const satisfies readonly (ShowCommand['type'] | 'setSpeaking')[];

export const isShowCommand = (command: Command): command is ShowRoomCommand =>
  (SHOW_COMMANDS as readonly string[]).includes(command.type);

/** Called with the show as it stands after every change that is on disk. */
export type PublishShow = (views: ShowViews) => void;

/** Who sent a command, when, and what will be answered if it is accepted: the answer is written with the event. */
export interface ShowEnvelope {
  readonly actor: string;
  readonly atMs: number;
  readonly answer: Answer;
}

/** The show lives beside the match: its own events, its own version, whatever match is open. */
export interface ShowRoom {
  /** Journal, then memory, then replicants. @returns what is refused, or null */
  handle(command: ShowRoomCommand, envelope: ShowEnvelope): Problem | null;
  republish(): void;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const createShowRoom = (journal: Journal, publish: PublishShow, log: Log): ShowRoom => {
  let state = journal.showEvents().reduce(evolve, initial());
  /** A meter: not in the journal, silent after a restart. */
  let speaking: SpeakingView = { ids: [] };

  /** What is on disk stays accepted, whatever happens to those who are told. */
  const republish = (): void => {
    try {
      publish({ show: project(state), people: state.people, speaking });
    } catch (error) {
      log.error('Publishing the show failed; the show itself is safe in the journal.', error);
    }
  };
  const setSpeaking = ({ ids }: SetSpeaking): Problem | null => {
    const decided = decideSpeaking(state.people, ids);
    if (!decided.ok) return decided.error;
    speaking = decided.value;
    republish();
    return null;
  };
  const change = (input: ShowCommandInput, { actor, atMs, answer }: ShowEnvelope): Problem | null => {
    const checked = checkShowCommand(input);
    if (!checked.ok) return checked.error;
    const decided = decide(state, checked.value, atMs);
    if (!decided.ok) return decided.error;
    const next = evolve(state, decided.value);
    try {
      journal.writeShow({
        actor,
        atMs,
        command: { id: input.id, answer },
        version: next.version,
        event: decided.value,
      });
    } catch (error) {
      log.error('The journal could not be written; the command is refused.', error);
      return refuse('journal/write_failed', { reason: reasonOf(error) });
    }
    state = next;
    speaking = stillKnown(speaking, state.people);
    republish();
    return null;
  };
  return {
    handle: (command, envelope) => (command.type === 'setSpeaking' ? setSpeaking(command) : change(command, envelope)),
    republish,
  };
};
