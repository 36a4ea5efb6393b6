import { OPERATOR_SCREENS } from '../games/screens/operator';
import { PLAIN_OPERATOR } from './plain';
import type { OperatorScreen } from './screen';

/** What is on the page of a game; null while none is open. */
export const screenOf = (game: string | null): OperatorScreen => OPERATOR_SCREENS[game ?? ''] ?? PLAIN_OPERATOR;
