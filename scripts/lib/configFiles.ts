import { join } from 'node:path';
import { readConfig } from '../../bundles/chess-match/src/match/server/config';
import { readConfigFile, readSettings } from '../../bundles/chess-match/src/match/server/configFile';
import { copyFolder } from '../../bundles/chess-match/src/match/safety/copy/place';
import { checkNodecgConfig } from './nodecgSettings';
import { checkShowConfig } from './showSettings';

/**
 * All that a start reads in cfg/ below that root: NodeCG ends at a file that it cannot read, without a word of the
 * place. What only the hall's screens need is left to them, once it is JSON.
 * @throws ConfigError
 */
export const checkConfigFiles = (root: string): void => {
  readSettings(root, 'nodecg.json', checkNodecgConfig);
  readSettings(root, 'chess-match.json', (given) => {
    copyFolder(readConfig(given).copyTo, join(root, 'db', 'chess-match'));
  });
  readSettings(root, 'chess-broadcast.json', checkShowConfig);
  readConfigFile(root, 'venue.json');
};
