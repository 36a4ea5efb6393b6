import { clockMs } from '../../common/clockText';
import { tagIn, type Tag } from '../../common/recordText';
import { evenText, tokensOf, type Token } from '../../common/recordTokens';
import { err, ok, type Result } from '../../common/result';
import { tokenError, wrong, type RecordError } from './faults';
import type { RecordFile, WrittenTurn } from './file';
import { isResult, type RecordResult } from './result';

const CLOCK = /\[%clk\s+([^\]\s]*)\s*\]/;

/** Tags, comments and words of a record in the order they stand. */
export const wordsOf = (text: string): Result<readonly Token[], RecordError> => {
  const tokens = tokensOf(evenText(text));
  return tokens.ok ? tokens : err(tokenError(tokens.error));
};

/**
 * The words of a record taken one by one: tags, turns with clocks and comments behind them, a result. How a turn is
 * written a game says.
 */
export abstract class RecordReader<Turn extends WrittenTurn> {
  protected readonly turns: Turn[] = [];
  readonly #tags: Tag[] = [];
  readonly #comments: string[] = [];
  #inTag: RecordFile<Turn>['result'] = null;
  #result: RecordFile<Turn>['result'] = null;

  /** @returns what is wrong with a word that is neither tag, comment nor result, or null */
  protected abstract word(token: Token): RecordError | null;
  /** The number that comes next, "3.". */
  protected abstract next(): string;
  /** @returns what the last turn lacks before a result or the end, or null */
  protected abstract lacks(at: Pick<Token, 'line' | 'column' | 'text'>): RecordError | null;

  /** Other moves than those that were made say nothing of a game. @returns what is wrong with them, or null */
  protected variation(_token: Token): RecordError | null {
    return null;
  }

  #take(token: Token): RecordError | null {
    if (this.#result !== null) return wrong('after_result', { line: token.line }, token);
    switch (token.kind) {
      case 'tag':
        return this.#tag(token);
      case 'comment':
        return this.#comment(token);
      case 'note':
        return null;
      case 'variation':
        return this.variation(token);
      case 'word':
        return isResult(token.text) ? this.#end(token, token.text) : this.word(token);
    }
  }

  #tag(token: Token): RecordError | null {
    const { line } = token;
    if (this.turns.length > 0) return wrong('unknown_token', { line, expected: this.next() }, token);
    const tag = tagIn(token);
    this.#tags.push(tag);
    // "*" and "?" leave it to the word behind the turns.
    if (tag.name === 'Result' && isResult(tag.value) && tag.value !== '*') this.#inTag = { text: tag.value, line };
    return null;
  }

  #comment({ text, line, column }: Token): RecordError | null {
    const last = this.turns.pop();
    if (last === undefined) {
      this.#comments.push(text.trim());
      return null;
    }
    const [, clock] = CLOCK.exec(text) ?? [];
    const ms = clock === undefined ? last.clockMs : clockMs(clock);
    if (clock !== undefined && ms === null) return wrong('bad_clock', { line }, { line, column, text: clock });
    const said = text.replace(CLOCK, '').trim();
    this.turns.push({ ...last, clockMs: ms, comments: said === '' ? last.comments : [...last.comments, said] });
    return null;
  }

  #end(token: Token, text: RecordResult): RecordError | null {
    const lacks = this.lacks(token);
    if (lacks !== null) return lacks;
    const { line } = token;
    if (this.#inTag !== null && this.#inTag.text !== text)
      return wrong('two_results', { line, expected: this.#inTag.text }, token);
    this.#result = { text, line };
    return null;
  }

  /** Reads a record. Whether its turns can be played is for `playRecord` to say. */
  read(text: string): Result<RecordFile<Turn>, RecordError> {
    const tokens = wordsOf(text);
    return tokens.ok ? this.readWords(tokens.value) : tokens;
  }

  /** The same of a record whose words are told apart already. */
  readWords(tokens: readonly Token[]): Result<RecordFile<Turn>, RecordError> {
    for (const token of tokens) {
      const problem = this.#take(token);
      if (problem !== null) return err(problem);
    }
    const end = { line: tokens.at(-1)?.line ?? 1, column: tokens.at(-1)?.column ?? 1, text: '' };
    const lacks = this.lacks(end);
    if (lacks !== null) return err(lacks);
    const result = this.#result ?? this.#inTag;
    if (this.turns.length === 0 && result === null) return err(wrong('empty', {}, end));
    return ok({ tags: this.#tags, comments: this.#comments, turns: this.turns, result });
  }
}
