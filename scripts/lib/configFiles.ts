import { readConfigFile } from '../../bundles/chess-match/src/match/configFile';
import { matchConfig, serverAddress } from './project';

/**
 * One is NodeCG's own and one is of each bundle and each folder beside them: it ends at any of them that it cannot read, without a
 * word of the place.
 */
const FILES = ['nodecg.json', 'chess-match.json', 'chess-broadcast.json', 'venue.json'];

/** All that a start reads in cfg/ below that root. What only the hall's screens need is left to them. @throws ConfigError */
export const checkConfigFiles = (root: string): void => {
  for (const name of FILES) readConfigFile(root, name);
  serverAddress(root);
  matchConfig(root);
};
