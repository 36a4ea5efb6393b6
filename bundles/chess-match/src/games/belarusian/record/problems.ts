import type { Problem } from '../../common/problem';
import type { RecordError } from './errors';

/** A fault of a record in the form of the rules' refusals. */
export const asProblem = ({ name, params, token }: RecordError): Problem => ({
  code: `belarusian/record/${name}`,
  params: { ...params },
  rule: 'notation',
  // A comment may go over several lines.
  item: token.replace(/\s+/g, ' ').trim() || null,
});
