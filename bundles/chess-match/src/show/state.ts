import type { PeopleView } from '@schemas/people';
import type { ShowView } from '@schemas/show';
import { emptyShow, type Air, type GraphicId } from './graphics';
import { nobody } from './people';

export type Slots = ShowView['graphics'];
export type Slot = Slots[GraphicId];

/** How a graphic stood before a take or a clear: what taking that back brings. */
export interface Before extends Air {
  readonly graphic: GraphicId;
  /** What was cued then; the take used it up. */
  readonly cue: Air | null;
}

/** One change on air that can be taken back. */
export interface AirChange {
  readonly what: 'take' | 'clear';
  readonly before: readonly Before[];
}

export interface ShowState {
  /** Events so far. */
  readonly version: number;
  readonly slots: Slots;
  /** The cue of `analysis` is a commentator's offer, not the director's own. */
  readonly isOffered: boolean;
  readonly people: PeopleView;
  /** Latest last. */
  readonly changes: readonly AirChange[];
  /** The version at which what is on air changed last. */
  readonly airVersion: number;
}

export const initial = (): ShowState => ({
  version: 0,
  slots: emptyShow().graphics,
  isOffered: false,
  people: nobody(),
  changes: [],
  airVersion: 0,
});
