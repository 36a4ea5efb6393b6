import { BOARD } from '../../duel/views/board';
import { entryOf, othersThan, type OfferBook, type Typed } from '../../testing/offers/book';
import { clockPresses, teamPresses } from '../../testing/offers/teams';
import { NAME_BY_LETTER } from '../words/pieces';

const LETTERS = Object.keys(NAME_BY_LETTER);

/** What a page of Belarusian chess offers: moves, castlings, an inauguration, each in the place of the draft. */
export const offers: OfferBook = {
  settings: [
    {},
    { rules: 'original' },
    { rules: 'szlachetny', enPassant: true },
    { start: '8k/9/4a4/9/9/9/9/9/8K w' },
    { start: '9/R6k1/4a4/9/9/4A4/9/1r6K/9 w' },
  ],
  acts: [
    'castling',
    'declineDraw',
    'inauguration',
    'move',
    'offerDraw',
    'press',
    'promotion',
    'resign',
    'startClock',
    'stopClock',
  ],
  oneWay: ['castling true'],
  presses: (seen) => {
    const entry = entryOf(seen, 'belarusian');
    return [
      { what: 'press', command: { type: 'commitTurn', line: null }, bar: entry.press },
      ...teamPresses(entry.sides),
      ...clockPresses(entry),
    ];
  },
  lines: (seen, { thread }, words) => {
    const { castlings, inauguration, promotions } = entryOf(seen, 'belarusian');
    const moves = seen.moves[BOARD] ?? [];
    const typed = (what: string, line: string, isOffered: boolean): Typed => ({ what, thread, line, isOffered });
    const letters = moves.flatMap(({ san, promotion }) =>
      promotion === null
        ? []
        : LETTERS.map((letter) =>
            typed('promotion', san.replace(/=.$/u, `=${letter}`), promotions.includes(NAME_BY_LETTER[letter] ?? '')),
          ),
    );
    return [
      ...moves.map(({ san }) => typed('move', san, true)),
      ...castlings.map(({ text }) => typed('castling', text, true)),
      typed('inauguration', 'inauguration', inauguration),
      ...letters,
      ...othersThan([...moves, { san: 'inauguration' }], words).map((word) => typed('move', word, false)),
    ];
  },
  drafted: (seen) => {
    const { draft, press } = entryOf(seen, 'belarusian');
    return {
      isTaken: draft.text !== null,
      isReady: press === null,
      stands: JSON.stringify([draft.text, seen.draft?.boards[0]?.pieces]),
    };
  },
};
