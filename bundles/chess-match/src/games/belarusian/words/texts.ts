import type { GameTexts } from '../../common/texts';
import type { RecordErrorParams } from '../record/errors';
import type { BelarusianErrorParams } from '../rules/errors';
import type { EndReason } from '../rules/state';

export type BelarusianTexts = GameTexts<BelarusianErrorParams & RecordErrorParams, EndReason>;
