import type { SoundPort } from '../authority/handlers/ports';

/** Microphones that do whatever they are told. */
export const quietSound: SoundPort = {
  setSpeaking: () => null,
  setSpeaker: () => null,
  setChannel: () => undefined,
  setFollow: () => undefined,
  mutePerson: () => Promise.resolve(null),
  muteTeam: () => Promise.resolve(null),
};
