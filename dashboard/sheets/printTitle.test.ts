import { expect, it } from 'vitest';
import { printTitle } from './printTitle';

const named = (event: string, white: string, black: string, begunAtMs: number | null = null) => ({
  event,
  begunAtMs,
  teams: { white: { name: white, people: [] }, black: { name: black, people: [] } },
});

it('a printed file is called by day, event and teams', () => {
  const begun = new Date(2026, 10, 27, 19, 30).getTime();
  expect(printTitle(named('Cup', 'Reds', 'Blues', begun), 'Score sheets')).toBe(
    '2026-11-27 Cup, Reds — Blues, Score sheets',
  );
  expect(printTitle(named('', '', ''), 'Бланки')).toBe('Бланки');
  expect(printTitle(named('', 'Reds', ''), 'Score sheets')).toBe('Reds, Score sheets');
});

it('has nothing in its name that a system refuses, and is not too long', () => {
  expect(printTitle(named('A/B: "C"?', 'x\ny', 'z|'), 'S')).toBe('A B C, x y — z, S');
  expect(printTitle(named('x'.repeat(300), '', ''), 'S')).toHaveLength(120);
});
