import { endText, formatHalves, type AirLanguage, type Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import type { FactOf, Points } from '../facts';
import type { Entry, Note } from './entries';

/** One thing that stands in the band. */
export type Part =
  | { readonly kind: 'badge'; readonly board: number }
  | { readonly kind: 'san'; readonly san: string }
  /** What a board is worth then. */
  | { readonly kind: 'chips'; readonly board: number; readonly count: number }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'arrow' }
  /** Points of one side on its plate; "+3". */
  | { readonly kind: 'points'; readonly side: Side; readonly text: string };

/** Parts that belong together: a move, or on a plate of its own what happened to boards. */
export interface Group {
  readonly isNote: boolean;
  readonly parts: readonly Part[];
}

/** How much the band says of a turn, and how large. */
export interface Style {
  /** Pixels of the type. */
  readonly size: number;
  /** Ends are named, each by itself; else all are told at once by their boards and points. */
  readonly hasWords: boolean;
}

const badge = (board: number): Part => ({ kind: 'badge', board });
const holding = (board: number, count: number): readonly Part[] => [badge(board), { kind: 'chips', board, count }];

const pointsOf = (gain: Points): readonly Part[] =>
  SIDES.filter((side) => gain[side] > 0).map((side) => ({
    kind: 'points',
    side,
    text: `+${formatHalves(gain[side])}`,
  }));

const word = (kind: string, { hasWords }: Style, language: AirLanguage): readonly Part[] =>
  hasWords ? [{ kind: 'word', text: endText(kind, language) }] : [];

const noteParts = (note: Note, style: Style, language: AirLanguage): readonly Part[] => {
  switch (note.kind) {
    case 'fork':
      return [
        ...holding(note.mother, note.motherChips),
        { kind: 'arrow' },
        ...holding(note.daughter, note.daughterChips),
      ];
    case 'pass':
      return [...holding(note.from, note.left), { kind: 'arrow' }, ...holding(note.to.board, note.to.now)];
    case 'selection':
      return [
        badge(note.board),
        ...word('selection', style, language),
        ...pointsOf(note.gain),
        { kind: 'arrow' },
        ...note.targets.flatMap(({ board, now }) => holding(board, now)),
      ];
    case 'end':
      return [
        ...note.boards.map(({ board }) => badge(board)),
        ...word(note.how, style, language),
        ...pointsOf(note.gain),
      ];
  }
};

/** All ends of a turn as one, called by the first. */
const summed = (notes: readonly Note[]): readonly Note[] => {
  const ends = notes.filter((note): note is FactOf<'end'> => note.kind === 'end');
  const [first] = ends;
  if (!first) return notes;
  const total = (side: Side): number => ends.reduce((sum, { gain }) => sum + gain[side], 0);
  const all = {
    ...first,
    boards: ends.flatMap(({ boards }) => boards),
    gain: { white: total('white'), black: total('black') },
  };
  return [...notes.filter(({ kind }) => kind !== 'end'), all];
};

/** What the band says of a turn. */
export const groupsOf = ({ moves, notes }: Entry, style: Style, language: AirLanguage): readonly Group[] => [
  ...moves.map(({ board, san }): Group => ({ isNote: false, parts: [badge(board), { kind: 'san', san }] })),
  ...(style.hasWords ? notes : summed(notes)).map((note): Group => ({
    isNote: true,
    parts: noteParts(note, style, language),
  })),
];
