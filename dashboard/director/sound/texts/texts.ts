import type { Language, SoundView } from 'chess-match/client';
import type { StripState } from '../model/state';
import type { Suggestion } from '../model/suggestion';
import { en } from './en';
import { ru } from './ru';

/** What comes of an OBS; unset: the server was given no address of it. */
export type MetersState = SoundView['machines'][number]['meters'] | 'unset';

/** Words of the sound desk; a missing one does not compile. */
export interface SoundTexts {
  readonly white: string;
  readonly black: string;
  readonly others: string;
  readonly meters: Readonly<Record<MetersState, string>>;
  readonly metersHelp: Readonly<Record<MetersState, string | null>>;
  readonly machines: Readonly<Record<'program' | 'white' | 'black', string>>;
  readonly follow: string;
  readonly followHint: string;
  readonly audience: Readonly<Record<'white' | 'black' | 'none', string>>;
  readonly muteTeam: string;
  readonly openTeam: string;
  readonly mute: string;
  readonly open: string;
  /** Why there is nothing to press. */
  readonly cannotMute: Readonly<Record<'no-obs' | 'no-input', string>>;
  readonly muteOf: (name: string) => string;
  readonly openOf: (name: string) => string;
  readonly speaks: string;
  readonly speaksOf: (name: string) => string;
  readonly byHand: string;
  readonly release: string;
  readonly settingsOf: (name: string) => string;
  readonly thresholdOf: (name: string) => string;
  readonly meterOf: (name: string) => string;
  readonly states: Readonly<Record<StripState, string>>;
  readonly nobody: string;
  readonly nobodyHint: string;
  readonly freeInputs: string;
  readonly withoutMicrophone: string;
  readonly calibrate: string;
  readonly calibrateHint: string;
  readonly start: string;
  readonly beSilent: string;
  readonly speakNow: string;
  readonly found: (suggestion: Suggestion) => string;
  readonly quality: Readonly<Record<Suggestion['quality'], string>>;
  readonly cannotCalibrate: string;
  readonly apply: string;
  readonly again: string;
  readonly threshold: string;
  readonly hysteresis: string;
  readonly hysteresisHint: string;
  readonly attack: string;
  readonly attackHint: string;
  readonly hold: string;
  readonly holdHint: string;
  readonly pause: string;
  readonly pauseHint: string;
  readonly save: string;
  readonly defaults: string;
  readonly dB: (db: number) => string;
}

export const SOUND_TEXTS: Readonly<Record<Language, SoundTexts>> = { en, ru };
