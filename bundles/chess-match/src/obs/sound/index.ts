import type { Sound, SoundOptions } from './contract';
import { SoundControl } from './control';

export type { Sound, SoundOptions } from './contract';
export type { LevelsMessage } from './levelsOut';

/** The microphones as the rest of the server knows them; see Sound. */
export const createSound = (options: SoundOptions): Sound => new SoundControl(options);
