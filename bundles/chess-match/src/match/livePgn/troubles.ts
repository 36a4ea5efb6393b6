import { notice, type Trouble } from '../base/troubles';
import type { PushView } from './push';
import { TOKEN_NAME, type LiveLoad } from './load';

const ofPush = ({ error, refused, orphans }: PushView): readonly Trouble[] => [
  ...(error === null ? [] : [notice('live/push_failed', { reason: error })]),
  ...refused.map(({ game, reason }) => notice('live/game_refused', { game, reason })),
  ...(orphans.length === 0 ? [] : [notice('live/orphans', { games: orphans.join(', ') })]),
];

/** What is wrong with how the match is followed from outside. None of it concerns the match. */
export const livePgnTroubles = ({
  isTokenMissing,
  push,
  others,
  folder,
  folderError,
}: LiveLoad): readonly Trouble[] => [
  ...(isTokenMissing ? [notice('live/no_token', { name: TOKEN_NAME })] : []),
  ...[...(push === null ? [] : [push]), ...others].flatMap(ofPush),
  ...(folder === null || folderError === null ? [] : [notice('live/folder_failed', { folder, reason: folderError })]),
];
