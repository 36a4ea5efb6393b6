import { describe, expect, test } from 'vitest';
import {
  allRestarted,
  isStanding,
  observe,
  opened,
  patienceMs,
  SILENT_AFTER_MS,
  silentOf,
  type Source,
  type Watch,
} from './watch';

const source = (name: string, address: string): Source => ({ name, address, url: `http://here/${address}` });
const BOARDS = source('Graphics boards', 'boards?');
const LONG_AGO: Watch = { 'boards?': { lastMs: 0, untilMs: null } };
const names = (sources: readonly Source[]): string[] => sources.map(({ name }) => name);
const at = (address: string, aliveAtMs: number) => ({ address, aliveAtMs });

describe('a source is silent', () => {
  test('when its page has shown nothing for two seconds, whether it stands still or is away', () => {
    const seen = observe({}, [BOARDS], [at('boards?', 1000)], 1000);
    const still = observe(seen, [BOARDS], [at('boards?', 1000)], 1000 + SILENT_AFTER_MS);
    const away = observe(seen, [BOARDS], [], 1000 + SILENT_AFTER_MS);
    for (const watch of [still, away]) {
      expect(silentOf(watch, [BOARDS], 999 + SILENT_AFTER_MS)).toEqual([]);
      expect(names(silentOf(watch, [BOARDS], 1000 + SILENT_AFTER_MS))).toEqual(['Graphics boards']);
    }
    expect(isStanding(BOARDS, [at('boards?', 0)])).toBe(true);
    expect(isStanding(BOARDS, [at('tree?', 0)])).toBe(false);
  });

  test('not before it has been known for so long', () => {
    const watch = observe({}, [BOARDS], [], 5000);
    expect(silentOf(watch, [BOARDS], 4999 + SILENT_AFTER_MS)).toEqual([]);
    expect(names(silentOf(watch, [BOARDS], 5000 + SILENT_AFTER_MS))).toEqual(['Graphics boards']);
  });

  test('another page is no sign of it: the same graphic, of another machine or opened another time', () => {
    const lives = [at('boards?machine=white', 9000), at('boards?opened=k1', 9000)];
    expect(names(silentOf(observe(LONG_AGO, [BOARDS], lives, 9000), [BOARDS], 9000))).toHaveLength(1);
  });

  test('with all others of its address, where fewer pages are alive than there are sources', () => {
    const twice = [BOARDS, source('Copy', 'boards?')];
    const one = observe(LONG_AGO, twice, [at('boards?', 9000), at('boards?', 100)], 9000);
    expect(names(silentOf(one, twice, 9000))).toEqual(['Graphics boards', 'Copy']);
    const both = observe(LONG_AGO, twice, [at('boards?', 9000), at('boards?', 8900)], 9000);
    expect(silentOf(both, twice, 9000)).toEqual([]);
  });

  test('not when nobody could be seen', () => {
    const watch = observe(LONG_AGO, [BOARDS], [], 9000);
    expect(silentOf(allRestarted(watch, 9000), [BOARDS], 9000)).toEqual([]);
  });
});

describe('opened anew', () => {
  test('it is given time, each time more', () => {
    expect([1, 2, 3, 9].map(patienceMs)).toEqual([6000, 12_000, 24_000, 60_000]);
    const fresh = source('Graphics boards', 'boards?opened=k1');
    const watch = observe(opened({}, fresh.address, 1, 10_000), [fresh], [at(fresh.address, -Infinity)], 12_000);
    expect(silentOf(watch, [fresh], 15_999)).toEqual([]);
    expect(names(silentOf(watch, [fresh], 16_000))).toEqual(['Graphics boards']);
  });

  test('once it has shown something it is watched as any other', () => {
    const fresh = source('Graphics boards', 'boards?opened=k1');
    const seen = observe(opened({}, fresh.address, 1, 10_000), [fresh], [at(fresh.address, 10_700)], 10_800);
    const gone = observe(seen, [fresh], [], 11_300);
    expect(silentOf(gone, [fresh], 10_699 + SILENT_AFTER_MS)).toEqual([]);
    expect(names(silentOf(gone, [fresh], 10_700 + SILENT_AFTER_MS))).toHaveLength(1);
  });

  test('what it showed before counts no more', () => {
    const fresh = source('Graphics boards', 'boards?opened=k1');
    const watch = observe({ 'boards?': { lastMs: 9000, untilMs: null } }, [fresh], [at('boards?', 9000)], 9500);
    expect(Object.keys(watch)).toEqual(['boards?opened=k1']);
  });
});
