import { notice, type Trouble } from '../base/troubles';
import { TOKEN_NAME, type LiveLoad } from './load';

/** What is wrong with how the match is followed from outside. None of it concerns the match. */
export const livePgnTroubles = ({ isTokenMissing, push, folder, folderError }: LiveLoad): readonly Trouble[] => [
  ...(isTokenMissing ? [notice('live/no_token', { name: TOKEN_NAME })] : []),
  ...(push === null || push.error === null ? [] : [notice('live/push_failed', { reason: push.error })]),
  ...(push?.refused ?? []).map(({ game, reason }) => notice('live/game_refused', { game, reason })),
  ...(push === null || push.orphans.length === 0 ? [] : [notice('live/orphans', { games: push.orphans.join(', ') })]),
  ...(folder === null || folderError === null ? [] : [notice('live/folder_failed', { folder, reason: folderError })]),
];
