import type { MatchView } from '@schemas/match';
import type { ObsView } from '@schemas/obs';
import { vi } from 'vitest';
import { Director } from '../director';
import { createFakeObs, type FakeObs } from './fakeObs';
import { matchWith } from './matchWith';

export const HOST = '127.0.0.1:4455';
/** Passes time of the fake clock and lets every promise settle. */
export const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
export const soon = (): Promise<unknown> => pass(0);

/** A director in front of a fake OBS, with everything it published and logged. */
export interface Rig {
  readonly obs: FakeObs;
  readonly director: Director;
  readonly views: ObsView[];
  readonly lines: string[];
  view(): ObsView;
  toMove(side: MatchView['toMove']): void;
  /** Starts and waits for the connection. */
  connect(): Promise<void>;
}

/** Needs fake timers. The audience scenes are White and Black, on program is Break. */
export const createRig = (): Rig => {
  const obs = createFakeObs();
  const views: ObsView[] = [];
  const lines: string[] = [];
  const keep = (line: string): void => void lines.push(line);
  const director = new Director({
    ...{ address: HOST, password: undefined, openSocket: obs.open },
    scenes: { white: 'White', black: 'Black' },
    onChange: (next) => views.push(next),
    log: { info: keep, warn: keep },
    now: () => 1234.5,
  });
  const view = (): ObsView => {
    const last = views.at(-1);
    if (last === undefined) throw new Error('Nothing was published.');
    return last;
  };
  const connect = async (): Promise<void> => {
    director.start();
    await soon();
    if (view().state !== 'connected') throw new Error(`Not connected but ${view().state}.`);
  };
  return { obs, director, views, lines, view, toMove: (side) => director.matchChanged(matchWith(side)), connect };
};
