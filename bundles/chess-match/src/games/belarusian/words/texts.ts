import type { GameTexts } from '../../common/texts';
import type { BelarusianErrorParams } from '../rules/errors';
import type { EndReason } from '../rules/state';

export type BelarusianTexts = GameTexts<BelarusianErrorParams, EndReason>;
