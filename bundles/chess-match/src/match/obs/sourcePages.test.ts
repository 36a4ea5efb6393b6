import { expect, test } from 'vitest';
import { createSourcePages, readSource } from './sourcePages';

test('a page lives when it answers, and is asked again only then', () => {
  let nowMs = 1000;
  const pages = createSourcePages(() => nowMs);
  const asked: ((drawn: unknown) => void)[] = [];
  const leave = pages.join('boards?', (answered) => void asked.push(answered));
  expect(pages.lives()).toEqual([{ address: 'boards?', aliveAtMs: -Infinity }]);
  pages.ask();
  pages.ask();
  expect(asked).toHaveLength(1);
  nowMs = 1300;
  asked[0]?.(true);
  expect(pages.lives()).toEqual([{ address: 'boards?', aliveAtMs: 1300 }]);
  nowMs = 1900;
  pages.ask();
  asked[1]?.(false);
  expect(pages.lives()).toEqual([{ address: 'boards?', aliveAtMs: 1300 }]);
  pages.ask();
  expect(asked).toHaveLength(3);
  leave();
  expect(pages.lives()).toEqual([]);
});

test('only an address of a graphic is taken from a handshake', () => {
  expect(readSource({ role: 'viewer', source: 'boards?machine=white' })).toBe('boards?machine=white');
  for (const source of [null, 5, 'boards', '<b>?', 'boards?a b', `boards?${'x'.repeat(300)}`])
    expect(readSource({ source })).toBeNull();
  for (const auth of [null, 'boards?', {}]) expect(readSource(auth)).toBeNull();
});
