import { describe, expect, it } from 'vitest';
import { outcomesOf, settled, worthAnother, type FileOutcome } from './testReport';

const green = (file: string): FileOutcome => ({ file, passed: 2, failed: [] });
const red = (file: string): FileOutcome => ({ file, passed: 1, failed: ['a test'] });
const isLive = (file: string): boolean => file.startsWith('/tests/');

describe("what vitest's report comes to", () => {
  it('counts what passed and names what failed; what was skipped is neither', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'one' },
      { status: 'failed', fullName: 'two' },
      { status: 'pending', fullName: 'three' },
    ];
    expect(outcomesOf({ testResults: [{ name: '/tests/a.test.ts', status: 'failed', assertionResults }] })).toEqual([
      { file: '/tests/a.test.ts', passed: 1, failed: ['two'] },
    ]);
  });

  it('counts a file that could not be loaded, or whose set-up failed, as one failure', () => {
    const unloaded = { name: '/tests/a.test.ts', status: 'failed', assertionResults: [] };
    expect(outcomesOf({ testResults: [unloaded] })[0]?.failed).toHaveLength(1);
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
        ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => red(`/tests/${name}`)),
        isLive,
      ),
    ).toEqual([]);
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
