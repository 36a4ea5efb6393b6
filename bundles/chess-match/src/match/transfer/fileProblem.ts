import type { Problem } from '@schemas/draft';
import type { RecordFault } from '../../games/common/records';

/** A refusal of a file; of a record with each place where it is wrong, in the order they stand. */
export interface FileProblem extends Problem {
  readonly faults?: readonly RecordFault[];
}
