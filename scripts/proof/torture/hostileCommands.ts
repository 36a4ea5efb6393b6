import { COMMAND_SHAPES } from '../../../bundles/chess-match/src/match/authority/shapes';
import type { Random } from '../../../bundles/chess-match/src/games/common/random';
import type { Fields } from '../../../tests/support/commands';

/** What no field of any command may be, whatever its name. */
const NEVER: readonly unknown[] = [
  ...[1e308, -1, 0.5, true, [], [[]], {}, { toString: 1 }, '\u0000', '\ud800', 'x'.repeat(30_000)],
  ...[['x'], Number.MAX_SAFE_INTEGER + 2, '__proto__', null],
];

const isNullable = (field: object): boolean => JSON.stringify(field).includes('"null"');

/** For each type of command: each of its fields left out, each of the wrong kind, one too many. None is well-formed. */
export const malformedCommands = (random: Random): readonly unknown[] =>
  COMMAND_SHAPES.flatMap(({ properties, required }) => {
    const { type, ...others } = properties as Readonly<Record<string, object>>;
    const name = Reflect.get(type ?? {}, 'const') as string;
    const id = `hostile-${name}-${random.below(1e9)}`;
    const base: Fields = { id, type: name, expectedVersion: 0, issuedAt: 1 };
    const wrong = Object.entries(others).flatMap(([field, kind]) => {
      const value = isNullable(kind) ? { toString: 1 } : random.pick(NEVER);
      return [{ ...base, [field]: value, unknown: 1 }];
    });
    const missing = required.map((field) => Object.fromEntries(Object.entries(base).filter(([key]) => key !== field)));
    return [{ ...base, unknown: 1 }, ...missing.map((fields) => ({ ...fields, unknown: 1 })), ...wrong];
  });

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

const randomJson = (random: Random, depth: number): unknown => {
  const leaf = [null, true, random.next(), random.below(1e9), 'ы'.repeat(random.below(20)), ''];
  if (depth === 0 || random.chance(0.3)) return random.pick(leaf);
  const parts = Array.from({ length: random.below(5) }, () => randomJson(random, depth - 1));
  if (random.chance(0.5)) return parts;
  const names = ['id', 'type', 'line', 'matchId', '__proto__', 'constructor', 'length'];
  return Object.fromEntries(parts.map((part) => [random.pick(names), part]));
};

/** What is no command at all. */
export const nonsense = (random: Random, count: number): readonly unknown[] => [
  ...[null, 0, '', [], {}, 'commitTurn', nested(3000), { type: 'no such type' }, { type: { toString: 1 } }],
  ...[{ type: '__proto__' }, { type: 'constructor', id: 'hostile-constructor' }],
  ...Array.from({ length: count }, () => randomJson(random, 6)),
];
