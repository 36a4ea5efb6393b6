import type { Air, GraphicId } from './graphics';

/** A part of the frame. Pixels of the 1920 x 1080 frame. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The frame every overlay is drawn in, and the title-safe insets: no text outside them. Pixels. */
export const FRAME = { width: 1920, height: 1080, safeX: 96, safeY: 54 } as const;

/**
 * The frame of what is looked at on screens that are held upright. Above and below its insets a phone's own controls
 * and the words of whoever shows it have their place. Pixels.
 */
export const UPRIGHT = { width: 1080, height: 1920, safeX: 48, safeY: 130 } as const;

/** A frame with its title-safe insets. Pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
  readonly safeX: number;
  readonly safeY: number;
}

const OTHER_FRAMES: Readonly<Partial<Record<GraphicId, FrameSize>>> = { vertical: UPRIGHT };

/** The frame a graphic is drawn in. */
export const frameOf = (graphic: GraphicId): FrameSize => OTHER_FRAMES[graphic] ?? FRAME;

const LEFT = FRAME.safeX;
const WIDTH = FRAME.width - 2 * FRAME.safeX;
const BOTTOM = FRAME.height - FRAME.safeY;
const STAGE_Y = 220;

const across = <Y extends number>(y: Y, bottom: number) => ({ x: LEFT, y, width: WIDTH, height: bottom - y }) as const;

/**
 * The design of the frame. What is drawn in one zone never touches another one; what shares a part of the frame is
 * never on air together (see placing.ts).
 */
export const ZONES = {
  /** The score bug. */
  head: across(FRAME.safeY, 166),
  /** Below the score bug, as wide: the plate of the sentence and of who speaks. */
  row: across(172, 212),
  /** One running sentence. */
  headline: { x: LEFT, y: 172, width: 1208, height: 40 },
  /** Who speaks. */
  corner: { x: 1320, y: 172, width: 504, height: 40 },
  /** The boards. */
  stage: across(STAGE_Y, 778),
  /** One at a time of what tells beside the boards. */
  band: across(790, BOTTOM),
  /** Of the band, above the row of moves: why it matters, while nothing but that row is there. */
  why: across(874, 962),
  /** Pictures that take the place of boards and band, below the head. */
  full: across(STAGE_Y, BOTTOM),
  /** On the screen of a team's viewers: the row of boards, below the cameras of its tables. */
  underCameras: across(242, 704),
  /** Pictures with a head of their own. */
  whole: across(FRAME.safeY, BOTTOM),
} as const satisfies Readonly<Record<string, Zone>>;

export type ZoneName = keyof typeof ZONES;

export const ZONE_NAMES = Object.keys(ZONES) as readonly ZoneName[];

/** Where each graphic is drawn; null for an output or a tool of its own, which is no part of the program. */
const HOMES: Readonly<Record<GraphicId, ZoneName | null>> = {
  boards: 'stage',
  focus: 'full',
  analysis: 'full',
  tree: 'full',
  'tree-strip': 'band',
  scorebug: 'head',
  'key-change': 'band',
  'lower-third': 'band',
  mics: 'corner',
  'audience-white': null,
  'audience-black': null,
  tables: 'full',
  'tables-white': null,
  'tables-black': null,
  teams: 'whole',
  intro: 'whole',
  break: 'whole',
  result: 'whole',
  replay: 'full',
  recap: 'whole',
  ticker: 'band',
  explainer: 'whole',
  stinger: null,
  vertical: null,
  'test-card': null,
  player: 'band',
  'head-to-head': 'full',
  statistics: 'full',
  outlook: 'band',
  graph: 'full',
  'turning-point': 'band',
};

/**
 * Graphics that stand by and come for seconds: what lives in their zone steps aside for so long, and is not replaced.
 */
const VISITORS: ReadonlySet<GraphicId> = new Set<GraphicId>(['key-change']);

export const isVisitor = (graphic: GraphicId): boolean => VISITORS.has(graphic);

/**
 * The zone a graphic is drawn in with this content: the row of a team's microphones is too large for the corner, how
 * the match may end has room there.
 */
export const zoneOf = (graphic: GraphicId, content: Air['content']): ZoneName | null => {
  if (graphic === 'mics' && 'side' in content && content.side !== null) return 'band';
  return 'variant' in content ? content.variant : HOMES[graphic];
};

/** What goes with a graphic beyond its zone: its sentence; the tree's own head, which a score bug covers. */
const WITH: Readonly<Partial<Record<GraphicId, ZoneName>>> = { scorebug: 'row', boards: 'why', tree: 'head' };

/** Where a graphic stands that lies over an output of its own. */
const OVER_OUTPUTS: Readonly<Partial<Record<GraphicId, ZoneName>>> = {
  'tables-white': 'underCameras',
  'tables-black': 'underCameras',
};

/**
 * All parts of the frame a graphic draws in with this content. Empty where it may have the whole frame: an output of
 * its own, or a picture with a head of its own, which is alone on air and may bring a background.
 */
export const reachOf = (graphic: GraphicId, content: Air['content']): readonly Zone[] => {
  const zone = zoneOf(graphic, content) ?? OVER_OUTPUTS[graphic] ?? null;
  if (zone === null || zone === 'whole') return [];
  const more = WITH[graphic];
  return more === undefined ? [ZONES[zone]] : [ZONES[zone], ZONES[more]];
};

/** The zone a graphic is usually drawn in. */
export const homeOf = (graphic: GraphicId): ZoneName | null => HOMES[graphic];

export const isOfProgram = (graphic: GraphicId): boolean => HOMES[graphic] !== null;

/** Pictures that take the place of the play: boards and what stands around them come back when they go. */
export const isFull = (graphic: GraphicId): boolean => HOMES[graphic] === 'full' || HOMES[graphic] === 'whole';

export const zonesMeet = (one: Zone, two: Zone): boolean =>
  one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height;

/** What stands in the frame: a graphic with what it shows. */
export interface Placed {
  readonly graphic: GraphicId;
  readonly content: Air['content'];
}

/**
 * Whether two graphics would draw in the same part of the frame. A visitor has its zone to itself while it is there.
 */
export const collide = (one: Placed, two: Placed): boolean => {
  const [first, second] = [zoneOf(one.graphic, one.content), zoneOf(two.graphic, two.content)];
  if (one.graphic === two.graphic || first === null || second === null) return false;
  const isVisit = first === second && (isVisitor(one.graphic) || isVisitor(two.graphic));
  return !isVisit && zonesMeet(ZONES[first], ZONES[second]);
};
