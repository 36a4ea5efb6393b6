import { PUT_ASIDE_NAME } from '../../bundles/chess-match/src/match/server/supervised';
import { checkConfigFiles } from './configFiles';
import { putAsideDatabase } from './nodecgDatabase';
import { checkFolder } from './showFolder';

/**
 * What is to be done before each start of NodeCG on a show's folder. @returns what its environment has beside ours
 * @throws MustMend
 */
export const prepareNodecg = (root: string, nowMs: number): NodeJS.ProcessEnv => {
  checkConfigFiles(root);
  checkFolder(root);
  return { [PUT_ASIDE_NAME]: JSON.stringify(putAsideDatabase(root, nowMs)) };
};
