import type { Problem } from '@schemas/obs';
import type { ObsErrorCode, ObsErrorParams } from './errors';

/** A problem of the contract from one of our codes; no rule of the game and no item of a turn is concerned. */
export const obsProblem = <C extends ObsErrorCode>(code: C, params: ObsErrorParams[C]): Problem => ({
  code,
  params: { ...params },
  rule: null,
  item: null,
});
