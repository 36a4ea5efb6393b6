/** What a record in BPGN can be refused for, with the parameters its text needs. `line`: of the file, from 1. */
export interface BpgnErrorParams {
  'bpgn/not_utf8': Record<string, never>;
  'bpgn/too_long': { expected: string };
  'bpgn/bad_tag': { line: number };
  'bpgn/open_comment': { line: number };
  'bpgn/open_variation': { line: number };
  'bpgn/unknown_token': { line: number };
  /** `expected`: the number the move belongs to, "12b.". */
  'bpgn/no_move': { line: number; expected: string };
  /** `expected`: the number that must come here. */
  'bpgn/wrong_turn': { line: number; expected: string };
  'bpgn/bad_clock': { line: number; expected: string };
  'bpgn/no_result': { line: number; expected: string };
  'bpgn/after_result': { line: number };
  /** `written`: the time control of the tag. */
  'bpgn/time_control': { line: number; written: string };
  'bpgn/unclear_time': { line: number; written: string };
  /** `expected`: the result of the tag; the other one is the word. */
  'bpgn/two_results': { line: number; expected: string };
  'bpgn/bad_set_up': { line: number };
  'bpgn/unknown_end': Record<string, never>;
  'bpgn/unknown_player': Record<string, never>;
  'bpgn/bad_result': { line: number; written: string; expected: string };
}
