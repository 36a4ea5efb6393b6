import type { PeopleView } from '@schemas/people';
import type { OfferRules, RundownItem } from '@schemas/show';
import type { ContentOf, GraphicId } from './graphics';

/** A graphic as the director saw it cued. */
export interface SeenCue {
  readonly graphic: GraphicId;
  readonly takes: number;
  readonly cues: number;
}

/** Commands of the show with their content already checked against the contract. */
export type ShowCommand =
  | {
      readonly type: 'cueGraphic';
      readonly graphic: GraphicId;
      readonly on: boolean;
      readonly content: ContentOf<GraphicId>;
    }
  /** A commentator's board for the director; null withdraws it. */
  | { readonly type: 'offerAnalysis'; readonly content: ContentOf<'analysis'> | null }
  /** `takes`: the number of takes the director saw. */
  | { readonly type: 'takeGraphic'; readonly graphic: GraphicId; readonly takes: number }
  /** All that the director saw cued, and the rundown item it belongs to. */
  | { readonly type: 'takeCued'; readonly item: string | null; readonly graphics: readonly SeenCue[] }
  | { readonly type: 'dropCue'; readonly graphic: GraphicId }
  | { readonly type: 'cueItem'; readonly item: string }
  | { readonly type: 'clearGraphics' }
  /** `showVersion`: the version of the show the director saw. */
  | { readonly type: 'restoreGraphics'; readonly showVersion: number }
  | { readonly type: 'undoShow'; readonly showVersion: number }
  | { readonly type: 'redoShow'; readonly showVersion: number }
  /** `rundownVersion`: the version of the rundown the director saw. */
  | { readonly type: 'setRundown'; readonly rundownVersion: number; readonly items: readonly RundownItem[] }
  | { readonly type: 'undoRundown'; readonly rundownVersion: number }
  | { readonly type: 'redoRundown'; readonly rundownVersion: number }
  | { readonly type: 'acceptOffer'; readonly offer: string }
  | { readonly type: 'ignoreOffer'; readonly offer: string }
  | { readonly type: 'setOfferRules'; readonly rules: OfferRules }
  /** null: what a rule took stays. */
  | { readonly type: 'setOfferReturn'; readonly seconds: number | null }
  | { readonly type: 'keepOnAir' }
  /** `seen`: the list it was made of, null to replace whatever stands there. */
  | { readonly type: 'setPeople'; readonly people: PeopleView; readonly seen: PeopleView | null };

export type CommandOf<T extends ShowCommand['type']> = Extract<ShowCommand, { type: T }>;
