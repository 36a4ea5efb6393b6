import { describe, expect, it } from 'vitest';
import { allTokens, evenText, tokensOf } from './recordTokens';

/** "word e4": what was read, and of what kind. */
const read = (text: string): readonly string[] =>
  allTokens(text).tokens.map(({ kind, text: word }) => `${kind} ${word}`);
const faults = (text: string) =>
  allTokens(text).faults.map(({ kind, line, column, token, expected }) => [kind, `${line}:${column}`, token, expected]);

describe('the text of a record', () => {
  it('is tags, words, notes, comments and variations, with spaces or without', () => {
    expect(read('[Event "x"]\n1.e4{best}!? (1.d4 d5)e5')).toEqual([
      ...['tag [Event "x"]', 'word 1.e4', 'comment best', 'note !?', 'variation (1.d4 d5)', 'word e5'],
    ]);
  });

  it('has tags spaced in any way, with quotes and brackets in their values', () => {
    const tags = ['[ Event  "x" ]', '[A "say \\"]\\" "]', '[B ""]', '[C "\\\\"]'];
    expect(read(tags.join(''))).toEqual(tags.map((tag) => `tag ${tag}`));
  });

  it('has promotions in parentheses in one word', () => {
    expect(read('bxa8(Q)+ b8(N) Kd7(e4)')).toEqual(['word bxa8(Q)+', 'word b8(N)', 'word Kd7', 'variation (e4)']);
  });

  it.each([
    ...['$1', '$13', '$139', '!', '?', '!!', '??', '!?', '?!', '+', '=', '+-', '-+', '±', '∓', '⩲', '⩱', '∞'],
    ...['+/-', '-/+', '+/=', '=/+', '+-/-+', '+/--', '↑↑', 'N', 'TN', 'e.p.'],
  ])('has "%s" as a note', (sign) => {
    expect(read(sign)).toEqual([`note ${sign}`]);
  });

  it.each(['e4', '--', '-', 'Nf3', '$1234', '!!!', '=Q', 'O-O', '1-0', '1/2-1/2', '*', 'TTN', 'e.p', '$1a'])(
    'has "%s" as a word',
    (word) => {
      expect(read(word)).toEqual([`word ${word}`]);
    },
  );

  it('has variations in variations, and parentheses in their comments are none', () => {
    const variation = '(1.d4 {a ) b} (1.c4 ; and ) here\n c5) d5)';
    expect(read(`e4 ${variation} e5`)).toEqual(['word e4', `variation ${variation}`, 'word e5']);
  });

  it('is not read behind ";", and not on lines that begin with "%"', () => {
    expect(read('% of a program\ne4 ; the best {by\ne5 %clk\n%(\nNf3')).toEqual([
      ...['word e4', 'word e5', 'word %clk', 'word Nf3'],
    ]);
  });

  it('says where each token begins, by line, by column and from the beginning', () => {
    const places = allTokens('e4 {two\nlines} e5\n\n  Nf3 Nc6').tokens.map(({ line, column, from }) => [
      line,
      column,
      from,
    ]);
    expect(places).toEqual([
      [1, 1, 0],
      [1, 4, 3],
      [2, 8, 15],
      [4, 3, 21],
      [4, 7, 25],
    ]);
  });

  it('has ends of lines of one kind, and no mark of order at its beginning', () => {
    expect(evenText('\uFEFFe4\r\ne5\rNf3\nNc6\r\r\n')).toBe('e4\ne5\nNf3\nNc6\n\n');
    expect(evenText('e4\uFEFF')).toBe('e4\uFEFF');
  });

  it('can be read in part, its places those of the whole', () => {
    const text = 'e4 (d4 d5) e5';
    const { tokens } = allTokens(text, { line: 1, column: 5, from: 4, to: 9 });
    expect(tokens.map(({ text: word, column, from }) => [word, column, from])).toEqual([
      ['d4', 5, 4],
      ['d5', 8, 7],
    ]);
  });
});

describe('what cannot be read of a record', () => {
  it('is told with its place and what should stand there; what comes behind it is read', () => {
    const text = 'e4\n[Event x]\ne5 ] Nf3';
    expect(faults(text)).toEqual([
      ['bad_tag', '2:1', '[Event x]', '[Name "value"]'],
      ['unknown_token', '3:4', '] Nf3', null],
    ]);
    expect(read(text)).toEqual(['word e4', 'word e5', 'word Nf3']);
  });

  it('is all that follows a comment or a variation that never ends', () => {
    for (const [text, kind, end] of [
      ['{and so on\nNf3', 'open_comment', '}'],
      ['(d4 (d5)\nNf3', 'open_variation', ')'],
      ['(d4 {d5)\nNf3', 'open_variation', ')'],
    ] as const) {
      expect(faults(`e4 ${text}`)).toEqual([[kind, '1:4', text.split('\n')[0], end]]);
      expect(read(`e4 ${text}`)).toEqual(['word e4']);
    }
  });

  it('is quoted as far as a person needs it', () => {
    expect(faults(`[${'x'.repeat(99)}`)).toEqual([['bad_tag', '1:1', `[${'x'.repeat(39)}`, '[Name "value"]']]);
  });

  it('is everything where it is longer than any record', () => {
    const longest = ' '.repeat(200_000);
    expect([faults(longest), faults(`${longest} `)]).toEqual([[], [['too_long', '1:1', '', '200000']]]);
    expect(read(`e4${longest}`)).toEqual([]);
  });

  it('is one fault, the first, for who reads it whole or not at all', () => {
    expect(tokensOf('e4 ] {')).toMatchObject({ ok: false, error: { kind: 'unknown_token', column: 4 } });
    expect(tokensOf('e4')).toMatchObject({ ok: true, value: [{ kind: 'word', text: 'e4' }] });
  });
});
