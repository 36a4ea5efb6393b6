import type { GameTexts } from '../../common/texts';
import type { BusinessErrorParams } from '../errors';
import type { EndKind } from '../state';

export type BusinessTexts = GameTexts<BusinessErrorParams, EndKind>;
