import { describe, expect, it } from 'vitest';
import { reckoningOf, type Reckoning } from '../../games/common/reckoning';
import { createRelease, type Held } from './release';

/** Known of a match after so many entries, some of them taken back. */
const known = (entries: number, ...out: readonly number[]): Reckoning =>
  reckoningOf({
    entries: Array.from({ length: entries }, (_, at) => ({ seq: at + 1, event: { type: 'played', atMs: 0 } })),
    redoable: [],
    dropped: out,
  });
const made = (value: string, atMs: number, reckoning: Reckoning, match = 'm'): Held<string> => ({
  value,
  atMs,
  reckoning,
  match,
});

const setUp = (delayMs: number) => {
  const setting = { delayMs };
  const release = createRelease<string>({
    delayMs: () => setting.delayMs,
    // Of a value "turn, who speaks" the second stays as it was.
    instead: (taken, before) => [before.split(', ')[0], ...taken.split(', ').slice(1)].join(', '),
    isSame: (one, other) => one === other,
  });
  const shown = (nowMs: number): string | null => release.due(nowMs)?.value ?? null;
  return { setting, release, shown };
};

describe('the delay of what leaves the house', () => {
  it('gives at once what has none, each once', () => {
    const { release, shown } = setUp(0);
    release.hold(made('a', 10, known(1)));
    expect([shown(10), shown(10), release.nextMs()]).toEqual(['a', null, null]);
  });

  it('gives the newest that is due, when it is', () => {
    const { release, shown } = setUp(1000);
    release.hold(made('a', 10, known(1)));
    release.hold(made('b', 20, known(2)));
    release.hold(made('c', 900, known(3)));
    expect([release.nextMs(), shown(1009), shown(1020), shown(1899), shown(1900)]).toEqual([
      1010,
      null,
      'b',
      null,
      'c',
    ]);
  });

  it('never gives what was taken back within it, whatever it was and whatever came after it', () => {
    const { release, shown } = setUp(1000);
    release.hold(made('one turn', 10, known(1)));
    release.hold(made('a slip', 20, known(2)));
    release.hold(made('and on', 30, known(3)));
    release.hold(made('taken back', 500, known(4, 2)));
    expect([shown(1030), shown(1499), shown(1500)]).toEqual(['one turn', null, 'taken back']);
    release.hold(made('a slip', 4000, known(5, 2)));
    release.hold(made('what was meant', 4100, known(7, 2, 5)));
    expect([shown(5050), shown(5100)]).toEqual([null, 'what was meant']);
  });

  it('gives what was redone, from then on', () => {
    const { release, shown } = setUp(1000);
    release.hold(made('a turn', 10, known(1)));
    release.hold(made('taken back', 20, known(2, 1)));
    release.hold(made('redone', 30, known(3)));
    expect([shown(1029), shown(1030)]).toEqual([null, 'redone']);
  });

  it('lets another match take nothing back', () => {
    const { release, shown } = setUp(1000);
    release.hold(made('the end', 10, known(80)));
    release.hold(made('a new game', 20, known(0), 'n'));
    expect([shown(1010), shown(1020)]).toEqual(['the end', 'a new game']);
  });

  it('follows its setting while something is held', () => {
    const { setting, release, shown } = setUp(60_000);
    release.hold(made('a', 10, known(1)));
    expect(shown(1000)).toBeNull();
    setting.delayMs = 0;
    expect(shown(1000)).toBe('a');
  });
});
