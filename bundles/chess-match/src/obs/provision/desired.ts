import type { DesiredStream } from './desiredStream';
import { cameraFrames, isOfEngine, type GraphicId } from '../../show';
import { SIDES, type Side } from '../../games/common/sides';

/** Pixels of a picture of 1920 x 1080, whatever OBS's canvas is. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const PICTURE = { width: 1920, height: 1080 } as const;
const FULL: Frame = { x: 0, y: 0, ...PICTURE };

/** What a source is, apart from what this OBS calls such a thing. */
export type SourceKind = 'page' | 'colour' | 'label' | 'microphones';

export interface DesiredSource {
  readonly name: string;
  readonly kind: SourceKind;
  readonly settings: Readonly<Record<string, unknown>>;
}

export interface DesiredItem {
  /** A source, or a scene shown inside this one. */
  readonly name: string;
  /** Null: nothing to be seen, only heard. */
  readonly frame: Frame | null;
  /** Keep its proportions inside the frame, and put it back into the frame when the frame moves. */
  readonly isCamera: boolean;
}

export interface DesiredScene {
  readonly name: string;
  /** Bottom first. */
  readonly items: readonly DesiredItem[];
}

/** The scene collection of the show. */
export interface DesiredCollection {
  readonly sources: readonly DesiredSource[];
  /** In the order in which they are made: what stands inside another one comes before it. */
  readonly scenes: readonly DesiredScene[];
  /** Null: OBS's own choice is left alone. */
  readonly transition: string | null;
  /** null: where it streams to is its own. */
  readonly stream: DesiredStream | null;
}

/** Names of the scenes of the show; the audience scenes take theirs from the configuration. */
export const SCENES = ['Boards', 'Focus', 'Tree', 'Commentary', 'Teams', 'Intro', 'Break', 'Result'] as const;
type SceneName = (typeof SCENES)[number];

const TEAM: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };
/** Scenes that hold one camera each carry this before their name: pages do not offer them as pictures. */
export const CAMERA_PREFIX = 'Camera ';
const PLACEHOLDER = 'Camera placeholder';
const COMMENTARY_CAMERA = `${CAMERA_PREFIX}Commentary`;
const DARK_GREY = 0xff2a2622;

const pageName = (graphic: GraphicId): string => `Graphics ${graphic}`;
const microphones = (group: string): string => `Microphones ${group}`;
const cameraName = (side: Side, id: string): string => `${CAMERA_PREFIX}${TEAM[side]} ${id.replace('table-', '')}`;

const page = (graphic: GraphicId): DesiredItem => ({ name: pageName(graphic), frame: FULL, isCamera: false });
const camera = (name: string, frame: Frame): DesiredItem => ({ name, frame, isCamera: true });
const heard = (group: string): DesiredItem => ({ name: microphones(group), frame: null, isCamera: false });

/** Everything that may come over a picture of the program, the stinger above all. */
const OVER = [
  'key-change',
  'lower-third',
  'player',
  'turning-point',
  'mics',
  'stinger',
] as const satisfies readonly GraphicId[];

/** What takes the place of the boards, one at a time: what is not on air is empty. */
const INSTEAD = [
  'focus',
  'tree',
  'analysis',
  'replay',
  'recap',
  'explainer',
  'head-to-head',
  'statistics',
] as const satisfies readonly GraphicId[];

const GRAPHICS: Readonly<Record<SceneName, readonly GraphicId[]>> = {
  Boards: ['boards', ...INSTEAD, 'tables', 'graph', 'outlook', 'scorebug', 'tree-strip', 'ticker', ...OVER],
  Focus: ['focus', 'scorebug', ...OVER],
  Tree: ['tree', 'scorebug', ...OVER],
  Commentary: ['scorebug', 'ticker', ...OVER],
  Teams: ['teams', 'stinger'],
  Intro: ['intro', 'stinger'],
  Break: ['break', 'stinger'],
  Result: ['result', 'stinger'],
};

/** What an engine says is in the pictures of viewers at home alone. */
const graphicsOf = (name: SceneName, isForHome: boolean): readonly GraphicId[] =>
  GRAPHICS[name].filter((graphic) => isForHome || !isOfEngine(graphic));

const sceneOf = (name: SceneName, isForHome: boolean): DesiredScene => ({
  name,
  items: [
    heard('Commentary'),
    ...(name === 'Result' ? [heard('Arbiters')] : []),
    ...(name === 'Commentary' ? [camera(COMMENTARY_CAMERA, FULL)] : []),
    ...graphicsOf(name, isForHome).map(page),
  ],
});

/**
 * What a team tries is shown in the OBS of its own viewers alone: that of the program shows both audiences' scenes to
 * everybody.
 */
const audienceScene = (side: Side, name: string, isOwn: boolean): DesiredScene => ({
  name,
  items: [
    heard(TEAM[side]),
    ...cameraFrames(side).map(({ id, x, y, width, height }) => camera(cameraName(side, id), { x, y, width, height })),
    page(`audience-${side}`),
    ...(isOwn ? [page(`tables-${side}`)] : []),
    page('stinger'),
  ],
});

const labelOf = (cameraScene: string): string => `Label ${cameraScene}`;

const cameraScene = (name: string): DesiredScene => ({
  name,
  items: [camera(PLACEHOLDER, FULL), camera(labelOf(name), { x: 480, y: 420, width: 960, height: 240 })],
});

const sourceOf = (name: string, pageUrl: (graphic: string) => string): DesiredSource => {
  if (name === PLACEHOLDER) return { name, kind: 'colour', settings: { color: DARK_GREY, ...PICTURE } };
  if (name.startsWith('Label ')) return { name, kind: 'label', settings: { text: name.slice('Label '.length) } };
  if (name.startsWith('Microphones ')) return { name, kind: 'microphones', settings: {} };
  return { name, kind: 'page', settings: { url: pageUrl(name.slice('Graphics '.length)), ...PICTURE } };
};

export interface CollectionParts {
  readonly audience: Readonly<Record<Side, string>>;
  /** Whose viewers this OBS feeds; null: everybody. */
  readonly team: Side | null;
  /** The address of a graphic as this OBS can reach it. */
  readonly pageUrl: (graphic: string) => string;
  /** Nobody in the hall sees this OBS: it shows what an engine says. */
  readonly isForHome: boolean;
  /** The stinger graphic covers our changes: OBS's own transition must be a bare cut then. */
  readonly isStingerUsed: boolean;
  readonly stream: DesiredStream | null;
}

/** What OBS shall have; pure. */
export const desiredCollection = (parts: CollectionParts): DesiredCollection => {
  const { audience, team, pageUrl, isForHome, isStingerUsed, stream } = parts;
  const cameras = SIDES.flatMap((side) => cameraFrames(side).map(({ id }) => cameraName(side, id)));
  const scenes = [
    ...[...cameras, COMMENTARY_CAMERA].map(cameraScene),
    ...SIDES.map((side) => audienceScene(side, audience[side], side === team)),
    ...SCENES.map((name) => sceneOf(name, isForHome)),
  ];
  const isScene = new Set(scenes.map(({ name }) => name));
  const names = new Set(scenes.flatMap(({ items }) => items.map(({ name }) => name)));
  const sources = [...names].filter((name) => !isScene.has(name)).map((name) => sourceOf(name, pageUrl));
  return { sources, scenes, transition: isStingerUsed ? 'Cut' : null, stream };
};
