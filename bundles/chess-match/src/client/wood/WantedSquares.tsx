import type { DevicesView } from '@schemas/devices';
import { Piece } from '../pieces/Piece';
import './wantedSquares.css';

type Wanted = DevicesView['boards'][number]['squares'][number];

/** What is said in the page's language. */
export interface WantedWords {
  /** Nothing belongs on a square. */
  readonly empty: string;
  /** A piece by its code: "wN" is a white knight. */
  readonly piece: (code: string) => string;
  /** So many squares are not shown. */
  readonly more: (count: number) => string;
}

interface WantedSquaresProps {
  readonly squares: readonly Wanted[];
  readonly words: WantedWords;
}

/** More squares than these nobody looks for one by one: a board is set up by looking at its picture. */
const MOST_SQUARES = 12;

/** What belongs on the squares of a wooden board on which something else stands. */
export const WantedSquares = ({ squares, words }: WantedSquaresProps) => (
  <ul className="wanted-squares">
    {squares.slice(0, MOST_SQUARES).map(({ square, piece }) => (
      <li key={square} data-square={square}>
        {square}
        {piece === null ? (
          <i>{words.empty}</i>
        ) : (
          <svg viewBox="0 0 45 45" role="img" aria-label={words.piece(piece)}>
            <Piece code={piece} />
          </svg>
        )}
      </li>
    ))}
    {squares.length > MOST_SQUARES && <li>{words.more(squares.length - MOST_SQUARES)}</li>}
  </ul>
);
