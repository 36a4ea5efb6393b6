import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import type { Sound } from '../../obs/sound';
import type { Log } from '../log';
import { lateRoom, type LateRoom } from './lateRoom';

/** What the microphones can be told. */
export type SoundPort = Pick<
  Sound,
  'setSpeaking' | 'setSpeaker' | 'setChannel' | 'setFollow' | 'mutePerson' | 'muteTeam'
>;

export const SOUND_COMMANDS = [
  'setSpeaking',
  'setSpeaker',
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
    case 'setSpeaker':
      return sound.setSpeaker(command.person, command.speaking);
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

export type SoundRoom = LateRoom<SoundCommand>;

/** Microphones change no match and no show: their commands have a room of their own. */
export const createSoundRoom = (sound: SoundPort, log: Log): SoundRoom =>
  lateRoom((command) => tellSound(sound, command), log);
