import { describe, expect, it } from 'vitest';
import { accountOf, outcomesIn, readLedger, runningIn, settled, worthAnother, type FileOutcome } from './testReport';

const green = (file: string): FileOutcome => ({ file, passed: 2, failed: [], tookMs: 1000, isBegun: true });
const red = (file: string): FileOutcome => ({
  file,
  passed: 1,
  failed: ['a test'],
  tookMs: 2000,
  isBegun: true,
});
const isLive = (file: string): boolean => file.startsWith('/tests/');

describe('what a run has written down', () => {
  const ledger = (...lines: readonly object[]) => readLedger(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

  it('is read up to a line that a kill has cut', () => {
    const begun = { type: 'begun', file: '/tests/a' };
    expect(readLedger(`${JSON.stringify(begun)}\n{"type":"en`)).toEqual([begun]);
    expect(readLedger('')).toEqual([]);
  });

  it('tells what is running: what began and has not ended', () => {
    const lines = ledger(
      { type: 'planned', file: '/tests/a' },
      { type: 'planned', file: '/tests/b' },
      { type: 'planned', file: '/tests/c' },
      { type: 'begun', file: '/tests/a' },
      { type: 'begun', file: '/tests/b' },
      { type: 'went on', file: '/tests/b' },
      { type: 'ended', ...green('/tests/a') },
    );
    expect(runningIn(lines)).toEqual(['/tests/b']);
  });

  it('counts a file that never ended, begun or not, as one failure', () => {
    const lines = ledger(
      { type: 'planned', file: '/tests/a' },
      { type: 'planned', file: '/tests/b' },
      { type: 'planned', file: '/tests/c' },
      { type: 'begun', file: '/tests/b' },
      { type: 'ended', ...red('/tests/a') },
    );
    const unended = { passed: 0, failed: ['(it did not end)'], tookMs: 0 };
    expect(outcomesIn(lines)).toEqual([
      red('/tests/a'),
      { ...unended, file: '/tests/b', isBegun: true },
      { ...unended, file: '/tests/c', isBegun: false },
    ]);
  });
});

describe('a second try', () => {
  it('is given to a few live files', () => {
    expect(worthAnother([green('/tests/a'), red('/tests/b')], isLive)).toEqual(['/tests/b']);
  });

  it('is never given to tests of the pure core, nor to many files', () => {
    expect(worthAnother([red('/tests/b'), red('/rules/c')], isLive)).toEqual([]);
    expect(
      worthAnother(
        ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => red(`/tests/${name}`)),
        isLive,
      ),
    ).toEqual([]);
  });

  it('is given to all that did not get their turn, unless the first was red all over', () => {
    const left = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({ ...red(`/rules/${name}`), isBegun: false }));
    const files = left.map(({ file }) => file);
    expect(worthAnother([red('/tests/x'), ...left, green('/tests/y')], isLive)).toEqual(['/tests/x', ...files]);
    expect(worthAnother([red('/rules/x'), ...left], isLive)).toEqual([]);
  });

  it('takes the place of the first, red or green', () => {
    const first = [green('/tests/a'), red('/tests/b'), red('/tests/c')];
    expect(settled(first, [green('/tests/b'), red('/tests/c')])).toEqual([
      green('/tests/a'),
      green('/tests/b'),
      red('/tests/c'),
    ]);
  });
});

describe('the end of a log', () => {
  const said = (outcomes: readonly FileOutcome[]) => accountOf(outcomes).join('\n');

  it('names what is red, where the time went and the longest files', () => {
    expect(said([green('tests/a'), red('tests/b'), green('bundles/c')])).toBe(
      'red:\n  tests/b: a test\nin sum: tests 3 s, bundles 1 s\nlongest: tests/b 2 s, tests/a 1 s, bundles/c 1 s',
    );
    expect(said([green('tests/a')])).not.toContain('red');
  });

  it('is short, whatever was red', () => {
    const name = 'a name that is longer than any line of a log should ever be, '.repeat(9);
    const all = Array.from({ length: 900 }, (_, index) => ({ ...red(`tests/file${index}`), failed: [name] }));
    expect(said(all)).toContain('and 888 more');
    expect(said(all).length).toBeLessThan(2_000);
  });
});
