import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPrintingOrder } from './printItem';
import { readRecord } from './readRecord';
import type { RecordFile, RecordLine } from './recordFile';
import { parseTurnLine } from './turnLine';
import { writeRecord } from './writeRecord';

const SCHEME4 = readFileSync(join(import.meta.dirname, '../../../../fixtures/scheme4.bcr'));

const fileOf = (text: string): RecordFile => {
  const result = readRecord(text);
  if (!result.ok) throw new Error(`line ${result.error.line}: ${result.error.error.code} ${result.error.error.item}`);
  return result.value;
};

const words = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n\0]/g, '').trim());
const comment = fc.option(words);
const line = fc.constant(0);
const side = fc.constantFrom('white', 'black');
const board = fc.integer({ min: 0, max: 99 });
const itemText = fc.constantFrom(
  '1:e4',
  '3:O-O',
  '2:Nxd5+',
  '2:e8=Q#',
  'branch 1>2 3+7',
  'pass 1>3:2',
  'select 5>1:2,3:1',
  'claim 2',
);
const readItems = fc
  .array(itemText, { maxLength: 8 })
  .map((texts) => inPrintingOrder(parseTurnLine(texts.join(' ')).items));
const braceText = words.map((text) => text.replace(/\}|\[%clk/g, ''));

const recordLine: fc.Arbitrary<RecordLine> = fc.oneof(
  fc
    .tuple(fc.nat(19_997), readItems, fc.array(fc.tuple(braceText, fc.nat(8)), { maxLength: 3 }), comment)
    .map(([ply, items, braces, text]): RecordLine => {
      const placed = braces.map(([brace, after]) => ({ text: brace, after: Math.min(after, items.length) }));
      return {
        kind: 'turn',
        ply,
        items,
        clockMs: null,
        braces: placed.sort((a, b) => a.after - b.after),
        line: 0,
        comment: text,
      };
    }),
  fc.record({
    kind: fc.constant('veto'),
    side,
    clockMs: fc.option(fc.nat(86_400).map((seconds) => seconds * 1000)),
    line,
    comment,
  }),
  fc.record({ kind: fc.constant('flag'), side, line, comment }),
  fc.record({ kind: fc.constant('control-board'), line, comment }),
  fc.record({ kind: fc.constant('position'), board, fen: fc.constantFrom('8/8/8/8 w - - 0 1', 'x'), line, comment }),
  fc.record({ kind: fc.constant('rating'), board, rating: fc.integer({ min: 0, max: 999 }), line, comment }),
  fc.record({ kind: fc.constant('comment'), line, comment: words }),
);
const tag = fc.record({
  name: fc.stringMatching(/^\w{1,12}$/),
  value: words,
  line,
  comment,
  above: fc.array(words, { maxLength: 2 }),
});
const recordFile: fc.Arbitrary<RecordFile> = fc.record({
  tags: fc.uniqueArray(tag, { selector: ({ name }) => name, maxLength: 6 }),
  lines: fc.array(recordLine, { maxLength: 20 }),
});

/** Line numbers are of the file, not of its content. */
const unnumbered = ({ tags, lines }: RecordFile): RecordFile => ({
  tags: tags.map((entry) => ({ ...entry, line: 0 })),
  lines: lines.map((entry) => ({ ...entry, line: 0 })),
});

describe('notation: properties of record files', () => {
  it('notation: writing then reading gives the same file', () => {
    fc.assert(
      fc.property(recordFile, (file) => {
        expect(unnumbered(fileOf(writeRecord(file)))).toEqual(file);
      }),
      { numRuns: 1000 },
    );
  });

  const survives = (source: string | Uint8Array): void => {
    const result = readRecord(source);
    if (!result.ok) {
      expect(result.error.line).toBeGreaterThan(0);
      expect(result.error.error.code).toMatch(/^notation\//);
      return;
    }
    const text = writeRecord(result.value);
    expect(writeRecord(fileOf(text))).toBe(text);
  };

  it('notation: any bytes are read or refused, and what is read is written stably', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), survives), { numRuns: 2000 });
  });

  it('notation: any text is read or refused, and what is read is written stably', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '[A "b"]',
        '1. ',
        '2... ',
        '{',
        '}',
        ';',
        '"',
        '\\',
        '\n',
        '\r',
        '@veto white',
        '1:e4',
        'pass 1>2',
        '[%clk 0:00:01]',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        survives,
      ),
      { numRuns: 3000 },
    );
  });

  it('notation: Scheme 4 with bytes changed, cut out or doubled is read or refused', () => {
    const mutation = fc.tuple(fc.nat(SCHEME4.length - 1), fc.nat(20), fc.uint8Array({ maxLength: 6 }));
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), (mutations) => {
        let bytes: number[] = [...SCHEME4];
        for (const [at, cut, inserted] of mutations)
          bytes = [...bytes.slice(0, at), ...inserted, ...bytes.slice(at + cut)];
        survives(Uint8Array.from(bytes));
      }),
      { numRuns: 300 },
    );
  });
});
