import { ONE_TEXT } from 'chess-match/client/turn';
import { readMoves, seriesIn } from 'chess-match/games/progressive';
import type { LineWriting } from '../../shared/writing';

/** The moves of a series one behind the other, with the number of the turn or without. */
export const WRITING: LineWriting = { grammar: ONE_TEXT, read: readMoves, shown: seriesIn };
