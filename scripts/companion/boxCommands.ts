import { AREAS, declarationOf } from '../../bundles/chess-match/src/commands';
import type { CommandType } from '../../bundles/chess-match/src/contract/commands';
import { COMMAND_SHAPES } from '../../bundles/chess-match/src/match/authority/shapes';
import type { BoxCommand, Field } from '../../companion/src/commands/boxCommand';
import { published, type Schema } from '../docs/api/components';

/** Areas of work that are pressed under way; matches and the hall are set up by whoever reads what stands there. */
const ON_KEYS = ['turn', 'clock', 'ending', 'games', 'show', 'evening', 'people', 'obs'] as const;
/** Of other areas. */
const ALSO: readonly CommandType[] = [
  'markMoment',
  'makeBackup',
  'startSimulator',
  'steerSimulator',
  'playDemonstration',
];

/** The envelope, which the server fills in. */
const ENVELOPE: readonly string[] = ['id', 'type', 'issuedAt'];
/** Numbers that say what was seen. */
const SEEN: readonly string[] = ['expectedVersion', 'takes', 'showVersion', 'rundownVersion'];

const nameIn = (reference: string): string => `defs/${/(\w+)\.json$/.exec(reference)?.[1] ?? ''}`;
const isNull = ({ type }: Schema): boolean => type === 'null';

/** A field of a command as a key says it; null: no key can. */
const fieldOf = (name: string, schema: Schema, isOptional: boolean, isNullable = false): Field | null => {
  const { $ref, anyOf, type, enum: choices, maxLength, minimum, maximum } = schema;
  if (SEEN.includes(name)) return { name, isOptional, kind: 'seen' };
  if (typeof $ref === 'string') return fieldOf(name, published(nameIn($ref)), isOptional, isNullable);
  if (Array.isArray(anyOf)) {
    const [one, ...more] = (anyOf as readonly Schema[]).filter((part) => !isNull(part));
    return one === undefined || more.length > 0 ? null : fieldOf(name, one, isOptional, true);
  }
  if (Array.isArray(choices)) return { name, isOptional, kind: 'choice', choices: choices as readonly string[] };
  switch (type) {
    case 'string':
      return { name, isOptional, kind: 'text', isNullable, longest: Number(maxLength ?? 200) };
    case 'integer':
      return {
        name,
        isOptional,
        kind: 'number',
        isNullable,
        least: Number(minimum ?? 0),
        most: Number(maximum ?? 1e9),
      };
    case 'boolean':
      return { name, isOptional, kind: 'check' };
    default:
      return null;
  }
};

const fieldsOf = (type: CommandType): readonly (Field | null)[] => {
  const shape = COMMAND_SHAPES.find(({ properties }) => properties.type.const === type) as unknown as Schema;
  const required = shape['required'] as readonly string[];
  return Object.entries(shape['properties'] as Readonly<Record<string, Schema>>)
    .filter(([name]) => !ENVELOPE.includes(name))
    .filter(([name, schema]) => name !== 'expectedVersion' || !JSON.stringify(schema).includes('"null"'))
    .map(([name, schema]) => fieldOf(name, schema, !required.includes(name)));
};

const candidates: readonly CommandType[] = [
  ...ON_KEYS.flatMap((area) => Object.keys(AREAS[area]) as CommandType[]),
  ...ALSO,
];

/** Commands a key can send: those of these areas that say no list and no document. */
export const boxCommands = (): readonly BoxCommand[] =>
  candidates.flatMap((type) => {
    const fields = fieldsOf(type);
    const { name, help } = declarationOf(type);
    return fields.includes(null) ? [] : [{ type, name, help, fields: fields as readonly Field[] }];
  });

/** The table as a module, for the types of the module for Companion and for its build. */
export const boxCommandsModule = (): string =>
  `export const BOX_COMMANDS = ${JSON.stringify(boxCommands(), null, 2)} as const;\n`;
