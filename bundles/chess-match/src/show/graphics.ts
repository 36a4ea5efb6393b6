import type { ShowView } from '@schemas/show';

/** A graphic: the folder of its OBS source. */
export type GraphicId = keyof ShowView['graphics'];

/** What a graphic can be told to show. */
export type ContentOf<G extends GraphicId> = ShowView['graphics'][G]['content'];

/** Whether a graphic is on air, and with what. */
export interface Air<G extends GraphicId = GraphicId> {
  readonly on: boolean;
  readonly content: ContentOf<G>;
}

/** An empty board of ordinary chess, nothing drawn on it. */
const NO_ANALYSIS: ContentOf<'analysis'> = {
  board: null,
  turn: '',
  files: 8,
  ranks: 8,
  pieces: {},
  toMove: null,
  lastMoves: [],
  check: [],
  arrows: [],
  circles: [],
  line: [],
  title: '',
  caption: '',
  by: '',
  bottom: 'white',
};

/**
 * How each graphic stands before the first take. What only plays the match on is on air from the beginning, so that
 * a source added in OBS shows something; what covers the boards, or what a person has to fill in, comes in by a take.
 */
export const DEFAULTS: { readonly [G in GraphicId]: Air<G> } = {
  boards: { on: true, content: {} },
  focus: { on: false, content: { board: null } },
  analysis: { on: false, content: NO_ANALYSIS },
  tree: { on: false, content: {} },
  'tree-strip': { on: false, content: {} },
  scorebug: { on: true, content: {} },
  'key-change': { on: true, content: {} },
  'lower-third': { on: false, content: { person: null, name: '', title: '' } },
  mics: { on: true, content: { side: null } },
  'audience-white': { on: true, content: {} },
  'audience-black': { on: true, content: {} },
  tables: { on: false, content: { side: 'white', table: null } },
  'tables-white': { on: false, content: { table: null } },
  'tables-black': { on: false, content: { table: null } },
  teams: { on: false, content: { side: null } },
  intro: { on: false, content: { title: '', subtitle: '' } },
  break: { on: false, content: { text: '', untilMs: null } },
  result: { on: false, content: {} },
  replay: { on: false, content: { board: null, ply: null, turns: 1 } },
  recap: { on: false, content: { seconds: 60 } },
  ticker: { on: false, content: {} },
  explainer: { on: false, content: { card: 'branching' } },
  stinger: { on: true, content: {} },
  'test-card': { on: true, content: {} },
  player: { on: false, content: { person: null } },
  'head-to-head': { on: false, content: { what: 'teams', board: null, one: null, other: null } },
  statistics: { on: false, content: {} },
  vertical: { on: true, content: {} },
  outlook: { on: false, content: { variant: 'band' } },
  graph: { on: false, content: {} },
  'turning-point': { on: false, content: { which: 'latest' } },
};

/** Every graphic, in the order in which pages list them. */
export const GRAPHIC_IDS = Object.keys(DEFAULTS) as readonly GraphicId[];

/** Graphics that show what an engine says: nobody in the hall may see them. */
const OF_ENGINE: readonly GraphicId[] = ['graph', 'outlook', 'turning-point'];

export const isOfEngine = (id: GraphicId): boolean => OF_ENGINE.includes(id);

export const isGraphic = (id: string): id is GraphicId => Object.hasOwn(DEFAULTS, id);
