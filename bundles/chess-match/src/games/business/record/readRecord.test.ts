import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRecord } from './readRecord';
import { newTag, newTurn, type RecordFile, type RecordLine } from './recordFile';
import { parseTurnLine } from './turnLine';
import { writeRecord } from './writeRecord';

const SCHEME4 = readFileSync(join(import.meta.dirname, '../../../../fixtures/scheme4.bcr'));

const fileOf = (text: string): RecordFile => {
  const result = readRecord(text);
  if (!result.ok) throw new Error(`line ${result.error.line}: ${result.error.error.code} ${result.error.error.item}`);
  return result.value;
};
const lineOf = (text: string): RecordLine | undefined => fileOf(text).lines[0];
const refusal = (source: string | Uint8Array): [number, string, string] | null => {
  const result = readRecord(source);
  return result.ok ? null : [result.error.line, result.error.error.code, result.error.error.item];
};
const rewritten = (text: string): string => writeRecord(fileOf(text));

describe('notation: record files', () => {
  const EXAMPLE = [
    '[Event "Demonstration of Scheme 4"]',
    '[White "City Hall"]',
    '; a comment runs from ; to the end of the line',
    '[GameRating "10"] ; agreed in advance',
    '; before the first move {not a brace}',
    '1. 1:d4 {[%clk 1:29:50]}',
    '1... 1:Nf6',
    '7. 1:O-O {short} 2:Be3 branch 1>2 3+7 {; inside} ; a fork',
    '@veto black {[%clk 0:29:59]} ; at last',
    '24... 1:b6 2:Bd7 select 5>1',
    '@control-board',
    '@position 3 8/8/8/4k3/8/8/8/4K2R w K - 0 1 ; knocked over',
    '@rating 3 5',
    '25.',
    '@flag white',
    '',
  ].join('\n');

  it('notation: reading then writing gives the same text, every comment kept', () => {
    expect(rewritten(EXAMPLE)).toBe(EXAMPLE);
  });

  it('notation: Scheme 4 reads from its bytes and writes the same text', () => {
    const result = readRecord(new Uint8Array(SCHEME4));
    expect(result.ok && result.value.lines.filter(({ kind }) => kind === 'turn')).toHaveLength(95);
    expect(result.ok && writeRecord(result.value)).toBe(SCHEME4.toString('utf8'));
  });

  it('notation: white space and item order are normalised, a brace stays behind its item', () => {
    const odd = '\uFEFF  [ White   "x" ]\r\n\r\n\t7.{start}  offer 1  2:Be3{good}1:O-O;fork\r\n;;  twice \r;\n';
    expect(rewritten(odd)).toBe('[White "x"]\n7. {start} 1:O-O 2:Be3 {good} offer 1 ; fork\n; ;  twice\n;\n');
  });

  it('notation: several tags stand on a line as in PGN, the comment is of the last', () => {
    const { tags } = fileOf('[White "a"] [Black "b \\"]["]\n[Round "1"][Site ""] ; where\n');
    expect(tags.map(({ name, value, line, comment }) => [name, value, line, comment])).toEqual([
      ['White', 'a', 1, null],
      ['Black', 'b "][', 1, null],
      ['Round', '1', 2, null],
      ['Site', '', 2, 'where'],
    ]);
  });

  it('notation: tags keep their order, unknown ones too, and escapes', () => {
    const { tags } = fileOf('[Zebra ""]\n[White "a \\"b\\" \\\\ c; {d}"] ; who\n');
    expect(tags).toEqual([
      { name: 'Zebra', value: '', line: 1, comment: null, above: [] },
      { name: 'White', value: 'a "b" \\ c; {d}', line: 2, comment: 'who', above: [] },
    ]);
  });

  it('notation: a turn has its ply, items as read, clock and braces', () => {
    expect(lineOf('24...  2:d5  pass  1>2 {[%clk 0:05:09] slow} ; x')).toEqual({
      kind: 'turn',
      ply: 47,
      items: parseTurnLine('2:d5 pass 1>2').items,
      clockMs: 309_000,
      braces: [{ text: '[%clk 0:05:09] slow', after: 2 }],
      line: 1,
      comment: 'x',
    });
    expect(lineOf('1. 1:e4')).toMatchObject({ ply: 0, clockMs: null, braces: [], comment: null });
    expect(lineOf('2.1:e4')).toMatchObject({ ply: 2 });
    expect(lineOf('5.')).toMatchObject({ ply: 8, items: [] });
  });

  it('notation: events stand on lines of their own', () => {
    const kinds = fileOf('@veto white\n@flag black\n@control-board\n@position 3 8/8/8 w\n@rating 2 11\n').lines;
    expect(kinds).toEqual([
      { kind: 'veto', side: 'white', clockMs: null, line: 1, comment: null },
      { kind: 'flag', side: 'black', line: 2, comment: null },
      { kind: 'control-board', line: 3, comment: null },
      { kind: 'position', board: 3, fen: '8/8/8 w', line: 4, comment: null },
      { kind: 'rating', board: 2, rating: 11, line: 5, comment: null },
    ]);
  });

  it('notation: a turn made here is written with its clock, seconds begun counted in full', () => {
    const items = parseTurnLine('2:d5 1:d4').items.map(({ item }) => item);
    const file = { tags: [newTag('White', 'A "B"')], lines: [newTurn(0, items, 5_390_001), newTurn(1, [], null)] };
    expect(writeRecord(file)).toBe('[White "A \\"B\\""]\n1. 1:d4 2:d5 {[%clk 1:29:51]}\n1...\n');
  });

  it('notation: names and reasons cannot break out of their line', () => {
    const hostile = 'a\n1. 1:e4\r\0}';
    const turn: RecordLine = { ...newTurn(0, [], null), comment: hostile };
    const braced: RecordLine = {
      ...turn,
      kind: 'turn',
      ply: 1,
      items: [],
      clockMs: null,
      braces: [{ text: hostile, after: 0 }],
    };
    const again = fileOf(writeRecord({ tags: [newTag('White', hostile)], lines: [turn, braced] }));
    expect(again.tags).toHaveLength(1);
    expect(again.lines).toHaveLength(2);
  });
});

describe('notation: broken record files', () => {
  it.each([
    ['[White x]', 1, 'notation/bad_tag', '[White x]'],
    ['[White "x\\n"]', 1, 'notation/bad_tag', '[White "x\\n"]'],
    ['[White "x"] {y}', 1, 'notation/bad_tag', '[White "x"] {y}'],
    ['[White "x"] [y]', 1, 'notation/bad_tag', '[White "x"] [y]'],
    ['[White "x"] [White "y"]', 1, 'notation/duplicate_tag', '[White "x"] [White "y"]'],
    ['1. 1:e4\n[White "x"]', 2, 'notation/tag_after_turns', '[White "x"]'],
    ['@veto white\n[White "x"]', 2, 'notation/tag_after_turns', '[White "x"]'],
    ['[White "x"]\n\n[White "y"]', 3, 'notation/duplicate_tag', '[White "y"]'],
    ['hello', 1, 'notation/unknown_line', 'hello'],
    ['0. 1:e4', 1, 'notation/unknown_line', '0. 1:e4'],
    ['1:e4', 1, 'notation/unknown_line', '1:e4'],
    ['1. 1:e4 1... 1:e5', 1, 'notation/unknown_item', '1...'],
    ['1. 1:e4\n1... pass 1', 2, 'notation/bad_item', 'pass 1'],
    ['1. branch 1>2 {why} 3+7', 1, 'notation/bad_item', 'branch 1>2'],
    ['1. 1:e4 {open', 1, 'notation/bad_comment', '{open'],
    ['1. 1:e4 {spans\nlines}', 1, 'notation/bad_comment', '{spans'],
    ['1. 1:e4 }', 1, 'notation/bad_comment', '}'],
    ['{alone}', 1, 'notation/bad_comment', '{alone}'],
    ['@veto white {x}', 1, 'notation/bad_comment', '@veto white {x}'],
    ['1. 1:e4 {[%clk 1:60:00]}', 1, 'notation/bad_clock', '{[%clk 1:60:00]}'],
    ['1. 1:e4 {[%clk 90:00]}', 1, 'notation/bad_clock', '{[%clk 90:00]}'],
    ['1. 1:e4 {[%clk 1:00:00]} {[%clk 1:00:01]}', 1, 'notation/bad_clock', '{[%clk 1:00:01]}'],
    ['@vote white', 1, 'notation/unknown_event', '@vote'],
    ['@toString', 1, 'notation/unknown_event', '@toString'],
    ['@veto', 1, 'notation/bad_item', '@veto'],
    ['@veto  grey', 1, 'notation/bad_item', '@veto  grey'],
    ['@control-board white', 1, 'notation/bad_item', '@control-board white'],
    ['@rating 3 -5', 1, 'notation/bad_item', '@rating 3 -5'],
    ['@position 3', 1, 'notation/bad_item', '@position 3'],
    ['1. 1:e4\n1... 1:e5\0', 2, 'notation/not_text', ''],
  ])('notation: %j is refused at line %d: %s, quoting %j', (text, line, code, item) => {
    expect(refusal(text)).toEqual([line, code, item]);
  });

  it('notation: bytes that are not UTF-8 are refused, a BOM is dropped', () => {
    expect(refusal(Uint8Array.of(0x31, 0xc3, 0x28))).toEqual([1, 'notation/not_text', '']);
    expect(refusal(Uint8Array.of(0xed, 0xa0, 0x80))).toEqual([1, 'notation/not_text', '']);
    expect(readRecord(new TextEncoder().encode('\uFEFF[White "Мэрия"]'))).toEqual(readRecord('[White "Мэрия"]'));
  });

  it('notation: a line of 4000 characters is read, a longer one is refused', () => {
    expect(refusal(`; ${'x'.repeat(3998)}`)).toBeNull();
    expect(refusal(`\n; ${'x'.repeat(3999)}`)?.slice(0, 2)).toEqual([2, 'notation/too_long']);
  });

  it('notation: a file of 1 000 000 characters is read, a longer one is refused', () => {
    expect(refusal('\n'.repeat(1_000_000))).toBeNull();
    expect(refusal('\n'.repeat(1_000_001))).toEqual([1, 'notation/too_long', '']);
    expect(refusal(new Uint8Array(1_000_001))).toEqual([1, 'notation/too_long', '']);
  });

  it('notation: 200 tags are read, one more is refused', () => {
    const tags = (count: number): string => Array.from({ length: count }, (_, at) => `[T${at} ""]`).join('\n');
    expect(refusal(tags(200))).toBeNull();
    expect(refusal(tags(201))).toEqual([201, 'notation/too_long', '[T200 ""]']);
  });
});
