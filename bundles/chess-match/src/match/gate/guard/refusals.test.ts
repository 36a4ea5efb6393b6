import { expect, it } from 'vitest';
import { createRefusals } from './refusals';

const bench = () => {
  const lines: string[] = [];
  const waiting: (() => void)[] = [];
  const log = { info: () => undefined, error: () => undefined, warn: (line: unknown) => lines.push(String(line)) };
  const refusals = createRefusals(log, (run) => waiting.push(run));
  return { lines, refusals, second: () => waiting.splice(0).forEach((run) => run()) };
};

it('counts every refusal and writes one line a second of each kind', () => {
  const { lines, refusals, second } = bench();
  for (let i = 0; i < 1000; i += 1) refusals.note('not_listed', `GET /${i}`);
  refusals.note('foreign', 'POST /x');
  expect(lines).toEqual(['Refused GET /0', 'Refused POST /x']);
  second();
  expect(lines.slice(2)).toEqual(['Refused 999 more (not_listed), the last: GET /999']);
  second();
  refusals.note('not_listed', 'GET /again');
  expect(lines.slice(3)).toEqual(['Refused GET /again']);
  expect(refusals.counts()).toMatchObject({ not_listed: 1001, foreign: 1, too_fast: 0 });
});

it('writes nothing that moves the cursor, and nothing endless', () => {
  const { lines, refusals } = bench();
  refusals.note('not_listed', `GET /\u001b[2J\r\nfaked line ${'x'.repeat(5000)}`);
  expect(lines[0]).toMatch(/^Refused GET \/\?\[2J\?\?faked line x+$/);
  expect(lines[0]?.length).toBeLessThan(400);
});
