import type { RosterView } from '@schemas/roster';
import type { EveningPlan, ItemAir, Suggestion, SuggestionModes, RundownItem, ShowView } from '@schemas/show';
import { DEFAULTS, GRAPHIC_IDS, type Air, type GraphicId } from './graphics';
import { ASK_ALL } from './suggestions/modes';
import { nobody } from './people';
import { STANDARD_RUNDOWN, UNPLANNED } from './rundown/standard';
import { NOTHING_TOLD, type Tellings } from './telling/clock';

export type Ended = NonNullable<ShowView['ended']>;
export type Slots = ShowView['graphics'];
export type Slot = Slots[GraphicId];

export type { EveningPlan, ItemAir, Suggestion, SuggestionModes, RundownItem };

/** One graphic before and after a change on air. */
export interface Turnover {
  readonly graphic: GraphicId;
  readonly before: Air;
  readonly after: Air;
  /** What was cued before; a take used it up. */
  readonly cue: Air | null;
}

/** One change on air that can be taken back, and done again. */
export interface AirChange {
  readonly what: 'take' | 'clear' | 'restore';
  readonly turnovers: readonly Turnover[];
  /** The current item of the rundown before and after, and the one that was cued before. */
  readonly item: { readonly before: string | null; readonly after: string | null; readonly cued: string | null };
  /** What comes back when the full picture goes, before and after. */
  readonly covered: { readonly before: readonly GraphicId[]; readonly after: readonly GraphicId[] };
}

export interface Rundown {
  readonly version: number;
  readonly items: readonly RundownItem[];
  readonly plan: EveningPlan;
  readonly cued: string | null;
  readonly current: string | null;
  /** Lists of items as they were before each edit, latest last. */
  readonly before: readonly (readonly RundownItem[])[];
  readonly after: readonly (readonly RundownItem[])[];
}

/** Takes made by rule that will be undone by themselves. */
export interface Returning {
  readonly takes: number;
  /** Unix ms. */
  readonly dueAtMs: number;
  /** Of the show after the last of them: another one means that a hand has been there. */
  readonly airVersion: number;
}

export interface Suggestions {
  /** Ids of all that the present turn gives reason for, answered or not. */
  readonly known: readonly string[];
  readonly open: readonly Suggestion[];
  readonly modes: SuggestionModes;
  /** After how long such takes are undone; null: never. */
  readonly returnSeconds: number | null;
  readonly returning: Returning | null;
}

export interface ShowState {
  /** Events so far. */
  readonly version: number;
  readonly slots: Slots;
  /** The cue of `analysis` is a commentator's proposal, not the director's own. */
  readonly isProposed: boolean;
  /** What is cued is a whole picture: nothing that made room for another one comes back with it. */
  readonly isCuedAlone: boolean;
  readonly people: RosterView;
  /** Changes on air, latest last. */
  readonly changes: readonly AirChange[];
  /** Those taken back, latest last. */
  readonly undone: readonly AirChange[];
  /** What the last clear took off and nothing brought back yet. */
  readonly cleared: readonly GraphicId[];
  /** What went off for the full picture that is on, and comes back when it goes. */
  readonly covered: readonly GraphicId[];
  /** How far what is told of the past has come. */
  readonly tellings: Tellings;
  /** The game before, of which the result on air still tells. */
  readonly ended: Ended | null;
  /** The version at which what is on air changed last. */
  readonly airVersion: number;
  readonly rundown: Rundown;
  readonly suggestions: Suggestions;
}

/** Long enough to read a tree, short enough to miss no move. */
const RETURN_SECONDS = 15;

const emptySlots = (): Slots =>
  Object.fromEntries(
    GRAPHIC_IDS.map((id) => [id, { ...DEFAULTS[id], cue: null, takes: 0, cues: 0, takenAtMs: null }]),
  ) as unknown as Slots;

export const initial = (): ShowState => ({
  version: 0,
  slots: emptySlots(),
  isProposed: false,
  isCuedAlone: false,
  people: nobody(),
  changes: [],
  undone: [],
  cleared: [],
  covered: [],
  tellings: NOTHING_TOLD,
  ended: null,
  airVersion: 0,
  rundown: { version: 0, items: STANDARD_RUNDOWN, plan: UNPLANNED, cued: null, current: null, before: [], after: [] },
  suggestions: { known: [], open: [], modes: ASK_ALL, returnSeconds: RETURN_SECONDS, returning: null },
});
