import type { ContentOf, GraphicId, ShowView } from 'chess-match/client';

/** A graphic's slot of the show, as the page reads it whatever the graphic. */
export interface Slot<G extends GraphicId = GraphicId> {
  readonly on: boolean;
  readonly content: ContentOf<G>;
  readonly cue: { readonly on: boolean; readonly content: ContentOf<G> } | null;
  readonly takes: number;
}

export const slotOf = <G extends GraphicId>(show: ShowView, graphic: G): Slot<G> => show.graphics[graphic] as Slot<G>;

/** What the next take does, for the words on its button. */
export type TakeEffect = 'in' | 'out' | 'change';

/** Out when it is off and stays off: the take only changes what would come in. */
export const takeEffect = ({ on, cue }: Slot): TakeEffect => {
  const next = cue === null ? !on : cue.on;
  if (on && next) return 'change';
  return next ? 'in' : 'out';
};
