import type { CommandOf, CommandType } from '../../../contract/commands';
import type { PortHandler } from './handler';
import type { SoundPort } from './ports';

type Outcome = ReturnType<PortHandler<CommandType>['carryOut']>;

const tell = <T extends CommandType>(action: (sound: SoundPort, command: CommandOf<T>) => Outcome): PortHandler<T> => ({
  of: 'sound',
  carryOut: ({ sound }, command) => action(sound, command),
});

export const setSpeaking = tell<'setSpeaking'>((sound, { ids }) => sound.setSpeaking(ids));
export const setSpeaker = tell<'setSpeaker'>((sound, { person, speaking }) => sound.setSpeaker(person, speaking));
export const setChannel = tell<'setChannel'>((sound, { input, settings }) => {
  sound.setChannel(input, settings);
  return null;
});
export const followAudience = tell<'followAudience'>((sound, { follow }) => {
  sound.setFollow(follow);
  return null;
});
export const mutePerson = tell<'mutePerson'>((sound, { person, muted }) => sound.mutePerson(person, muted));
export const muteTeam = tell<'muteTeam'>((sound, { side, muted }) => sound.muteTeam(side, muted));
