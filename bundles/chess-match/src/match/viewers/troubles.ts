import type { EdgeView } from './edge';
import type { ViewersLoad } from './host';
import { SECRET_NAME } from './keys';
import { notice, type Trouble } from '../troubles';

const ofEdge = ({ name: edge, state, viewers }: EdgeView): readonly Trouble[] => {
  switch (state) {
    case 'new':
    case 'up':
      return [];
    case 'full':
      return [notice('viewers/edge_full', { edge, viewers })];
    case 'down':
      return [notice('viewers/edge_down', { edge })];
    case 'refused':
      return [notice('viewers/edge_refused', { edge })];
  }
};

/** What is wrong with how viewers at home are served. None of it concerns the match. */
export const viewersTroubles = ({ problem, isSecretMissing, edges }: ViewersLoad): readonly Trouble[] => [
  ...(problem === null ? [] : [notice('viewers/not_served', { reason: problem })]),
  ...(isSecretMissing ? [notice('viewers/no_secret', { name: SECRET_NAME })] : []),
  ...edges.flatMap(ofEdge),
];
