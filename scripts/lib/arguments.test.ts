import { expect, it } from 'vitest';
import { amountOf, ArgumentError, readArguments } from './arguments';

const read = (...args: string[]) =>
  readArguments({ args, options: { from: { type: 'string', default: 'db' } } }).values.from;

it('what is asked for is read; what there is not is refused with what there is', () => {
  expect([read(), read('--from', 'here')]).toEqual(['db', 'here']);
  expect(() => read('--form')).toThrow(ArgumentError);
  expect(() => read('--form')).toThrow("Unknown option '--form'. There is: --from. --help says what for.");
  expect(() => read('--from')).toThrow('There is: --from');
});

it('an amount is a number above 0, or the usual one', () => {
  expect([amountOf(undefined, 10), amountOf('2.5', 10)]).toEqual([10, 2.5]);
  for (const said of ['', '0', '-1', 'ten', 'Infinity']) expect(() => amountOf(said, 10)).toThrow(ArgumentError);
});
