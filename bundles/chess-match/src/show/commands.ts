import type { PeopleView } from '@schemas/people';
import type { ContentOf, GraphicId } from './graphics';

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
  | { readonly type: 'dropCue'; readonly graphic: GraphicId }
  | { readonly type: 'clearGraphics' }
  /** `showVersion`: the version of the show the director saw. */
  | { readonly type: 'undoShow'; readonly showVersion: number }
  | { readonly type: 'setPeople'; readonly people: PeopleView };
