import { expect, it } from 'vitest';
import { sayOnce } from './sayOnce';
import { listLog } from '../testing/bench';

it('throws nothing, and says a trouble once until it is over', () => {
  const lines: string[] = [];
  const attempt = sayOnce('The stamp could not be written.', listLog(lines));
  const done: number[] = [];
  const fail = (): void => {
    throw new Error('disk is full');
  };
  const works = (): void => void done.push(lines.length);
  for (const act of [works, fail, fail, works, fail]) attempt(act);
  expect(done).toEqual([0, 1]);
  expect(lines).toEqual(Array(2).fill('warn The stamp could not be written. disk is full'));
});
