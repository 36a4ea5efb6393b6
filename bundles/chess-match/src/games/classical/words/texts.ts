import type { GameTexts } from '../../common/texts';
import type { ClassicalErrorParams } from '../rules/errors';
import type { EndReason } from '../rules/state';

export type ClassicalTexts = GameTexts<ClassicalErrorParams, EndReason>;
