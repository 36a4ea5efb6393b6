import type { OperatorScreen } from '../../operator/screen';
import { BUSINESS_OPERATOR } from '../business/operator';
import { SWEDISH_OPERATOR } from '../swedish/operator';

/** The operator's page of each game that has one of its own. */
export const OPERATOR_SCREENS: Readonly<Record<string, OperatorScreen>> = {
  business: BUSINESS_OPERATOR,
  swedish: SWEDISH_OPERATOR,
};
