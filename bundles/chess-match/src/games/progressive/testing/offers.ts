import { entryOf, othersThan, type OfferBook } from '../../testing/offers/book';
import { clockPresses, teamPresses } from '../../testing/offers/teams';
import { VARIANTS } from '../rules/variant';

/** What a page of progressive chess offers: the next move of a series, or another for the first word that is wrong. */
export const offers: OfferBook = {
  settings: [
    ...VARIANTS.map((variant) => ({ variant })),
    { tenTurns: 'claim', start: 'r3k2r/1p4p1/8/8/8/8/1P4P1/R3K2R w KQkq - 3' },
  ],
  acts: ['claim', 'declineDraw', 'instead', 'move', 'offerDraw', 'press', 'resign', 'startClock', 'stopClock'],
  oneWay: ['instead true'],
  presses: (seen) => {
    const entry = entryOf(seen, 'progressive');
    return [
      { what: 'press', command: { type: 'commitTurn', line: null }, bar: entry.press },
      { what: 'claim', command: { type: 'decideClaim', board: 1, accepted: true, reason: '' }, bar: entry.claim },
      ...teamPresses(entry.sides),
      ...clockPresses(entry),
    ];
  },
  lines: (seen, { thread }, words) => {
    const { draft, moves, instead } = entryOf(seen, 'progressive');
    const good = draft.items.filter(({ san }) => san !== null).map(({ text }) => text);
    const offered = [...moves, ...instead];
    const typed = (what: string, san: string, isOffered: boolean) => ({
      what,
      thread,
      line: [...good, san].join(' '),
      isOffered,
    });
    return [
      ...moves.map(({ san }) => typed('move', san, true)),
      ...instead.map(({ san }) => typed('instead', san, true)),
      ...othersThan(offered, words).map((word) => typed('move', word, false)),
    ];
  },
  drafted: (seen) => {
    const { draft, press } = entryOf(seen, 'progressive');
    return {
      isTaken: draft.items.length > 0 && draft.items.every(({ san }) => san !== null),
      isReady: press === null,
      stands: JSON.stringify(draft.pieces),
    };
  },
};
