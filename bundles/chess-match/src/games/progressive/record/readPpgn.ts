import type { Token } from '../../common/recordTokens';
import type { Result } from '../../common/result';
import { wrong, type RecordError } from '../../duel/record/faults';
import { RecordReader } from '../../duel/record/reader';
import type { PpgnFile, RecordedSeries } from './file';

/** "3." or "3.Bc4". */
const LABEL = /^(?<number>\d{1,4})\.+(?<move>.*)$/su;

class Reader extends RecordReader<RecordedSeries> {
  /** The number of the turn that comes next; any may be the first. */
  protected next(): string {
    const last = this.turns.at(-1);
    return last === undefined ? '1.' : `${last.number + 1}.`;
  }

  protected lacks(at: Pick<Token, 'line' | 'column' | 'text'>): RecordError | null {
    const last = this.turns.at(-1);
    if (last?.moves.length !== 0) return null;
    return wrong('no_moves', { line: at.line, expected: `${last.number}.` }, at);
  }

  protected word(token: Token): RecordError | null {
    const { line } = token;
    const { number, move = '' } = LABEL.exec(token.text)?.groups ?? {};
    if (number === undefined) return this.#move(token);
    const lacks = this.lacks(token);
    if (lacks !== null) return lacks;
    const last = this.turns.at(-1);
    if (last !== undefined && Number(number) !== last.number + 1)
      return wrong('wrong_number', { line, expected: this.next() }, token);
    const moves = move === '' ? [] : [{ text: move, line }];
    this.turns.push({ number: Number(number), moves, clockMs: null, comments: [], line });
    return null;
  }

  #move(token: Token): RecordError | null {
    const { text, line } = token;
    const last = this.turns.pop();
    if (last === undefined) return wrong('unknown_token', { line, expected: '1.' }, token);
    this.turns.push({ ...last, moves: [...last.moves, { text, line }] });
    return null;
  }
}

/** A record of one game. Whether its series can be played is for `playRecord` to say. */
export const readPpgn = (text: string): Result<PpgnFile, RecordError> => new Reader().read(text);
