import type { GameTexts } from '../../common/texts';
import type { ProgressiveErrorParams } from '../rules/errors';
import type { EndReason } from '../rules/state';

export type ProgressiveTexts = GameTexts<ProgressiveErrorParams, EndReason>;
