import { clockText } from '../../common/clockText';
import { commentText } from '../../common/recordText';
import type { Token } from '../../common/recordTokens';
import { wrong, type RecordError } from './faults';
import type { RecordFile, WrittenTurn } from './file';
import { RecordReader } from './reader';

/** A turn that is one word. */
export interface NumberedTurn extends WrittenTurn {
  readonly text: string;
}

/** A turn as it was read. */
export interface ReadTurn extends NumberedTurn {
  readonly column: number;
  /** What stands in parentheses behind it: moves that were not made, unread. */
  readonly asides: readonly Token[];
}

/** A record of one game in which White's and Black's turn share a number, "3.e2-e4 e7-e5". */
export interface NumberedFile extends RecordFile<NumberedTurn> {
  /** The number written before the first turn, and whether Black made it; null where none is. */
  readonly first: { readonly number: number; readonly isBlack: boolean; readonly line: number } | null;
}

/** How many turns, White's and Black's, would stand before the first if that were not White's first. */
const madeBefore = (first: NumberedFile['first']): number =>
  first === null ? 0 : 2 * (first.number - 1) + (first.isBlack ? 1 : 0);

/** "3.", "3...", "3.e2-e4": a number, dots and perhaps a turn; "3" where its dots stand apart. */
const LABEL = /^(?<number>\d{1,4})(?:(?<dots>[.…]+)(?<turn>.*))?$/su;
const DOTS = /^\.+$/;

/** Reads turns that are one word each, as far as they are numbered rightly. */
export class NumberedReader extends RecordReader<ReadTurn> {
  first: NumberedFile['first'] = null;

  #made(): number {
    return madeBefore(this.first) + this.turns.length;
  }

  protected next(): string {
    const made = this.#made();
    return `${Math.floor(made / 2) + 1}${made % 2 === 0 ? '.' : '...'}`;
  }

  /** A number may stand alone, as before a turn that was not made. */
  protected lacks(): null {
    return null;
  }

  protected override variation(token: Token): null {
    const last = this.turns.pop();
    if (last !== undefined) this.turns.push({ ...last, asides: [...last.asides, token] });
    return null;
  }

  protected word(token: Token): RecordError | null {
    const { text, line, column } = token;
    if (DOTS.test(text)) return null;
    const { number, dots = '', turn = '' } = LABEL.exec(text)?.groups ?? {};
    if (number === undefined && this.first === null && this.turns.length === 0)
      return wrong('unknown_token', { line, expected: '1.' }, token);
    if (number !== undefined) {
      if (this.turns.length === 0)
        this.first = { number: Number(number), isBlack: dots.length > 1 || dots === '…', line };
      // "3." before Black's turn says no more than the number.
      else if (Number(number) !== Math.floor(this.#made() / 2) + 1)
        return wrong('wrong_number', { line, expected: this.next() }, token);
    }
    const written = number === undefined ? text : turn;
    if (written !== '')
      this.turns.push({
        text: written,
        clockMs: null,
        comments: [],
        line,
        column: column + text.length - written.length,
        asides: [],
      });
    return null;
  }
}

const behind = ({ clockMs, comments }: WrittenTurn): readonly string[] => [
  ...(clockMs === null ? [] : [`{[%clk ${clockText(clockMs)}]}`]),
  ...comments.map(commentText),
];

/** "1." before White's turn, "1..." before Black's where it comes first or something stands behind White's. */
export const numberedTexts = ({ turns, first }: Pick<NumberedFile, 'turns' | 'first'>): readonly string[] => {
  const made = madeBefore(first);
  return turns.map((turn, index) => {
    const isBlack = (made + index) % 2 === 1;
    const before = index === 0 ? undefined : turns[index - 1];
    const isNumbered = !isBlack || before === undefined || behind(before).length > 0;
    const number = Math.floor((made + index) / 2) + 1;
    const label = isNumbered ? `${number}${isBlack ? '...' : '.'}` : '';
    return [`${label}${turn.text}`, ...behind(turn)].join(' ');
  });
};
