import type { GameTexts } from '../../common/texts';
import type { SwedishErrorParams } from '../rules/errors';
import type { EndReason } from '../rules/state';

export type SwedishTexts = GameTexts<SwedishErrorParams, EndReason>;
