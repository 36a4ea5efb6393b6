import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TurnItem } from './turnItem';
import { parseTurnLine, printItem, printTurnLine } from './turnLine';

const itemsOf = (line: string): TurnItem[] => parseTurnLine(line).items.map(({ item }) => item);
const errorsOf = (line: string) => parseTurnLine(line).errors.map(({ code, item }) => [code, item]);

describe('notation: items of a turn', () => {
  const examples: [string, TurnItem][] = [
    ['2:Nf3', { kind: 'move', board: 2, san: 'Nf3' }],
    ['1:0-0', { kind: 'move', board: 1, san: '0-0' }],
    ['branch 1>2 3+7', { kind: 'branch', board: 1, to: 2, keep: 3, give: 7 }],
    ['pass 1>3', { kind: 'pass', board: 1, to: 3, chips: null }],
    ['pass 1>3:2', { kind: 'pass', board: 1, to: 3, chips: 2 }],
    ['select 5>1', { kind: 'select', board: 5, targets: [{ board: 1, chips: null }] }],
    [
      'select 5>1:2,3:1',
      {
        kind: 'select',
        board: 5,
        targets: [
          { board: 1, chips: 2 },
          { board: 3, chips: 1 },
        ],
      },
    ],
    ['resign 4', { kind: 'resign', board: 4 }],
    ['offer 2', { kind: 'offer', board: 2 }],
    ['draw 2', { kind: 'draw', board: 2 }],
    ['claim 2', { kind: 'claim', board: 2 }],
  ];
  it.each(examples)('notation: %s is read and printed', (text, item) => {
    expect(parseTurnLine(text)).toEqual({ tokens: [{ text, item }], items: [{ text, item }], errors: [] });
    expect(printItem(item)).toBe(text);
  });

  it('notation: an empty or blank line has no items and no errors', () => {
    expect(parseTurnLine(' \t ')).toEqual({ tokens: [], items: [], errors: [] });
  });

  it('notation: items come in any order; printing puts moves first, by board number, the rest as given', () => {
    const items = itemsOf('offer 2  branch 1>2 3+7 2:Be3\t1:O-O draw 3');
    expect(items.map(({ kind }) => kind)).toEqual(['offer', 'branch', 'move', 'move', 'draw']);
    expect(printTurnLine(items)).toBe('1:O-O 2:Be3 offer 2 branch 1>2 3+7 draw 3');
  });

  it('notation: moves of the same board keep their order when printed', () => {
    expect(printTurnLine(itemsOf('2:a4 1:b4 1:a4'))).toBe('1:b4 1:a4 2:a4');
  });
});

describe('notation: broken items', () => {
  it.each([
    ['Nf3', 'notation/unknown_item', 'Nf3'],
    ['Pass', 'notation/unknown_item', 'Pass'],
    ['constructor', 'notation/unknown_item', 'constructor'],
    ['3+7', 'notation/unknown_item', '3+7'],
    ['1:', 'notation/bad_item', '1:'],
    ['100:e4', 'notation/bad_item', '100:e4'],
    ['01:e4', 'notation/bad_item', '01:e4'],
    ['1:e4{good}', 'notation/bad_item', '1:e4{good}'],
    ['branch', 'notation/bad_item', 'branch'],
    ['branch 1>2', 'notation/bad_item', 'branch 1>2'],
    ['branch 1>2 3-7', 'notation/bad_item', 'branch 1>2 3-7'],
    ['branch  1>2   03+7', 'notation/bad_item', 'branch 1>2 03+7'],
    ['branch 1>2 1000+1', 'notation/bad_item', 'branch 1>2 1000+1'],
    ['pass 1', 'notation/bad_item', 'pass 1'],
    ['pass 1>+3', 'notation/bad_item', 'pass 1>+3'],
    ['pass 1>3:', 'notation/bad_item', 'pass 1>3:'],
    ['pass 1>123', 'notation/bad_item', 'pass 1>123'],
    ['select 5>', 'notation/bad_item', 'select 5>'],
    ['select 5>1,3:1', 'notation/bad_item', 'select 5>1,3:1'],
    ['select 5>1:2,', 'notation/bad_item', 'select 5>1:2,'],
    ['select 5>1>2', 'notation/bad_item', 'select 5>1>2'],
    ['resign -4', 'notation/bad_item', 'resign -4'],
    ['claim x', 'notation/bad_item', 'claim x'],
  ])('notation: "%s" is refused as %s, quoting it', (line, code, item) => {
    expect(errorsOf(line)).toEqual([[code, item]]);
    expect(itemsOf(line)).toEqual([]);
  });

  it('notation: a broken item says the form it should have', () => {
    expect(parseTurnLine('pass 13').errors[0]?.params).toEqual({ form: 'pass 1>3' });
    expect(parseTurnLine('1:').errors[0]?.params).toEqual({ form: '2:Nf3' });
  });

  it('notation: a broken item does not hide the good ones; tokens keep the order typed', () => {
    const { tokens, items, errors } = parseTurnLine('1:Nf3 foo branch 1>2 2:e5 resign resign 4');
    expect(tokens.map(({ text }) => text)).toEqual(['1:Nf3', 'foo', 'branch 1>2', '2:e5', 'resign', 'resign 4']);
    expect(tokens.map((token) => 'error' in token)).toEqual([false, true, true, false, true, false]);
    expect(items.map(({ text }) => text)).toEqual(['1:Nf3', '2:e5', 'resign 4']);
    expect(errors.map(({ item }) => item)).toEqual(['foo', 'branch 1>2', 'resign']);
  });

  it('notation: a quoted item is cut to 80 characters and never in the middle of one', () => {
    const item = parseTurnLine('😀'.repeat(500)).errors[0]?.item ?? '';
    expect([...item]).toEqual(Array<string>(80).fill('😀'));
  });
});

const board = fc.integer({ min: 0, max: 99 });
const chips = fc.integer({ min: 0, max: 999 });
const san = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => /^[^\s{};]+$/.test(text));
const target = fc.record({ board, chips });

const item: fc.Arbitrary<TurnItem> = fc.oneof(
  fc.record({ kind: fc.constant('move'), board, san }),
  fc.record({ kind: fc.constant('branch'), board, to: board, keep: chips, give: chips }),
  fc.record({ kind: fc.constant('pass'), board, to: board, chips: fc.option(chips) }),
  fc.record({
    kind: fc.constant('select'),
    board,
    targets: fc.oneof(
      fc.array(target, { minLength: 1, maxLength: 5 }),
      fc.tuple(fc.record({ board, chips: fc.constant(null) })),
    ),
  }),
  fc.record({ kind: fc.constantFrom('resign', 'offer', 'draw', 'claim'), board }),
);

describe('notation: properties of turn lines', () => {
  it('notation: printing then reading gives the same items, in printing order', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), (items) => {
        const line = printTurnLine(items);
        const again = parseTurnLine(line);
        expect(again.errors).toEqual([]);
        expect(printTurnLine(again.items.map((entry) => entry.item))).toBe(line);
        expect(again.items.map((entry) => entry.item)).toHaveLength(items.length);
        expect(again.items.map((entry) => entry.item)).toEqual(expect.arrayContaining(items));
      }),
      { numRuns: 1000 },
    );
  });

  it('notation: any text is read without throwing, and every word of it is in exactly one token', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('branch', 'pass', 'select', 'resign', '1>2', '3+7', '1:', '2:Nf3', ' ', '>', ','),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const line = pieces.join(' ');
        const words = line.split(/\s+/).filter((word) => word !== '');
        expect(parseTurnLine(line).tokens.flatMap(({ text }) => text.split(' '))).toEqual(words);
      }),
      { numRuns: 2000 },
    );
  });
});
