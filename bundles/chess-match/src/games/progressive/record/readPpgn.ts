import { clockMs } from '../../common/clockText';
import { tagIn, type Tag } from '../../common/recordText';
import { tokensOf, type Token, type TokenFault } from '../../common/recordTokens';
import { err, ok, type Result } from '../../common/result';
import { wrong, type RecordError } from './errors';
import { isResult } from '../../duel/record/result';
import type { RecordedSeries, RecordFile } from './file';

/** "3." or "3.Bc4". */
const LABEL = /^(?<number>\d{1,4})\.+(?<move>.*)$/su;
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
  readonly #turns: RecordedSeries[] = [];
  #inTag: RecordFile['result'] = null;
  #result: RecordFile['result'] = null;

  /** @returns what is wrong with the next token, or null */
  take(token: Token): RecordError | null {
    if (this.#result !== null) return wrong('after_result', { line: token.line }, token);
    switch (token.kind) {
      case 'tag':
        return this.#tag(token);
      case 'comment':
        return this.#comment(token);
      case 'note':
        return null;
      case 'word':
        return this.#word(token);
    }
  }

  #tag(token: Token): RecordError | null {
    if (this.#turns.length > 0) return wrong('unknown_token', { line: token.line, expected: this.#next() }, token);
    const tag = tagIn(token);
    this.#tags.push(tag);
    // "*" and "?" leave it to the word behind the moves.
    if (tag.name === 'Result' && isResult(tag.value) && tag.value !== '*')
      this.#inTag = { text: tag.value, line: tag.line };
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

  /** The number of the turn that comes next; any may be the first. */
  #next(): string {
    const last = this.#turns.at(-1);
    return last === undefined ? '1.' : `${last.number + 1}.`;
  }

  #isOpen(): boolean {
    return this.#turns.at(-1)?.moves.length === 0;
  }

  #word(token: Token): RecordError | null {
    if (isResult(token.text)) return this.#end(token, token.text);
    const { number, move = '' } = LABEL.exec(token.text)?.groups ?? {};
    if (number === undefined) return this.#move(token);
    if (this.#isOpen())
      return wrong('no_moves', { line: token.line, expected: `${this.#turns.at(-1)?.number}.` }, token);
    const last = this.#turns.at(-1);
    if (last !== undefined && Number(number) !== last.number + 1)
      return wrong('wrong_turn', { line: token.line, expected: this.#next() }, token);
    const moves = move === '' ? [] : [{ text: move, line: token.line }];
    this.#turns.push({ number: Number(number), moves, clockMs: null, comments: [], line: token.line });
    return null;
  }

  #move({ text, line }: Token): RecordError | null {
    const last = this.#turns.pop();
    if (last === undefined) return wrong('unknown_token', { line, expected: '1.' }, { line, text });
    this.#turns.push({ ...last, moves: [...last.moves, { text, line }] });
    return null;
  }

  #end(token: Token, text: NonNullable<RecordFile['result']>['text']): RecordError | null {
    if (this.#isOpen())
      return wrong('no_moves', { line: token.line, expected: `${this.#turns.at(-1)?.number}.` }, token);
    if (this.#inTag !== null && this.#inTag.text !== text)
      return wrong('two_results', { line: token.line, expected: this.#inTag.text }, token);
    this.#result = { text, line: token.line };
    return null;
  }

  file(line: number): Result<RecordFile, RecordError> {
    const last = this.#turns.at(-1);
    const result = this.#result ?? this.#inTag;
    if (this.#isOpen()) return err(wrong('no_moves', { line, expected: `${last?.number}.` }, { line, text: '' }));
    if (last === undefined && result === null) return err(wrong('empty', {}, { line, text: '' }));
    return ok({ tags: this.#tags, comments: this.#comments, turns: this.#turns, result });
  }
}

/** A record of one game. Whether its series can be played is for `playRecord` to say. */
export const readPpgn = (text: string): Result<RecordFile, RecordError> => {
  const tokens = tokensOf(text.replace(/^\uFEFF/, ''));
  if (!tokens.ok) return err(faultOf(tokens.error));
  const reader = new Reader();
  for (const token of tokens.value) {
    const problem = reader.take(token);
    if (problem !== null) return err(problem);
  }
  return reader.file(tokens.value.at(-1)?.line ?? 1);
};
