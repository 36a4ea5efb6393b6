import type { Problem } from '../../common/problem';
import type { TokenFault } from '../../common/recordTokens';

type None = Record<string, never>;

/** What a record can be refused for, with the parameters its text needs. `line`: of the file, from 1. */
export interface RecordParams {
  not_utf8: None;
  too_long: { expected: string };
  bad_tag: { line: number };
  open_comment: { line: number };
  open_variation: { line: number };
  /** `expected`: variations in each other that are read. */
  too_deep: { line: number; expected: string };
  /** `expected`: what must stand here. */
  unknown_token: { line: number; expected: string };
  /** `expected`: the number that lacks its moves, "3.". */
  no_moves: { line: number; expected: string };
  /** `expected`: the number that must come here, "3.". */
  wrong_number: { line: number; expected: string };
  bad_clock: { line: number };
  after_result: { line: number };
  /** `expected`: the result of the tag. */
  two_results: { line: number; expected: string };
  /** `expected`: the result that the moves come to. */
  bad_result: { line: number; written: string; expected: string };
  empty: None;
}

type Name = keyof RecordParams;

/** What is wrong with a record, where, and the word it is about. */
export interface RecordError {
  readonly name: Name;
  readonly params: RecordParams[Name];
  readonly line: number;
  /** Of its line, from 1; absent where nobody knows it. */
  readonly column?: number | undefined;
  readonly token: string;
}

export const wrong = <N extends Name>(
  name: N,
  params: RecordParams[N],
  { line, column, text }: { readonly line: number; readonly column?: number | undefined; readonly text: string },
): RecordError => ({ name, params, line, column, token: text });

/** What is wrong with the words of a record, before anybody looks at what they mean. */
export const tokenError = ({ kind, line, column, token, expected }: TokenFault): RecordError => {
  const at = { line, column, text: token };
  switch (kind) {
    case 'too_long':
      return wrong('too_long', { expected: expected ?? '' }, at);
    case 'unknown_token':
      return wrong('unknown_token', { line, expected: '1.' }, at);
    default:
      return wrong(kind, { line }, at);
  }
};

/** What stops a record from playing. */
export interface PlayFault {
  /** Of the file, from 1. */
  readonly line: number;
  /** Of its line, from 1; absent where nobody knows it. */
  readonly column?: number | undefined;
  readonly problem: Problem;
}

/** A fault of a record in the form of a game's refusals. */
export const recordFault = (game: string, { name, params, line, column, token }: RecordError): PlayFault => ({
  line,
  column,
  problem: {
    code: `${game}/record/${name}`,
    params: { ...params },
    rule: 'notation',
    // A comment may go over several lines.
    item: token.replace(/\s+/g, ' ').trim() || null,
  },
});
