import type { PeopleView } from '@schemas/people';
import type { Air, ContentOf, GraphicId } from './graphics';

/** Facts of the show, as they stand in the journal. `atMs` is Unix ms. */
export type ShowEvent = { readonly atMs: number } & (
  | { readonly type: 'graphicCued'; readonly graphic: GraphicId; readonly cue: Air }
  /** A cue that a commentator made, not the director. */
  | { readonly type: 'analysisOffered'; readonly content: ContentOf<'analysis'> }
  | { readonly type: 'cueDropped'; readonly graphic: GraphicId }
  /** `air` is what the take put on air. */
  | { readonly type: 'graphicTaken'; readonly graphic: GraphicId; readonly air: Air }
  | { readonly type: 'graphicsCleared'; readonly graphics: readonly GraphicId[] }
  | { readonly type: 'airUndone' }
  | { readonly type: 'peopleSet'; readonly people: PeopleView }
);
