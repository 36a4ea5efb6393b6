import commandSchema from '../../../../../schemas/command.json' with { type: 'json' };
import { OWN_SHAPES } from '../../games/commandShapes';

/** Where schemas/ stands, as far as references between schemas know. */
export const SCHEMAS = 'https://chess-broadcast.invalid/schemas';

const OF_ALL = commandSchema.oneOf.flatMap((shape) => (shape.properties === undefined ? [] : [shape]));

/** The shapes of all commands, each a schema by itself: those of no game or several, and those of one game alone. */
export const COMMAND_SHAPES = [
  ...OF_ALL.map((shape) => ({ ...shape, $id: `${SCHEMAS}/${shape.properties.type.const}.json` })),
  ...OWN_SHAPES.map((shape) => ({ ...shape, $id: `${SCHEMAS}/commands/${shape.properties.type.const}.json` })),
];
