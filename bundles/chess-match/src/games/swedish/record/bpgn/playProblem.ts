import type { Problem } from '../../../common/problem';
import type { Tag } from '../../../common/recordText';
import { err, type Result } from '../../../common/result';
import type { BpgnProblem } from './file';
import type { TimeFault } from './settingTags';

/** What stops a record from playing: where it stands in the file, the word, and what the rules say. */
export interface PlayProblem {
  readonly line: number;
  readonly token: string;
  readonly problem: Problem;
}

export const refused = (line: number, token: string, problem: Problem): Result<never, PlayProblem> =>
  err({ line, token, problem });

const tagText = ({ name, value }: Tag): string => `[${name} "${value}"]`;

/** A tag that says what these rules do not know. */
export const tagFault = (tag: Tag, code: TimeFault['code'] | 'bpgn/bad_set_up'): PlayProblem => {
  const { line, value } = tag;
  const token = tagText(tag);
  return { line, token, problem: { code, params: { line, written: value }, rule: 'S1', item: token } };
};

/** A reading problem in the words of the rules' refusals. */
export const asProblem = ({ code, token, expected, line }: BpgnProblem): Problem => ({
  code,
  params: { line, expected },
  rule: 'notation',
  // A comment may go over several lines.
  item: token.replace(/\s+/g, ' '),
});
