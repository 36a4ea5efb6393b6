import { clockMs } from '../../common/clockText';
import { tagIn, type Tag } from '../../common/recordText';
import { tokensOf, type Token, type TokenFault } from '../../common/recordTokens';
import { err, ok, type Result } from '../../common/result';
import { isResult } from '../../duel/record/result';
import { wrong, type RecordError } from './errors';
import type { RecordedTurn, RecordFile } from './file';

/** "3.", "3...", "3.e2-e4": a number, dots and perhaps a turn. */
const LABEL = /^(?<number>\d{1,4})(?<dots>\.+)(?<turn>.*)$/su;
const CLOCK = /\[%clk\s+([^\]\s]*)\s*\]/;

const faultOf = ({ kind, line, token, expected }: TokenFault): RecordError => {
  const at = { line, text: token };
  switch (kind) {
    case 'too_long':
      return wrong('too_long', { expected: expected ?? '' }, at);
    case 'unknown_token':
      return wrong('unknown_token', { line, expected: '1.' }, at);
    default:
      return wrong(kind, { line }, at);
  }
};

class Reader {
  readonly #tags: Tag[] = [];
  readonly #comments: string[] = [];
  readonly #turns: RecordedTurn[] = [];
  #first: RecordFile['first'] = null;
  #inTag: RecordFile['result'] = null;
  #result: RecordFile['result'] = null;

  /** @returns what is wrong with the next token, or null */
  take(token: Token): RecordError | null {
    const { line } = token;
    if (this.#result !== null) return wrong('after_result', { line }, token);
    switch (token.kind) {
      case 'tag':
        return this.#tag(token);
      case 'comment':
        return this.#comment(token);
      case 'note':
        return null;
      case 'word':
        return isResult(token.text) ? this.#end(token, token.text) : this.#word(token);
    }
  }

  #tag(token: Token): RecordError | null {
    const { line } = token;
    if (this.#turns.length > 0) return wrong('unknown_token', { line, expected: this.#next() }, token);
    const tag = tagIn(token);
    this.#tags.push(tag);
    // "*" and "?" leave it to the word behind the turns.
    if (tag.name === 'Result' && isResult(tag.value) && tag.value !== '*') this.#inTag = { text: tag.value, line };
    return null;
  }

  #comment({ text, line }: Token): RecordError | null {
    const last = this.#turns.pop();
    if (last === undefined) {
      this.#comments.push(text.trim());
      return null;
    }
    const [, clock] = CLOCK.exec(text) ?? [];
    const ms = clock === undefined ? last.clockMs : clockMs(clock);
    if (clock !== undefined && ms === null) return wrong('bad_clock', { line }, { line, text: clock });
    const said = text.replace(CLOCK, '').trim();
    this.#turns.push({ ...last, clockMs: ms, comments: said === '' ? last.comments : [...last.comments, said] });
    return null;
  }

  /** How many turns, White's and Black's, would stand before the next if the first were White's first. */
  #made(): number {
    const before = this.#first === null ? 0 : 2 * (this.#first.number - 1) + (this.#first.isBlack ? 1 : 0);
    return before + this.#turns.length;
  }

  #next(): string {
    const made = this.#made();
    return `${Math.floor(made / 2) + 1}${made % 2 === 0 ? '.' : '...'}`;
  }

  #word({ text, line }: Token): RecordError | null {
    const { number, dots = '', turn = '' } = LABEL.exec(text)?.groups ?? {};
    if (number === undefined && this.#first === null && this.#turns.length === 0)
      return wrong('unknown_token', { line, expected: '1.' }, { line, text });
    if (number !== undefined) {
      if (this.#turns.length === 0) this.#first = { number: Number(number), isBlack: dots.length > 1, line };
      // "3." before Black's turn says no more than the number.
      else if (Number(number) !== Math.floor(this.#made() / 2) + 1)
        return wrong('wrong_number', { line, expected: this.#next() }, { line, text });
    }
    const written = number === undefined ? text : turn;
    if (written !== '') this.#turns.push({ text: written, clockMs: null, comments: [], line });
    return null;
  }

  #end({ text, line }: Token, result: NonNullable<RecordFile['result']>['text']): RecordError | null {
    if (this.#inTag !== null && this.#inTag.text !== result)
      return wrong('two_results', { line, expected: this.#inTag.text }, { line, text });
    this.#result = { text: result, line };
    return null;
  }

  file(line: number): Result<RecordFile, RecordError> {
    const result = this.#result ?? this.#inTag;
    if (this.#turns.length === 0 && result === null) return err(wrong('empty', {}, { line, text: '' }));
    return ok({ tags: this.#tags, comments: this.#comments, turns: this.#turns, first: this.#first, result });
  }
}

/** A record of one game. Whether its turns can be played is for `playRecord` to say. */
export const readBlr = (text: string): Result<RecordFile, RecordError> => {
  const tokens = tokensOf(text.replace(/^\uFEFF/, ''));
  if (!tokens.ok) return err(faultOf(tokens.error));
  const reader = new Reader();
  for (const token of tokens.value) {
    const problem = reader.take(token);
    if (problem !== null) return err(problem);
  }
  return reader.file(tokens.value.at(-1)?.line ?? 1);
};
