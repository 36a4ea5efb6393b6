import type { Token } from '../../common/recordTokens';
import { ok, type Result } from '../../common/result';
import { wrong, type RecordError } from '../../duel/record/faults';
import { RecordReader } from '../../duel/record/reader';
import type { BlrFile, RecordedTurn } from './file';

/** "3.", "3...", "3.e2-e4": a number, dots and perhaps a turn. */
const LABEL = /^(?<number>\d{1,4})(?<dots>\.+)(?<turn>.*)$/su;

class Reader extends RecordReader<RecordedTurn> {
  first: BlrFile['first'] = null;

  /** How many turns, White's and Black's, would stand before the next if the first were White's first. */
  #made(): number {
    const before = this.first === null ? 0 : 2 * (this.first.number - 1) + (this.first.isBlack ? 1 : 0);
    return before + this.turns.length;
  }

  protected next(): string {
    const made = this.#made();
    return `${Math.floor(made / 2) + 1}${made % 2 === 0 ? '.' : '...'}`;
  }

  /** A number may stand alone, as before a turn that was not made. */
  protected lacks(): null {
    return null;
  }

  protected word(token: Token): RecordError | null {
    const { text, line } = token;
    const { number, dots = '', turn = '' } = LABEL.exec(text)?.groups ?? {};
    if (number === undefined && this.first === null && this.turns.length === 0)
      return wrong('unknown_token', { line, expected: '1.' }, token);
    if (number !== undefined) {
      if (this.turns.length === 0) this.first = { number: Number(number), isBlack: dots.length > 1, line };
      // "3." before Black's turn says no more than the number.
      else if (Number(number) !== Math.floor(this.#made() / 2) + 1)
        return wrong('wrong_number', { line, expected: this.next() }, token);
    }
    const written = number === undefined ? text : turn;
    if (written !== '') this.turns.push({ text: written, clockMs: null, comments: [], line });
    return null;
  }
}

/** A record of one game. Whether its turns can be played is for `playRecord` to say. */
export const readBlr = (text: string): Result<BlrFile, RecordError> => {
  const reader = new Reader();
  const file = reader.read(text);
  return file.ok ? ok({ ...file.value, first: reader.first }) : file;
};
