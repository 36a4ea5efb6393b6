import { describe, expect, it } from 'vitest';
import type { PagesView } from '@schemas/pages';
import { createPresence, DELAYS_EVERY_MS, readPulse } from './presence';

const DIRECTOR = { role: 'director', name: 'Anna', page: 'director' } as const;
const OVERLAY = { role: 'viewer', name: '', page: 'graphic:scorebug' } as const;

const setUp = (isPatient = false) => {
  const state = { nowMs: 1000 };
  const published: PagesView[] = [];
  const waiting: (() => void)[] = [];
  const presence = createPresence({
    now: () => state.nowMs,
    publish: (view) => published.push(view),
    later: (run) => void (isPatient ? waiting.push(run) : run()),
  });
  return { presence, published, state, waiting, last: () => published.at(-1)?.pages ?? [] };
};

describe('who is there', () => {
  it('is published as pages come, are renamed and go', () => {
    const { presence, last } = setUp();
    const director = presence.join(DIRECTOR);
    const overlay = presence.join(OVERLAY);
    expect(last().map(({ page, sinceMs }) => [page, sinceMs])).toEqual([
      ['director', 1000],
      ['graphic:scorebug', 1000],
    ]);
    presence.rename(director, { ...DIRECTOR, name: 'Boris' });
    expect(last()[0]?.name).toBe('Boris');
    presence.leave(overlay);
    expect(last().map(({ page }) => page)).toEqual(['director']);
  });

  it('is published at once when a page hides or is measured first, else calmly', () => {
    const { presence, published, state, last } = setUp();
    const id = presence.join(DIRECTOR);
    presence.pulse(id, { delayMs: 3, visible: true });
    expect(last()[0]?.delayMs).toBe(3);
    presence.pulse(id, { delayMs: 4, visible: false });
    expect(last()[0]).toMatchObject({ visible: false, delayMs: 4 });
    const count = published.length;
    presence.pulse(id, { delayMs: 5, visible: false });
    expect(published).toHaveLength(count);
    state.nowMs += DELAYS_EVERY_MS;
    presence.pulse(id, { delayMs: 6, visible: false });
    expect(last()[0]?.delayMs).toBe(6);
  });

  it('says nothing about a page that has gone', () => {
    const { presence, published } = setUp();
    const id = presence.join(DIRECTOR);
    presence.leave(id);
    const count = published.length;
    presence.pulse(id, { delayMs: 5, visible: true });
    presence.rename(id, DIRECTOR);
    presence.leave(id);
    expect(published).toHaveLength(count);
  });

  it('is published in steps while a crowd comes', () => {
    const { presence, published, waiting, last } = setUp(true);
    for (let count = 0; count < 100; count += 1) presence.join(OVERLAY);
    expect([published.length, last().length, waiting.length]).toEqual([1, 1, 1]);
    for (const run of waiting.splice(0)) run();
    expect([published.length, last().length, waiting.length]).toEqual([2, 100, 0]);
  });

  it('lists a bounded number and counts all', () => {
    const { presence } = setUp();
    for (let index = 0; index < 250; index += 1) presence.join(OVERLAY);
    expect(presence.view().pages).toHaveLength(200);
    expect(presence.view().total).toBe(250);
  });
});

describe('a pulse', () => {
  it('is read with care', () => {
    expect(readPulse({ delayMs: 3.4, visible: true })).toEqual({ delayMs: 3, visible: true });
    expect(readPulse({ delayMs: 'x', visible: false })).toEqual({ delayMs: null, visible: false });
    expect(readPulse({ delayMs: -1, visible: false })).toEqual({ delayMs: null, visible: false });
    expect(readPulse({ delayMs: 1e9, visible: true })).toEqual({ delayMs: 60_000, visible: true });
    for (const value of [null, 7, 'visible', {}, { delayMs: 1 }]) expect(readPulse(value)).toBeNull();
  });
});
