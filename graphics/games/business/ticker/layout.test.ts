import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TURN_GAP } from '../../../ticker/layout';
import type { FactOf } from '../facts';
import type { Entry, Note } from './entries';
import { entryWidth, layoutTicker } from './layout';

const ROOM = 1576;
const at = { id: '', ply: 1, turn: '124...', side: 'black' } as const;

const entry = (ply: number, boards: number, san: string, notes: readonly Note[] = []): Entry => ({
  ply,
  turn: '124...',
  side: 'black',
  moves: Array.from({ length: boards }, (_, index) => ({ board: index + 1, san })),
  notes,
});

const end = (how: string, boards: readonly number[], white: number, black: number): FactOf<'end'> => {
  const gain = { white, black };
  return { ...at, kind: 'end', how, boards: boards.map((board) => ({ board, chips: 20 })), gain, score: gain };
};
const fork: Note = {
  ...at,
  kind: 'fork',
  mother: 1,
  daughter: 2,
  motherChips: 30,
  daughterChips: 30,
  motherSan: '',
  daughterSan: '',
};

const widthOf = (entries: readonly Entry[]): number => {
  const laid = layoutTicker(entries, ROOM, 'ru');
  return laid.entries.reduce((sum, one, index) => sum + entryWidth(one, laid.style) + (index > 0 ? TURN_GAP : 0), 0);
};

describe('layoutTicker', () => {
  it('shows the latest turns that fit as a whole, the oldest first', () => {
    const turns = Array.from({ length: 8 }, (_, index) => entry(index + 1, 2, 'Nf3'));
    const { entries, style } = layoutTicker(turns, ROOM, 'ru');
    expect(entries.map(({ ply }) => ply)).toEqual([5, 6, 7, 8]);
    expect(style).toEqual({ size: 30, hasWords: true });
  });

  it('draws a crowded turn smaller before it leaves words out, and then sums the ends up', () => {
    const crowded = entry(9, 5, 'Qh4xe1#', [fork, end('mate', [1], 40, 0), end('stalemate', [2], 21, 21)]);
    expect(layoutTicker([crowded], ROOM, 'ru').style).toMatchObject({ hasWords: true });
    expect(layoutTicker([crowded], ROOM, 'ru').style.size).toBeLessThan(30);
    const notes = ['mate', 'stalemate', 'dead-position'].map((how, index) => end(how, [index + 1], 21, 21));
    const { style, entries } = layoutTicker([entry(9, 5, 'Qh4xe1#', notes)], ROOM, 'ru');
    expect(style).toEqual({ size: 24, hasWords: false });
    expect(entries[0]?.groups.filter(({ isNote }) => isNote).map(({ parts }) => parts)).toEqual([
      [
        { kind: 'badge', board: 1 },
        { kind: 'badge', board: 2 },
        { kind: 'badge', board: 3 },
        { kind: 'points', side: 'white', text: '+31½' },
        { kind: 'points', side: 'black', text: '+31½' },
      ],
    ]);
  });

  it('is never wider than the band, whatever five boards did', () => {
    const how = fc.constantFrom('mate', 'stalemate', 'dead-position', 'seventy-five', 'repetition', 'fifty');
    const ends = fc
      .array(how, { maxLength: 5 })
      .map((hows) => hows.map((name, index) => end(name, [index + 1], 21, 21)));
    const sans = fc.constantFrom('e4', 'Nbxd7+', 'exd8=Q#', 'O-O-O', 'Qh4xe1#');
    fc.assert(
      fc.property(fc.array(fc.tuple(sans, ends, fc.boolean()), { minLength: 1, maxLength: 8 }), (turns) => {
        const entries = turns.map(([san, notes, isFork], index) =>
          entry(index + 1, 5, san, [...(isFork ? [fork] : []), ...notes]),
        );
        expect(widthOf(entries)).toBeLessThanOrEqual(ROOM);
      }),
    );
  });

  it('has nothing to show before the first turn', () => {
    expect(layoutTicker([], ROOM, 'en').entries).toEqual([]);
  });
});
