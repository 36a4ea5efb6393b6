import { LAYERS, type GraphicId } from 'chess-match/client/show';
import { AREAS } from '../../../graphics/shared/theme';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where each graphic of the programme draws; null for what is apart. */
const AREA_OF: Readonly<Record<GraphicId, Area | null>> = {
  boards: AREAS.boards,
  focus: AREAS.full,
  analysis: AREAS.full,
  tree: AREAS.full,
  'tree-strip': AREAS.treeStrip,
  scorebug: AREAS.scorebug,
  'key-change': AREAS.keyChange,
  'lower-third': AREAS.lowerThird,
  mics: AREAS.mics,
  'audience-white': null,
  'audience-black': null,
  teams: AREAS.full,
  intro: AREAS.full,
  break: AREAS.full,
  result: AREAS.full,
  ticker: AREAS.ticker,
  explainer: AREAS.full,
  stinger: null,
  'test-card': null,
};

const meet = (one: Area, two: Area): boolean =>
  one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height;

/** Bands are made to lie over the boards; everything else that meets collides. */
const collide = (one: GraphicId, two: GraphicId): boolean => {
  const [first, second] = [AREA_OF[one], AREA_OF[two]];
  if (first === null || second === null || !meet(first, second)) return false;
  const isOverBoards = (a: GraphicId, b: GraphicId): boolean => a === 'boards' && LAYERS[b] === 'band';
  return !isOverBoards(one, two) && !isOverBoards(two, one);
};

/** Graphics of those on air together that share a part of the screen with another one of them. */
export const overlapsOf = (on: readonly GraphicId[]): readonly GraphicId[] =>
  on.filter((one) => on.some((two) => one !== two && collide(one, two)));
