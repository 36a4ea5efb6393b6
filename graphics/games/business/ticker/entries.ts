import type { Side, TurnsView } from 'chess-match/client';
import { factsOf, type Fact, type FactOf, type FactPicture } from '../facts';

/** What the ticker is read from. */
export interface TickerPicture extends FactPicture {
  readonly turns: TurnsView;
}

/** What stands in the ticker beside moves. */
export type Note = FactOf<'fork'> | FactOf<'pass'> | FactOf<'selection'> | FactOf<'end'>;

/** One turn as the ticker tells it. */
export interface Entry {
  readonly ply: number;
  readonly turn: string;
  readonly side: Side;
  readonly moves: readonly { readonly board: number; readonly san: string }[];
  /** Key change and ends, in the order in which they counted. */
  readonly notes: readonly Note[];
}

const isNote = (fact: Fact): fact is Note =>
  fact.kind === 'fork' || fact.kind === 'pass' || fact.kind === 'selection' || fact.kind === 'end';

/** The last turns, oldest first, with what they did to boards and points. */
export const entriesOf = (picture: TickerPicture): readonly Entry[] => {
  const notes = factsOf(picture).filter(isNote);
  return picture.turns.turns.map(({ ply, turn, side, moves }) => ({
    ply,
    turn,
    side,
    moves,
    notes: notes.filter((note) => note.ply === ply),
  }));
};
