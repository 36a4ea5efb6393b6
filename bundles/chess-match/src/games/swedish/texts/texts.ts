import type { GameTexts } from '../../common/texts';
import type { SwedishErrorParams } from '../errors';
import type { EndReason } from '../state';

export type SwedishTexts = GameTexts<SwedishErrorParams, EndReason>;
