import { alarm, type TroubleSource } from '../base/troubles';
import type { WriteWatch } from './watchJournal';

/** The last write failed: nothing is accepted until the next one succeeds. */
export const writeTroubles =
  (watch: WriteWatch): TroubleSource =>
  () => {
    const failure = watch.failure();
    return failure === null ? [] : [alarm('journal/write_failed', { reason: failure.reason })];
  };
