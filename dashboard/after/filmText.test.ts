import { expect, it } from 'vitest';
import { filmText, type Film } from './filmText';
import { AFTER_TEXTS } from './texts/texts';

it('two films that were begun within a minute have names of their own', () => {
  const film: Film = {
    id: 'a',
    instance: 'program',
    of: 'recording',
    fromMs: new Date(2026, 0, 5, 19, 2, 14).getTime(),
    lengthMs: 0,
    runningSinceMs: null,
    pauses: 0,
    ended: 'stopped',
    seenMs: null,
    path: null,
  };
  const names = [film, { ...film, fromMs: film.fromMs + 20_000 }].map((one) => filmText(one, AFTER_TEXTS.en, 'en'));
  expect(names[0]).toMatch(/ · 05\/01\/2026, 19:02:14$/);
  expect(names[1]).toMatch(/19:02:34$/);
});
