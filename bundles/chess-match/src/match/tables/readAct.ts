import type { Problem } from '@schemas/draft';
import { checkOf } from '../../checks';
import { TABLE_LIMITS, type TableAct } from '../../contract/tables';
import { err, ok, type Result } from '../../games/common/result';
import { placeOf } from '../authority/place';
import { refuse } from '../base/errors';

const id = { type: 'integer', minimum: 0 };
const idOrNull = { anyOf: [id, { type: 'null' }] };
const SQUARE = '^[a-z][1-9][0-9]?$';
const square = { type: 'string', pattern: SQUARE };
/** "wK", or a name where a game has names for its pieces. */
const PIECE = '^[wb][A-Z][A-Za-z]{0,14}$';
/** Pieces of the largest board there is a rule for: as many as it has squares. */
const MOST_PIECES = 26 * 26;
const colour = { enum: ['green', 'red', 'blue', 'yellow'] };

const shape = (type: TableAct['type'], properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  additionalProperties: false,
  required: ['type', ...Object.keys(properties)],
  properties: { type: { const: type }, ...properties },
});

const marks = (properties: Readonly<Record<string, object>>) => ({
  type: 'array',
  maxItems: TABLE_LIMITS.marks,
  items: {
    type: 'object',
    additionalProperties: false,
    required: [...Object.keys(properties), 'colour'],
    properties: { ...properties, colour },
  },
});

const board = { type: 'integer', minimum: 1, maximum: 9 };

const SHAPES: Readonly<Record<TableAct['type'], object>> = {
  follow: shape('follow', { board }),
  again: shape('again', {}),
  move: shape('move', { study: idOrNull, step: id, san: { type: 'string', minLength: 1, maxLength: 16 } }),
  go: shape('go', { study: id, step: id }),
  remove: shape('remove', { study: id, step: id }),
  name: shape('name', { study: id, step: id, name: { type: 'string', maxLength: TABLE_LIMITS.nameChars } }),
  draw: shape('draw', {
    study: idOrNull,
    step: id,
    arrows: marks({ from: square, to: square }),
    circles: marks({ square }),
  }),
  arrange: shape('arrange', {
    pieces: {
      type: 'object',
      maxProperties: MOST_PIECES,
      propertyNames: { pattern: SQUARE },
      additionalProperties: { type: 'string', pattern: PIECE },
    },
    toMove: { enum: ['white', 'black'] },
  }),
  open: shape('open', { study: id }),
  discard: shape('discard', { study: id }),
  hand: shape('hand', { study: id, to: { type: 'integer', minimum: 1, maximum: 5 } }),
};

const validators = Object.fromEntries(
  Object.entries(SHAPES).map(([type, schema]) => [type, checkOf<TableAct>(schema)]),
);

/** What somebody did at a table, or what of it is not so: it came over a network. */
export const readAct = (input: unknown): Result<TableAct, Problem> => {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
  const isAct = typeof type === 'string' && Object.hasOwn(validators, type) ? validators[type]?.() : undefined;
  if (isAct === undefined) return err(refuse('command/malformed', { where: '/type', what: 'is not known here' }));
  return isAct(input) ? ok(input) : err(refuse('command/malformed', placeOf(isAct.errors?.[0])));
};
