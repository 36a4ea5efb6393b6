import { GRAPHIC_IDS, LAYERS, type GraphicId, type ShowView } from 'chess-match/client/show';

export interface Picture {
  /** What lies on one another, the lowest first. */
  readonly screens: readonly GraphicId[];
  /** Everything of the program that is on: also what is not shown because another picture covers it. */
  readonly on: readonly GraphicId[];
}

const stack = (
  { graphics }: ShowView,
  isOn: (graphic: GraphicId) => boolean,
  isNew: (graphic: GraphicId) => boolean,
): Picture => {
  const on = GRAPHIC_IDS.filter((id) => LAYERS[id] !== 'apart' && isOn(id));
  const takenAt = (id: GraphicId): number => (isNew(id) ? Infinity : (graphics[id].takenAtMs ?? -Infinity));
  const front = on
    .filter((id) => LAYERS[id] === 'picture')
    .reduce<GraphicId | null>((best, id) => (best === null || takenAt(id) > takenAt(best) ? id : best), null);
  return { screens: [...(front === null ? [] : [front]), ...on.filter((id) => LAYERS[id] === 'band')], on };
};

/** What is on air; of several pictures the one that was taken last lies in front. */
export const programOf = (show: ShowView): Picture =>
  stack(
    show,
    (id) => show.graphics[id].on,
    () => false,
  );

/** What will be on air after a take of these cues, with all that goes and comes with them. */
export const previewOf = (show: ShowView, prepared: readonly GraphicId[]): Picture => {
  const isPrepared = (id: GraphicId): boolean => prepared.includes(id);
  const isOn = (id: GraphicId): boolean =>
    isPrepared(id)
      ? show.graphics[id].cue?.on === true
      : (show.follows.find(({ graphic }) => graphic === id)?.on ?? show.graphics[id].on);
  return stack(show, isOn, isPrepared);
};
