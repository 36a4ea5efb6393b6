import type { RosterView } from '@schemas/roster';
import type { EveningPlan, Suggestion, SuggestionModes, RundownItem } from '@schemas/show';
import type { Air, ContentOf, GraphicId } from './graphics';
import type { Ended } from './state';
import type { Teller } from './telling/clock';

/** A game that has ended, with its people as they were entered. */
export interface EndedEntered {
  readonly next: Ended['next'];
  readonly views: Omit<Ended['views'], 'people'> & { readonly people: RosterView };
}

/** What a graphic is cued with, or put on air with. */
export interface GraphicAir {
  readonly graphic: GraphicId;
  readonly air: Air;
}

/** Facts of the show, as they stand in the journal. `atMs` is Unix ms. */
export type ShowEvent = { readonly atMs: number } & (
  | { readonly type: 'graphicCued'; readonly graphic: GraphicId; readonly cue: Air }
  /** A cue that a commentator made, not the director. */
  | { readonly type: 'analysisProposed'; readonly content: ContentOf<'analysis'> }
  | { readonly type: 'cueDropped'; readonly graphic: GraphicId }
  /** `air` is what the take put on air. */
  | { readonly type: 'graphicTaken'; readonly graphic: GraphicId; readonly air: Air }
  /** Several at once. `item`: the rundown item that was cued with them; `suggestion`: the suggestion they come from. */
  | {
      readonly type: 'graphicsTaken';
      readonly airs: readonly GraphicAir[];
      readonly item: string | null;
      readonly suggestion: string | null;
    }
  | { readonly type: 'graphicsCleared'; readonly graphics: readonly GraphicId[] }
  /** `out`: what made room for them; entries of earlier releases have none. */
  | { readonly type: 'graphicsRestored'; readonly graphics: readonly GraphicId[]; readonly out?: readonly GraphicId[] }
  | { readonly type: 'airUndone' }
  | { readonly type: 'airRedone' }
  /** Nothing but `airs` is cued afterwards. */
  | { readonly type: 'itemCued'; readonly item: string; readonly airs: readonly GraphicAir[] }
  /**
   * As `itemCued`, of a preset or a suggestion. `alone`: they are the whole picture; entries of earlier releases do not
   * tell.
   */
  | { readonly type: 'airsCued'; readonly airs: readonly GraphicAir[]; readonly alone?: boolean }
  /**
   * Another match begins: the rundown is at its top, and `graphics` go off air. `ended`: the game of which the result
   * on air goes on telling; entries of earlier releases have none.
   */
  | { readonly type: 'showBegun'; readonly graphics: readonly GraphicId[]; readonly ended?: EndedEntered | null }
  | { readonly type: 'rundownSet'; readonly items: readonly RundownItem[] }
  | { readonly type: 'eveningPlanned'; readonly plan: EveningPlan }
  | { readonly type: 'rundownUndone' }
  | { readonly type: 'rundownRedone' }
  /** The match changed: all there is reason for now, and those of it nobody has answered. */
  | { readonly type: 'suggestionsMade'; readonly known: readonly string[]; readonly open: readonly Suggestion[] }
  | { readonly type: 'suggestionIgnored'; readonly suggestion: string }
  | { readonly type: 'suggestionModesSet'; readonly modes: SuggestionModes }
  | { readonly type: 'returnDelaySet'; readonly seconds: number | null }
  /** The last takes, made by rule, will be undone at that time unless what is on air changes before. */
  | { readonly type: 'returnPlanned'; readonly takes: number; readonly dueAtMs: number }
  | { readonly type: 'returnCalledOff' }
  /** What is told of the past goes on from there, or is held there. */
  | {
      readonly type: 'tellingSteered';
      readonly graphic: Teller;
      readonly positionMs: number;
      readonly isRunning: boolean;
    }
  | { readonly type: 'peopleSet'; readonly people: RosterView }
  /** Stands where an entry was that could not be read any more. */
  | { readonly type: 'entryLost' }
);
