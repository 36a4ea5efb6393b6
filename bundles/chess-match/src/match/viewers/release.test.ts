import { describe, expect, it } from 'vitest';
import { createRelease, type Held } from './release';

const made = (value: string, atMs: number, turns: number, match = 'm', last = String(turns)): Held<string> => ({
  ...{ value, atMs, turns, last, match },
});

const setUp = (delayMs: number) => {
  const setting = { delayMs };
  const release = createRelease<string>(() => setting.delayMs);
  const shown = (nowMs: number): string | null => release.due(nowMs)?.value ?? null;
  return { setting, release, shown };
};

describe('the delay of what leaves the house', () => {
  it('gives at once what has none, each once', () => {
    const { release, shown } = setUp(0);
    release.hold(made('a', 10, 1), false);
    expect([shown(10), shown(10), release.nextMs()]).toEqual(['a', null, null]);
  });

  it('gives the newest that is due, when it is', () => {
    const { release, shown } = setUp(1000);
    release.hold(made('a', 10, 1), false);
    release.hold(made('b', 20, 2), false);
    release.hold(made('c', 900, 3), false);
    expect([release.nextMs(), shown(1009), shown(1020), shown(1899), shown(1900)]).toEqual([
      1010,
      null,
      'b',
      null,
      'c',
    ]);
  });

  it('never gives what was taken back within it, nor what a correction changed', () => {
    const { release, shown } = setUp(1000);
    release.hold(made('one turn', 10, 1), false);
    release.hold(made('a slip', 20, 2), false);
    release.hold(made('taken back', 500, 1), false);
    expect([shown(1100), shown(1500)]).toEqual(['one turn', 'taken back']);
    release.hold(made('wrong', 2000, 2), false);
    release.hold(made('wrong and on', 2100, 3), false);
    release.hold(made('corrected', 2200, 3), true);
    expect([shown(3150), shown(3200)]).toEqual([null, 'corrected']);
    release.hold(made('a slip', 4000, 4, 'm', '4. Kh1'), false);
    release.hold(made('what was meant', 4100, 4, 'm', '4. Kg1'), false);
    expect([shown(5050), shown(5100)]).toEqual([null, 'what was meant']);
  });

  it('lets another match take nothing back', () => {
    const { release, shown } = setUp(1000);
    release.hold(made('the end', 10, 80), false);
    release.hold(made('a new game', 20, 0, 'n'), false);
    expect([shown(1010), shown(1020)]).toEqual(['the end', 'a new game']);
  });

  it('follows its setting while something is held', () => {
    const { setting, release, shown } = setUp(60_000);
    release.hold(made('a', 10, 1), false);
    expect(shown(1000)).toBeNull();
    setting.delayMs = 0;
    expect(shown(1000)).toBe('a');
  });
});
