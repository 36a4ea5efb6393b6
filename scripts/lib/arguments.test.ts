import { expect, it } from 'vitest';
import { ArgumentError, readArguments } from './arguments';

const read = (...args: string[]) =>
  readArguments({ args, options: { from: { type: 'string', default: 'db' } } }).values.from;

it('what is asked for is read; what there is not is refused with what there is', () => {
  expect([read(), read('--from', 'here')]).toEqual(['db', 'here']);
  expect(() => read('--help')).toThrow(ArgumentError);
  expect(() => read('--help')).toThrow("Unknown option '--help'. There is: --from. See docs/scripting.md.");
  expect(() => read('--from')).toThrow('There is: --from');
});
