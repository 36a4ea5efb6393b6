import type { ContentOf, GraphicId } from 'chess-match/client/contract';

/** What a host may say of what an exported graphic shows; what is left empty is as our director has it. */
export type FieldName = 'board' | 'side' | 'name' | 'title' | 'subtitle' | 'text' | 'card';

/**
 * The graphics that are exported, each with the fields of its content: all that are drawn from views other programs
 * may have, and no others.
 */
export const EXPORTED = {
  boards: [],
  focus: ['board'],
  analysis: [],
  tree: [],
  'tree-strip': [],
  scorebug: [],
  'key-change': [],
  'lower-third': ['name', 'title'],
  mics: [],
  teams: ['side'],
  intro: ['title', 'subtitle'],
  break: ['text'],
  result: [],
  ticker: [],
  explainer: ['card'],
  'test-card': [],
  player: [],
  'head-to-head': [],
  statistics: [],
  vertical: [],
} as const satisfies { readonly [G in GraphicId]?: readonly FieldName[] };

export type ExportedId = keyof typeof EXPORTED;

export const EXPORTED_IDS = Object.keys(EXPORTED) as readonly ExportedId[];

const isExported = (graphic: GraphicId): graphic is ExportedId => Object.hasOwn(EXPORTED, graphic);

/** Lists the fields of a graphic's content; none of one that has none, or is not exported. */
export const fieldsOf = (graphic: GraphicId): readonly FieldName[] => (isExported(graphic) ? EXPORTED[graphic] : []);

/** What stands in a field as content has it; undefined: nothing is said, or what no field has. */
const READ: Readonly<Record<FieldName, (text: string) => unknown>> = {
  board: (text) => (/^[1-9]$/.test(text) ? Number(text) : undefined),
  side: (text) => (text === 'white' || text === 'black' ? text : text === 'both' ? null : undefined),
  name: (text) => text,
  title: (text) => text,
  subtitle: (text) => text,
  text: (text) => text,
  card: (text) => text,
};

/**
 * What a graphic shows: what its host says, and of the rest what our show has. A name that is typed in stands for
 * nobody of the lists.
 */
export const contentFrom = <G extends GraphicId>(
  graphic: G,
  data: Readonly<Partial<Record<string, string>>>,
  ofShow: ContentOf<G>,
): ContentOf<G> => {
  const said = fieldsOf(graphic).flatMap((field) => {
    const text = data[field]?.trim() ?? '';
    const value = text === '' ? undefined : READ[field](text);
    return value === undefined ? [] : [[field, value] as const];
  });
  if (said.length === 0) return ofShow;
  const typed = graphic === 'lower-third' ? { person: null, name: '', title: '' } : {};
  return { ...ofShow, ...typed, ...Object.fromEntries(said) };
};
