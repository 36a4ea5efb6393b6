import type { Channel } from './channels';
import { DEAF, hear, isSpeaking, silenced, type Ear } from './detector';
import type { Level } from './level';
import type { ChannelSettings } from './settings';

/** Everyone's ear, by the name of the input. */
export type Hall = ReadonlyMap<string, Ear>;

export const EMPTY_HALL: Hall = new Map();

/** What one meter message of one machine means for the microphones that are on that machine. */
export interface Frame {
  readonly levels: ReadonlyMap<string, Level>;
  /** Names of the inputs on this machine that are given to somebody; one the message leaves out is not on air. */
  readonly inputs: readonly string[];
  readonly isMuted: (input: string) => boolean;
  readonly settingsOf: (input: string) => ChannelSettings;
  readonly atMs: number;
}

/** The hall after one meter message. Muted means silent, at once, whatever the meters say. */
export const hearFrame = (hall: Hall, { levels, inputs, isMuted, settingsOf, atMs }: Frame): Hall => {
  const next = new Map(hall);
  for (const input of inputs) {
    const ear = hall.get(input) ?? DEAF;
    const level = isMuted(input) ? undefined : levels.get(input);
    next.set(input, level === undefined ? silenced(ear) : hear(ear, level, atMs, settingsOf(input)));
  }
  return next;
};

/** Silence for inputs whose meters stopped, that were muted, or that are gone. */
export const silenceIn = (hall: Hall, inputs: readonly string[]): Hall => {
  const next = new Map(hall);
  for (const input of inputs) next.set(input, silenced(hall.get(input) ?? DEAF));
  return next;
};

/** Ids of the people who speak, in the order of the people. */
export const speakers = (hall: Hall, channels: readonly Channel[]): readonly string[] =>
  channels.flatMap(({ input, people }) => (isSpeaking(hall.get(input) ?? DEAF) ? people : []));
