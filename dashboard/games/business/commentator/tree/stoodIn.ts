import type { Moment } from 'chess-match/client/explore';
import { deskAt, type Desk } from '../../../../commentator/state/desk';
import { keyOf, type TreeModel } from './treeModel';

/** The place of a desk as the tree has it now; none where that turn was taken back. */
export const stoodIn = (model: TreeModel, moments: readonly Moment[], desk: Desk): readonly Desk[] => {
  const node = model.byKey.get(keyOf(desk));
  const moment = moments.find(({ ply }) => ply === desk.ply);
  return node === undefined || moment === undefined ? [] : [deskAt(desk.matchId, node, moment)];
};
