/** What a record of Belarusian chess can be refused for, with the parameters its text needs. `line`: of the file, from 1. */
interface Params {
  not_utf8: Record<string, never>;
  too_long: { expected: string };
  bad_tag: { line: number };
  open_comment: { line: number };
  open_variation: { line: number };
  /** `expected`: what must stand here. */
  unknown_token: { line: number; expected: string };
  /** `expected`: the number that must come here, "3.". */
  wrong_number: { line: number; expected: string };
  bad_clock: { line: number };
  after_result: { line: number };
  /** `expected`: the result of the tag. */
  two_results: { line: number; expected: string };
  /** `expected`: the result that the turns come to. */
  bad_result: { line: number; written: string; expected: string };
  empty: Record<string, never>;
}

type Name = keyof Params;

export type RecordErrorParams = { readonly [N in Name as `belarusian/record/${N}`]: Params[N] };

/** What is wrong with a record, where, and the word it is about. */
export interface RecordError {
  readonly name: Name;
  readonly params: Params[Name];
  readonly line: number;
  readonly token: string;
}

export const wrong = <N extends Name>(
  name: N,
  params: Params[N],
  { line, text }: { readonly line: number; readonly text: string },
): RecordError => ({ name, params, line, token: text });
