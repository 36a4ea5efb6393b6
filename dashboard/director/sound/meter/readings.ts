import { subscribeLevels, type Levels } from 'chess-match/client';
import { createListeners } from 'chess-match/client/view';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { read, rest, type Reading } from '../model/ballistics';

/** Between messages readings grow old: they fall, and a dead microphone is noticed. */
const AGE_MS = 250;

/** What all meters of the page show; drawn without rendering React ten times a second. */
export interface Readings {
  readonly of: (input: string) => Reading | null;
  readonly nowMs: () => number;
  /** Called after every message, and now and then without one. @returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface OwnedReadings extends Readings {
  /** Begins to listen to the server. @returns how to stop. */
  readonly open: () => () => void;
}

export const createReadings = (): OwnedReadings => {
  const readings = new Map<string, Reading>();
  const listeners = createListeners();
  const nowMs = (): number => performance.now();
  const tell = (): void => {
    listeners.tell();
  };
  const take = (levels: Levels): void => {
    const atMs = nowMs();
    for (const [input, level] of Object.entries(levels))
      readings.set(input, read(readings.get(input) ?? null, level, atMs));
    tell();
  };
  return {
    nowMs,
    of: (input) => {
      const reading = readings.get(input);
      return reading === undefined ? null : rest(reading, nowMs());
    },
    subscribe: listeners.subscribe,
    open: () => {
      const stop = subscribeLevels(take);
      const aging = setInterval(tell, AGE_MS);
      return () => {
        stop();
        clearInterval(aging);
      };
    },
  };
};

export const ReadingsContext = createContext<Readings | null>(null);

/** The page's own readings, listening as long as it stands. */
export const useOwnReadings = (): Readings => {
  const [readings] = useState(createReadings);
  useEffect(() => readings.open(), [readings]);
  return readings;
};

export const useReadings = (): Readings => {
  const readings = useContext(ReadingsContext);
  if (readings === null) throw new Error('Meters stand inside the sound panel.');
  return readings;
};

/** Something worked out of a reading; renders anew only when it changes. */
export const useOfReading = <T extends string | number | boolean>(
  input: string,
  work: (reading: Reading | null, nowMs: number) => T,
): T => {
  const readings = useReadings();
  return useSyncExternalStore(readings.subscribe, () => work(readings.of(input), readings.nowMs()));
};
