/** A word with a hyphen that stands inside a move: "d4-e5", "a8-a9=г", "O-O-O", "0-0:3". */
const HYPHENED = /(\S*[a-i][1-9]-[a-i][1-9]\S*|\S*[O0]-[O0]\S*)/;

interface Token {
  readonly text: string;
  /** A line may not end inside of it. */
  readonly isMove: boolean;
}

/** A text cut where moves with a hyphen begin and end; a browser would break its lines behind their hyphens. */
export const moveTokens = (text: string): readonly Token[] =>
  text
    .split(HYPHENED)
    .map((part, index) => ({ text: part, isMove: index % 2 === 1 }))
    .filter((part) => part.text !== '');
