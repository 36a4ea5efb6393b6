import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterChoice, askedIn, readPreferences } from './preferences';

it('what was chosen is kept as far as it can still be chosen; the language is the browser’s at first', () => {
  const first = { language: 'ru', audience: 'all', look: 'auto', order: 'worth', covers: 'yes' };
  expect(readPreferences(null, 'ru-RU')).toEqual(first);
  expect(readPreferences({ language: 'fr', audience: 'white', look: 7 }, 'de')).toEqual({
    ...first,
    language: 'en',
    audience: 'white',
  });
  expect(readPreferences({ language: 'en', order: 'number', covers: 'no' }, 'ru')).toEqual({
    ...first,
    language: 'en',
    order: 'number',
    covers: 'no',
  });
});

describe('what a viewer chooses', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  /** A device that keeps something already. */
  const device = (before: string | null) => {
    const stored = new Map(before === null ? [] : [['viewer', before]]);
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    });
    return (): unknown => JSON.parse(stored.get('viewer') ?? 'null');
  };

  it('is kept without what the address of somebody else asked for, which holds for as long as the page is open', () => {
    const kept = device('{"order":"number"}');
    const asked = askedIn('?covers=no&audience=white&look=dark&lang=ru');
    const opened = readPreferences({ order: 'number', ...asked }, 'en');
    const next = afterChoice(opened, { look: 'light' });
    expect(next).toEqual({ language: 'ru', audience: 'white', look: 'light', order: 'number', covers: 'no' });
    expect(afterChoice(next, { order: 'worth' })).toEqual({ ...next, order: 'worth' });
    expect(kept()).toEqual({ look: 'light', order: 'worth' });
  });

  it.each([null, 'no JSON', '7', '"text"'])('is kept where nothing was that can be read: %s', (before) => {
    const kept = device(before);
    afterChoice(readPreferences(null, 'en'), { covers: 'no' });
    expect(kept()).toEqual({ covers: 'no' });
  });
});
