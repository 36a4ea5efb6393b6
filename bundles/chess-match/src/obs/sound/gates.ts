import type { Channel } from './channels';
import { afterSample, CLOSED, isSpeaking, silenced, type SpeechGate } from './speechGate';
import type { Level } from './level';
import type { ChannelSettings } from './settings';

/** Everyone's speech gate, by the name of the input. */
export type Gates = ReadonlyMap<string, SpeechGate>;

export const NO_GATES: Gates = new Map();

/** What one meter message of one instance means for the microphones that are on that instance. */
export interface Frame {
  readonly levels: ReadonlyMap<string, Level>;
  /** Names of the inputs on this instance that are given to somebody; one the message leaves out is not on air. */
  readonly inputs: readonly string[];
  readonly isMuted: (input: string) => boolean;
  readonly settingsOf: (input: string) => ChannelSettings;
  readonly atMs: number;
}

/** The gates after one meter message. Muted means silent, at once, whatever the meters say. */
export const afterFrame = (gates: Gates, { levels, inputs, isMuted, settingsOf, atMs }: Frame): Gates => {
  const next = new Map(gates);
  for (const input of inputs) {
    const gate = gates.get(input) ?? CLOSED;
    const level = isMuted(input) ? undefined : levels.get(input);
    next.set(input, level === undefined ? silenced(gate) : afterSample(gate, level, atMs, settingsOf(input)));
  }
  return next;
};

/** Silence for inputs whose meters stopped, that were muted, or that are gone. */
export const silenceIn = (gates: Gates, inputs: readonly string[]): Gates => {
  const next = new Map(gates);
  for (const input of inputs) next.set(input, silenced(gates.get(input) ?? CLOSED));
  return next;
};

/** Ids of the people who speak, in the order of the people. */
export const speakers = (gates: Gates, channels: readonly Channel[]): readonly string[] =>
  channels.flatMap(({ input, people }) => (isSpeaking(gates.get(input) ?? CLOSED) ? people : []));
