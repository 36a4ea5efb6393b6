import type { ObsEvent, ObsLine } from '../contract';
import { readSources } from './read';
import type { Source } from './watch';

const HINTS: readonly ObsEvent[] = [
  'InputCreated',
  'InputRemoved',
  'InputNameChanged',
  'CurrentSceneCollectionChanged',
];

export interface SourceList {
  /** None while OBS is away, or has not said yet. */
  all(): readonly Source[];
  /** Asks OBS again: it does not say when somebody changes an address. */
  read(): Promise<void>;
  /** We changed an address. */
  replace(source: Source): void;
  stop(): void;
}

/** The sources of one OBS that show pages of this server, as OBS last said. */
export const createSourceList = (line: ObsLine, hosts: ReadonlySet<string>): SourceList => {
  let sources: readonly Source[] = [];
  /** What was begun before the last change tells of something that is no more. */
  let asked = 0;
  const read = async (): Promise<void> => {
    const own = (asked += 1);
    const found = await readSources(line, hosts);
    if (own === asked && found !== null) sources = found;
  };
  const stops = [
    ...HINTS.map((hint) => line.on(hint, () => void read())),
    line.onConnected((connected) => {
      sources = [];
      asked += 1;
      if (connected) void read();
    }),
  ];
  return {
    all: () => sources,
    read,
    replace: (source) => {
      asked += 1;
      sources = sources.map((one) => (one.name === source.name ? source : one));
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};
