import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import { refuse } from '../errors';
import type { Journal } from '../journal/journal';
import type { Log } from '../log';

/** What OBS can be told. */
export interface ObsPort {
  /** Resolves to null when the scene is on, else to what is wrong; never rejects for what OBS does. */
  showScene(audience: 'white' | 'black'): Promise<Problem | null>;
  setFollow(follow: boolean): void;
}

export const OBS_COMMANDS = ['showScene', 'followScene'] as const satisfies readonly Command['type'][];

export type ObsCommand = Extract<Command, { type: (typeof OBS_COMMANDS)[number] }>;

export const isObsCommand = (command: Command): command is ObsCommand =>
  (OBS_COMMANDS as readonly string[]).includes(command.type);

/** The setting under which the wish to follow the side to move survives a restart. */
export const FOLLOW_SETTING = 'obs.follow';

const tellObs = async (obs: ObsPort, journal: Journal, command: ObsCommand): Promise<Problem | null> => {
  if (command.type === 'showScene') return obs.showScene(command.audience);
  journal.saveSetting(FOLLOW_SETTING, String(command.follow));
  obs.setFollow(command.follow);
  return null;
};

export interface ObsRoom {
  /** OBS may take its time: its commands change no match, so no other command waits for them. */
  handle(command: ObsCommand, settle: (problem: Problem | null) => Answer): Promise<Answer>;
  /** The answer a command is still waiting for. */
  waiting(id: string): Promise<Answer> | null;
}

export const createObsRoom = (obs: ObsPort, journal: Journal, log: Log): ObsRoom => {
  const waiting = new Map<string, Promise<Answer>>();
  return {
    waiting: (id) => waiting.get(id) ?? null,
    handle: (command, settle) => {
      const answer = tellObs(obs, journal, command)
        .catch((error: unknown) => {
          log.error(`${command.type} failed.`, error);
          return refuse('command/failed', { reason: error instanceof Error ? error.message : String(error) });
        })
        .then(settle)
        .finally(() => waiting.delete(command.id));
      waiting.set(command.id, answer);
      return answer;
    },
  };
};
