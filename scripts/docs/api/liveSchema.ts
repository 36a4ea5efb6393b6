import { DESK_VIEWS } from '../../../bundles/chess-match/src/contract/desk';
import { exactly, published, without, type Components, type Schema } from './components';

const TEXT = { type: 'string' } as const;
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const fieldsOf = (schema: Schema): Schema => schema['properties'] as Schema;
const itemsOf = (schema: Schema): Schema => schema['items'] as Schema;

/** The match without numbers of the journal. */
const matchSchema = (): Schema => {
  const match = without(published('match'), 'version');
  const { threads, correction, ...rest } = fieldsOf(match) as Readonly<Record<string, Schema>>;
  const [corrected = {}, none = {}] = (correction?.['anyOf'] ?? []) as readonly Schema[];
  const { moves, ...ofCorrection } = fieldsOf(without(corrected, 'seq')) as Readonly<Record<string, Schema>>;
  const boards = listOf(exactly({ board: { type: 'integer' } }));
  return {
    ...match,
    properties: {
      ...rest,
      threads: { ...threads, items: without(itemsOf(threads ?? {}), 'version') },
      correction: {
        anyOf: [{ ...exactly({ ...ofCorrection, moves: { ...moves, ...boards } }) }, none],
      },
    },
  };
};

/** Fields of what is published, as it is published. */
const fieldsAs = (schema: Schema, ...names: readonly string[]): Readonly<Record<string, Schema>> => {
  const fields = fieldsOf(schema) as Readonly<Record<string, Schema>>;
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? {}]));
};

const personSchema = (): Schema =>
  exactly({ id: TEXT, name: TEXT, title: TEXT, ...fieldsAs(published('defs/person'), 'role', 'elo', 'photo') });
const teamSchema = ({ ref }: Components): Schema =>
  exactly({
    name: TEXT,
    short: TEXT,
    logo: { type: ['string', 'null'], description: 'Address of a picture on this server.' },
    colour: { anyOf: [ref('defs/teamColour'), { type: 'null' }] },
    people: listOf(personSchema()),
  });
const PLAYER = exactly({ board: { type: 'integer' }, team: { enum: ['white', 'black'] }, name: TEXT });

const stateSchema = (components: Components): Schema => {
  const { ref } = components;
  return exactly(
    {
      match: matchSchema(),
      boards: listOf(ref('defs/board')),
      clocks: ref('clocks'),
      score: ref('score'),
      course: ref('course'),
      turns: { ...(fieldsOf(published('turns'))['turns'] as Schema), description: 'The last ones, the oldest first.' },
      play: ref('play'),
      people: exactly({ white: teamSchema(components), black: teamSchema(components), others: listOf(personSchema()) }),
      players: { ...listOf(PLAYER), description: 'Who plays on a board of his own, where boards are played apart.' },
      speaking: { ...listOf(TEXT), description: 'Ids of those of no team who speak.' },
      statistics: ref('statistics'),
      spoken: ref('spoken'),
      air: { ...ref('air'), description: 'What is on air.' },
    },
    ['players'],
  );
};

const OF_THIS_SHAPE = {
  const: 1,
  description: 'Of this shape: fields may come to it, none changes its meaning.',
} as const;
const AT = {
  type: 'integer',
  description: 'The moment that is told, by the server’s clock, Unix ms: clocks that run are to be reckoned by it.',
} as const;
const TEXTS = exactly({
  score: { ...exactly({ white: TEXT, black: TEXT }), description: 'Points, "3½".' },
  clocks: { type: 'object', additionalProperties: TEXT, description: 'What is left at `at`, "1:04:55", by id.' },
});

/** What GET /chess-match/desk gives, and each message of the socket there. */
export const deskSchema = ({ ref }: Components): Schema =>
  exactly({
    v: OF_THIS_SHAPE,
    at: AT,
    version: { type: 'integer', description: 'For the expectedVersion of commands.' },
    texts: TEXTS,
    views: exactly(Object.fromEntries(DESK_VIEWS.map((name) => [name, ref(name)]))),
  });

/** What GET /chess-match/live gives, and each message of the socket there. */
export const liveSchema = (components: Components): Schema =>
  exactly({
    v: OF_THIS_SHAPE,
    at: AT,
    delayMs: { type: 'integer', minimum: 0, description: 'By how much it is told later than it was.' },
    version: {
      type: ['integer', 'null'],
      description: 'Of the match, for the expectedVersion of commands; null for who reads alone.',
    },
    texts: TEXTS,
    state: components.add('state', stateSchema(components)),
  });
