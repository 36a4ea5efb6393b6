import type { GraphicAir } from './events';
import { GRAPHIC_IDS, type GraphicId } from './graphics';
import { airOf } from './slots';
import type { ShowState } from './state';
import { collide, isFull, isOfProgram, zoneOf, type Placed } from './zones';

type Frame = Pick<ShowState, 'slots' | 'covered'>;

const placed = ({ graphic, air }: GraphicAir): Placed => ({ graphic, content: air.content });

/** What comes: it was off, or moves to another zone with its content. */
const incoming = ({ slots }: Frame, airs: readonly GraphicAir[]): readonly GraphicAir[] =>
  airs.filter(({ graphic, air }) => {
    const { on, content } = slots[graphic];
    return air.on && !(on && zoneOf(graphic, content) === zoneOf(graphic, air.content));
  });

/** Of several that come at once and cannot stand together, the later one does. */
export const compatible = (airs: readonly GraphicAir[]): readonly GraphicAir[] =>
  airs.filter(
    (air, index) =>
      !air.air.on || !airs.slice(index + 1).some((later) => later.air.on && collide(placed(air), placed(later))),
  );

/**
 * All that changes when `asked` goes on air: what comes takes the place of what stands in its zone, and when the last
 * full picture goes, what went for it comes back.
 * @param bringsBack false where `asked` says itself what is to be on afterwards
 * @returns `asked` first, without what another of them replaces at once
 */
export const placing = (frame: Frame, asked: readonly GraphicAir[], bringsBack: boolean): readonly GraphicAir[] => {
  const { slots, covered } = frame;
  const airs = compatible(asked);
  const come = incoming(frame, airs);
  const isAsked = (id: GraphicId): boolean => asked.some(({ graphic }) => graphic === id);
  const meetsOne = (id: GraphicId): boolean =>
    come.some((air) => collide(placed(air), { graphic: id, content: slots[id].content }));
  const out = GRAPHIC_IDS.filter((id) => slots[id].on && !isAsked(id) && meetsOne(id));
  const isOnAfter = (id: GraphicId): boolean =>
    airs.find(({ graphic }) => graphic === id)?.air.on ?? (slots[id].on && !out.includes(id));
  const isFullBefore = GRAPHIC_IDS.some((id) => isFull(id) && slots[id].on);
  const isFullAfter = GRAPHIC_IDS.some((id) => isFull(id) && isOnAfter(id));
  const back =
    bringsBack && isFullBefore && !isFullAfter
      ? covered.filter((id) => !slots[id].on && !isAsked(id) && !meetsOne(id))
      : [];
  const turn = (on: boolean) => (graphic: GraphicId) => ({ graphic, air: { ...airOf(slots, graphic), on } });
  return [...airs, ...out.map(turn(false)), ...back.map(turn(true))];
};

/**
 * What went off for the full pictures that are on: it is brought back when they go.
 * @param airs what changed on air since `before`
 */
export const coveredAfter = (
  before: Frame,
  airs: readonly GraphicAir[],
  after: Pick<ShowState, 'slots'>,
): readonly GraphicId[] => {
  if (!GRAPHIC_IDS.some((id) => isFull(id) && after.slots[id].on)) return [];
  const isFullComing = airs.some(({ graphic, air }) => isFull(graphic) && air.on);
  const went = isFullComing ? airs.filter(({ air }) => !air.on).map(({ graphic }) => graphic) : [];
  const all = [...before.covered, ...went.filter((id) => before.slots[id].on && isOfProgram(id) && !isFull(id))];
  return GRAPHIC_IDS.filter((id) => all.includes(id) && !after.slots[id].on);
};
