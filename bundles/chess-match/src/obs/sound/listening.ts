import type { Channel } from './channels';
import { NO_GATES, afterFrame, silenceIn, speakers, type Gates } from './gates';
import type { Level } from './level';
import type { SoundInstance } from './instance';
import type { ChannelSettings } from './settings';
import { ownerOf } from './view';

/** Meters come 20 times a second: a second without any is no hiccup. */
export const STOPPED_MS = 1000;

export interface Heard {
  /** Of inputs that are given to somebody and are heard on this instance. */
  readonly levels: ReadonlyMap<string, Level>;
  /** Meters came back, or are of other inputs than before. */
  readonly isNews: boolean;
}

const isSame = (before: ReadonlySet<string> | undefined, now: ReadonlySet<string>): boolean =>
  before?.size === now.size && [...now].every((input) => before.has(input));

/** Who speaks, heard from the meters of every instance. */
export interface Listening {
  hear(instance: SoundInstance, levels: ReadonlyMap<string, Level>, atMs: number): Heard;
  /** To be called often: silences what no meters come for any more. @returns whether an instance's meters stopped */
  watch(atMs: number): boolean;
  /** Silent at once: muted or lost. */
  silence(inputs: readonly string[]): void;
  isMetered(instance: SoundInstance): boolean;
  isOnAir(input: string): boolean;
  speakers(): readonly string[];
}

export interface ListeningParts {
  instances(): readonly SoundInstance[];
  channels(): readonly Channel[];
  settingsOf(input: string): ChannelSettings;
}

export const createListening = ({ instances, channels, settingsOf }: ListeningParts): Listening => {
  let gates: Gates = NO_GATES;
  const heardMs = new Map<SoundInstance, number>();
  const onAir = new Map<SoundInstance, ReadonlySet<string>>();
  const inputsOn = (instance: SoundInstance): readonly string[] =>
    channels().flatMap(({ input }) => (ownerOf(instances(), input) === instance ? [input] : []));
  return {
    hear: (instance, levels, atMs) => {
      const inputs = inputsOn(instance);
      const mutes = instance.mutes();
      gates = afterFrame(gates, { levels, inputs, isMuted: (input) => mutes.get(input) === true, settingsOf, atMs });
      heardMs.set(instance, atMs);
      const now = new Set(levels.keys());
      const isNews = !isSame(onAir.get(instance), now);
      onAir.set(instance, now);
      return { levels: new Map([...levels].filter(([input]) => inputs.includes(input))), isNews };
    },
    watch: (atMs) => {
      const stopped = [...heardMs].flatMap(([instance, ms]) => (atMs - ms > STOPPED_MS ? [instance] : []));
      for (const instance of stopped) {
        heardMs.delete(instance);
        onAir.delete(instance);
        gates = silenceIn(gates, inputsOn(instance));
      }
      return stopped.length > 0;
    },
    silence: (inputs) => {
      gates = silenceIn(gates, inputs);
    },
    isMetered: (instance) => heardMs.has(instance),
    isOnAir: (input) => [...onAir.values()].some((inputs) => inputs.has(input)),
    speakers: () => speakers(gates, channels()),
  };
};
