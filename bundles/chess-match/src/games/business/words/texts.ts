import type { GameTexts } from '../../common/texts';
import type { NotationErrorParams, PgnErrorParams } from '../record/errors';
import type { BusinessErrorParams } from '../rules/errors';
import type { EndKind } from '../rules/state';

export type NotationTexts = GameTexts<NotationErrorParams, EndKind>['problems'];

export interface BusinessTexts extends GameTexts<BusinessErrorParams & NotationErrorParams & PgnErrorParams, EndKind> {
  /** What became of a board, where the name of the rule says nothing to who does not know it. */
  readonly toldEnds: Readonly<Pick<Record<EndKind, string>, 'selection'>>;
}
