import type { SoundView } from 'chess-match/client';
import type { StripState } from '../model/state';
import type { Suggestion } from '../model/suggestion';

/** What comes of an OBS; unset: the server was given no address of it. */
export type MetersState = SoundView['instances'][number]['meters'] | 'unset';

/** Words of the sound desk; a missing one does not compile. */
export const en = {
  white: 'White',
  black: 'Black',
  others: 'Commentators and arbiters',
  meters: { unset: 'not set up', off: 'no connection', stopped: 'no meters', running: 'meters come' } satisfies Record<
    MetersState,
    string
  >,
  metersHelp: {
    unset:
      'This server was given no OBS: nobody is shown as speaking and nothing can be muted here. Its address belongs in cfg/chess-match.json.',
    off: 'OBS is not connected: nobody is shown as speaking and nothing can be muted.',
    stopped: 'OBS sends no meters. Look whether OBS hangs.',
    running: null,
  } satisfies Record<MetersState, string | null>,
  instances: { program: 'OBS', white: 'White’s OBS', black: 'Black’s OBS' },
  follow: 'Microphones follow the audience scene',
  followHint: 'White’s audience hears only White’s team, Black’s only Black’s. What you mute by hand stays muted.',
  audience: { white: 'White’s audience is on', black: 'Black’s audience is on', none: 'no audience scene is on' },
  muteTeam: 'Mute team',
  openTeam: 'Open team',
  mute: 'Mute',
  open: 'Open',
  /** Why there is nothing to press. */
  cannotMute: {
    'no-obs': 'Without OBS nothing can be muted here. Mute at the microphone or the mixer.',
    'no-input': 'OBS has no input of this name, so there is nothing to mute.',
  },
  muteOf: (name: string) => `Mute ${name}`,
  openOf: (name: string) => `Open ${name}`,
  speaks: 'Speaks',
  speaksOf: (name: string) => `${name} speaks (by hand)`,
  byHand: 'Who speaks is set by hand.',
  release: 'Back to the meters',
  settingsOf: (name: string) => `Settings of ${name}`,
  thresholdOf: (name: string) => `Threshold of ${name}`,
  meterOf: (name: string) => `Level of ${name}`,
  states: {
    'no-obs': 'no OBS',
    'no-input': 'no such input in OBS',
    stopped: 'meters stopped',
    'off-air': 'in no scene that is on',
    'talks-muted': 'talks, but is muted',
    'muted-by-hand': 'muted by hand',
    muted: 'muted',
    clipped: 'too loud: turn it down',
    dead: 'hears nothing: check the cable',
    speaking: 'speaks',
    silent: 'silent',
  } satisfies Record<StripState, string>,
  nobody: 'Nobody has a microphone yet',
  nobodyHint: 'Give each person the name of an audio input of OBS in the list of people.',
  freeInputs: 'Inputs of OBS that nobody has:',
  withoutMicrophone: 'Without a microphone:',
  calibrate: 'Measure',
  calibrateHint: 'Four seconds of silence, then five seconds of ordinary speech into this microphone.',
  start: 'Start measuring',
  beSilent: 'Silence, please',
  speakNow: 'Now speak',
  found: ({ noiseDb, speechDb, thresholdDb }: Suggestion) =>
    `Noise ${noiseDb} dB, speech ${speechDb} dB: threshold ${thresholdDb} dB.`,
  quality: {
    good: 'Speech stands out clearly.',
    narrow: 'Speech stands out only a little: bring the microphone nearer or turn it up.',
    lost: 'Speech does not stand out from the noise. Is it the right microphone?',
  } satisfies Record<Suggestion['quality'], string>,
  cannotCalibrate: 'The microphone must be open and its meters must come.',
  apply: 'Use this threshold',
  again: 'Measure again',
  threshold: 'Threshold',
  hysteresis: 'Hysteresis, dB',
  hysteresisHint: 'counts as speaking until so far below the threshold',
  attack: 'Attack, ms',
  attackHint: 'how long it must be loud; 100 keeps coughs out',
  hold: 'Hold, ms',
  holdHint: 'a tag stays at least so long',
  pause: 'Release, ms',
  pauseHint: 'longest pause between words',
  save: 'Save',
  defaults: 'Defaults',
  dB: (db: number) => `${db} dB`,
};

export type SoundTexts = typeof en;
