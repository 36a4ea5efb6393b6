import type { Replicants } from './replicants';
import type { LIVE_VERSION, LiveTexts } from './live';

/** What button boxes of the crew need to know: what is on air and cued, clocks, people, microphones, OBS, troubles. */
export const DESK_VIEWS = [
  'match',
  'clocks',
  'score',
  'people',
  'speaking',
  'show',
  'sound',
  'obs',
  'obsInstances',
  'simulator',
  'health',
] as const satisfies readonly (keyof Replicants)[];

export type DeskView = (typeof DESK_VIEWS)[number];

/** GET /chess-match/desk, and each message of the socket there: for the crew alone, always all of it. */
export interface DeskMessage {
  /** Of this shape: a field may come to it, none changes its meaning. */
  readonly v: typeof LIVE_VERSION;
  /** The moment that is told, by the server's clock, Unix ms: a clock runs from what it had then. */
  readonly at: number;
  /** For the `expectedVersion` of commands. */
  readonly version: number;
  readonly texts: LiveTexts;
  /** As pages of the crew have them. */
  readonly views: Readonly<Pick<Replicants, DeskView>>;
}

/** Where it is had. */
export const DESK_PATH = '/chess-match/desk';
