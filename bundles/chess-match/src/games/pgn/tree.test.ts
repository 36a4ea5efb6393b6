import { describe, expect, it } from 'vitest';
import { random } from '../common/random';
import { readTree, type PgnLine } from './tree';

/** A line as nested lists: moves, and in a list what else was tried. */
const shape = ({ turns }: Pick<PgnLine, 'turns'>): readonly unknown[] =>
  turns.flatMap(({ text, variations }) => [text, ...variations.map(shape)]);
const shapeOf = (text: string): unknown => {
  const { games, faults } = readTree(text);
  return faults.length > 0 ? faults.map(({ name, line, column }) => [name, line, column]) : games.map(shape);
};

describe('PGN as it is found in the wild', () => {
  it.each([
    ['an order mark and carriage returns', '\uFEFF[Event "a"]\r\n\r\n1. e4 e5\r\n2. Nf3 *\r\n', [['e4', 'e5', 'Nf3']]],
    ['lines for other programs', '% x {\n1. e4\n%(\ne5 *', [['e4', 'e5']]],
    ['comments to the end of a line', '1. e4 ; good ( {\ne5 *', [['e4', 'e5']]],
    ['judgements', '1. e4! $14 e5?? 2. Nf3 +/- Nc6 = 3. d4 N ! *', [['e4', 'e5', 'Nf3', 'Nc6', 'd4']]],
    ['a bracket in a comment', '1. e4 {a {b} e5 *', [['e4', 'e5']]],
    ['castling in figures', '1. 0-0 0-0-0 *', [['0-0', '0-0-0']]],
    ['no result', '1. e4 e5', [['e4', 'e5']]],
    ['numbers in every form', '1.e4 1...e5 2 . Nf3 2… Nc6 3 Bb5', [['e4', 'e5', 'Nf3', 'Nc6', 'Bb5']]],
    ['a remark in place of a variation', '1. e4 ({better} $1) e5', [['e4', 'e5']]],
    ['comments in the head', '[A "1"]\n{x}\n[B "2"]\n1. e4 *', [['e4']]],
    [
      'variations in variations',
      '1. e4 (1. d4 d5 (1... Nf6 {(} 2. c4) 2. c4) 1... e5',
      [['e4', ['d4', 'd5', ['Nf6', 'c4'], 'c4'], 'e5']],
    ],
    ['several games', '[A "1"]\n1. e4 *\n[A "2"]\n1. d4 *', [['e4'], ['d4']]],
  ] as const)('%s', (_what, text, read) => {
    expect(shapeOf(text)).toEqual(read);
  });

  it('every place that cannot be read is told, also behind the first', () => {
    expect(shapeOf('[A b]\n1. e4 } (1. d4 2. e5) e5 {x\n')).toEqual([
      ['bad_tag', 1, 1],
      ['unknown_token', 2, 7],
      ['wrong_number', 2, 16],
      ['open_comment', 2, 26],
    ]);
  });

  it('variations deeper than anybody follows are refused where they begin', () => {
    const nested = (depth: number): string => `1. e4 ${'(1. d4 '.repeat(depth)}${')'.repeat(depth)}`;
    expect(readTree(nested(40)).faults).toEqual([]);
    expect(shapeOf(nested(41))).toEqual([['too_deep', 1, 287]]);
  });
});

it('10 000 files that were damaged are read or refused, each in a time that goes with its length', () => {
  const chance = random(1994);
  const whole = [
    '[Event "a \\"b\\" \\\\"]\n[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4 {[%clk 0:01:00]} e5 (1... c5 2. Nf3 (2. c3 d5)',
    ' 2... d6) 2. Nf3! $1 Nc6 ; x\n3. Bb5 a6 1/2-1/2\n\n[Event "c"]\n\n1. d4 {[%bc branch 1>2 3+7]} (1. c4) d5 0-1\n',
  ].join('');
  const signs = [
    ...'{}()[]";%\\.\n\r\t $!?*0123456789KQRBNabcdefghxO-+#=',
    '\uFEFF',
    '\0',
    'Ж',
    '1-0',
    '[%bc ',
    '(1. ',
  ];
  const damaged = (): string => {
    let text = whole;
    for (let count = 1 + chance.below(6); count > 0; count -= 1) {
      const at = chance.below(text.length + 1);
      const cut = chance.chance(0.5) ? chance.below(12) : 0;
      const put = chance.chance(0.1) ? text.slice(at, at + 40).repeat(3) : chance.pick(signs);
      text = text.slice(0, at) + put + text.slice(at + cut);
    }
    return text;
  };
  let [refused, read] = [0, 0];
  for (let count = 0; count < 10_000; count += 1) {
    const text = damaged();
    const lines = text.split(/\r\n?|\n/);
    const { games, faults } = readTree(text);
    for (const { line, column = 1 } of faults) {
      expect(line >= 1 && line <= lines.length, text).toBe(true);
      expect(column >= 1 && column <= (lines[line - 1] ?? '').length + 2, text).toBe(true);
    }
    const moves = games.reduce((sum, { turns }) => sum + turns.length, 0);
    expect(moves).toBeLessThanOrEqual(text.length);
    if (faults.length > 0) refused += 1;
    else read += 1;
  }
  expect(Math.min(refused, read)).toBeGreaterThan(1000);
});

it('the longest file that is taken is read in steps that go with its length', () => {
  const deep = `1. e4 ${'(1. d4 '.repeat(28_000)}`;
  expect(readTree(deep).faults).toHaveLength(1);
  expect(readTree('('.repeat(200_001)).faults.map(({ name }) => name)).toEqual(['too_long']);
});
