import type { OperatorScreen } from '../../operator/screen';
import { BELARUSIAN_OPERATOR } from '../belarusian/operator';
import { BUSINESS_OPERATOR } from '../business/operator';
import { CLASSICAL_OPERATOR } from '../classical/operator';
import { PROGRESSIVE_OPERATOR } from '../progressive/operator';
import { SWEDISH_OPERATOR } from '../swedish/operator';

/** The operator's page of each game that has one of its own. */
export const OPERATOR_SCREENS: Readonly<Record<string, OperatorScreen>> = {
  business: BUSINESS_OPERATOR,
  classical: CLASSICAL_OPERATOR,
  swedish: SWEDISH_OPERATOR,
  progressive: PROGRESSIVE_OPERATOR,
  belarusian: BELARUSIAN_OPERATOR,
};
