import { GRAPHIC_IDS, type ContentOf, type GraphicId, type ShowView } from 'chess-match/client/show';

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

/** What the next take does to a graphic that makes room for what is cued, or comes back after it; null for no such. */
export const followEffect = ({ follows }: ShowView, graphic: GraphicId): TakeEffect | null => {
  const follow = follows.find((known) => known.graphic === graphic);
  if (follow === undefined) return null;
  return follow.on ? 'in' : 'out';
};

/** Graphics the director has cued; what a commentator proposes is not his. */
export const preparedOf = ({ graphics, isProposed }: ShowView): readonly GraphicId[] =>
  GRAPHIC_IDS.filter((id) => graphics[id].cue !== null && !(id === 'analysis' && isProposed));

/** The take of all that stands in the preview, naming what the director sees there; null when there is nothing. */
export const takeOf = (show: ShowView) => {
  const prepared = preparedOf(show);
  const { cued } = show.rundown;
  if (prepared.length === 0 && cued === null) return null;
  const seen = prepared.map((graphic) => {
    const { takes, cues } = show.graphics[graphic];
    return { graphic, takes, cues };
  });
  return { type: 'takeCued', item: cued, graphics: seen } as const;
};

const cueBody = (show: ShowView, graphic: GraphicId, on: boolean) =>
  ({ type: 'cueGraphic', graphic, on, content: { ...show.graphics[graphic].content } }) as const;

/**
 * What pressing a graphic sends: what is cued is dropped; what is on air is cued to go; what is off is cued to come.
 */
export const pressBody = (show: ShowView, graphic: GraphicId) => {
  const { on, cue } = show.graphics[graphic];
  if (cue !== null && !(graphic === 'analysis' && show.isProposed)) return { type: 'dropCue', graphic } as const;
  return cueBody(show, graphic, !on);
};
