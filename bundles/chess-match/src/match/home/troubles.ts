import type { EdgeView } from './edge';
import type { ViewersLoad } from './host';
import { DISK_FULL, NO_SOUND, type FeedView } from './feedStatus';
import { SECRET_NAME } from './keys';
import { notice, type Trouble } from '../base/troubles';

const ofEdge = ({ name: edge, state, distrust, viewers }: EdgeView): readonly Trouble[] => {
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
    case 'untrusted':
      return distrust === null ? [] : [notice('viewers/edge_untrusted', { edge, distrust })];
  }
};

const ofFeed = ({ audience: feed, state, trouble }: FeedView): readonly Trouble[] => {
  if (trouble === DISK_FULL) return [notice('viewers/feed_no_room', { feed })];
  if (trouble === NO_SOUND) return [notice('viewers/feed_no_sound', { feed })];
  if (trouble !== null) return [notice('viewers/feed_trouble', { feed, reason: trouble })];
  return state === 'away' ? [notice('viewers/feed_away', { feed })] : [];
};

/** What is wrong with how viewers are served, at home and in the hall. None of it concerns the match. */
export const viewersTroubles = ({ problem, hall, isSecretMissing, edges, feeds }: ViewersLoad): readonly Trouble[] => [
  ...(problem === null ? [] : [notice('viewers/not_served', { reason: problem })]),
  ...(hall === null || hall.problem === null ? [] : [notice('viewers/hall_not_served', { reason: hall.problem })]),
  ...(isSecretMissing ? [notice('viewers/no_secret', { name: SECRET_NAME })] : []),
  ...edges.flatMap(ofEdge),
  ...(feeds.some(({ state }) => state === 'gone') ? [notice('viewers/media_gone', {})] : []),
  ...feeds.flatMap(ofFeed),
];
