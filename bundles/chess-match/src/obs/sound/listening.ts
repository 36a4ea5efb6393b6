import type { Channel } from './channels';
import { NO_GATES, afterFrame, silenceIn, speakers, type Gates } from './gates';
import type { Level } from './level';
import type { SoundMachine } from './machine';
import type { ChannelSettings } from './settings';
import { ownerOf } from './view';

/** Meters come 20 times a second: a second without any is no hiccup. */
export const STOPPED_MS = 1000;

export interface Heard {
  /** Of inputs that are given to somebody and are heard on this machine. */
  readonly levels: ReadonlyMap<string, Level>;
  /** Meters came back, or are of other inputs than before. */
  readonly isNews: boolean;
}

const isSame = (before: ReadonlySet<string> | undefined, now: ReadonlySet<string>): boolean =>
  before?.size === now.size && [...now].every((input) => before.has(input));

/** Who speaks, heard from the meters of every machine. */
export interface Listening {
  hear(machine: SoundMachine, levels: ReadonlyMap<string, Level>, atMs: number): Heard;
  /** To be called often: silences what no meters come for any more. @returns whether a machine's meters stopped */
  watch(atMs: number): boolean;
  /** Silent at once: muted or lost. */
  silence(inputs: readonly string[]): void;
  isMetered(machine: SoundMachine): boolean;
  isOnAir(input: string): boolean;
  speakers(): readonly string[];
}

export interface ListeningParts {
  machines(): readonly SoundMachine[];
  channels(): readonly Channel[];
  settingsOf(input: string): ChannelSettings;
}

export const createListening = ({ machines, channels, settingsOf }: ListeningParts): Listening => {
  let gates: Gates = NO_GATES;
  const heardMs = new Map<SoundMachine, number>();
  const onAir = new Map<SoundMachine, ReadonlySet<string>>();
  const inputsOn = (machine: SoundMachine): readonly string[] =>
    channels().flatMap(({ input }) => (ownerOf(machines(), input) === machine ? [input] : []));
  return {
    hear: (machine, levels, atMs) => {
      const inputs = inputsOn(machine);
      const mutes = machine.mutes();
      gates = afterFrame(gates, { levels, inputs, isMuted: (input) => mutes.get(input) === true, settingsOf, atMs });
      heardMs.set(machine, atMs);
      const now = new Set(levels.keys());
      const isNews = !isSame(onAir.get(machine), now);
      onAir.set(machine, now);
      return { levels: new Map([...levels].filter(([input]) => inputs.includes(input))), isNews };
    },
    watch: (atMs) => {
      const stopped = [...heardMs].flatMap(([machine, ms]) => (atMs - ms > STOPPED_MS ? [machine] : []));
      for (const machine of stopped) {
        heardMs.delete(machine);
        onAir.delete(machine);
        gates = silenceIn(gates, inputsOn(machine));
      }
      return stopped.length > 0;
    },
    silence: (inputs) => {
      gates = silenceIn(gates, inputs);
    },
    isMetered: (machine) => heardMs.has(machine),
    isOnAir: (input) => [...onAir.values()].some((inputs) => inputs.has(input)),
    speakers: () => speakers(gates, channels()),
  };
};
