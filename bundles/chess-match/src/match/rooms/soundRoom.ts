import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import type { Sound } from '../../obs/sound';
import { refuse } from '../errors';
import type { Log } from '../log';

/** What the microphones can be told. */
export type SoundPort = Pick<Sound, 'setSpeaking' | 'setChannel' | 'setFollow' | 'mutePerson' | 'muteTeam'>;

export const SOUND_COMMANDS = [
  'setSpeaking',
  'setChannel',
  'mutePerson',
  'muteTeam',
  'followAudience',
] as const satisfies readonly Command['type'][];

export type SoundCommand = Extract<Command, { type: (typeof SOUND_COMMANDS)[number] }>;

export const isSoundCommand = (command: Command): command is SoundCommand =>
  (SOUND_COMMANDS as readonly string[]).includes(command.type);

const tellSound = async (sound: SoundPort, command: SoundCommand): Promise<Problem | null> => {
  switch (command.type) {
    case 'setSpeaking':
      return sound.setSpeaking(command.ids);
    case 'setChannel':
      sound.setChannel(command.input, command.settings);
      return null;
    case 'followAudience':
      sound.setFollow(command.follow);
      return null;
    case 'mutePerson':
      return sound.mutePerson(command.person, command.muted);
    case 'muteTeam':
      return sound.muteTeam(command.side, command.muted);
  }
};

export interface SoundRoom {
  /** OBS may take its time over a mute: no other command waits for it. */
  handle(command: SoundCommand, settle: (problem: Problem | null) => Answer): Promise<Answer>;
  /** The answer a command is still waiting for. */
  waiting(id: string): Promise<Answer> | null;
}

/** Microphones change no match and no show: their commands have a room of their own. */
export const createSoundRoom = (sound: SoundPort, log: Log): SoundRoom => {
  const waiting = new Map<string, Promise<Answer>>();
  return {
    waiting: (id) => waiting.get(id) ?? null,
    handle: (command, settle) => {
      const answer = tellSound(sound, command)
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
