import { readConfig } from '../../../bundles/chess-match/src/match/server/config';
import { settingsIn } from '../../../bundles/chess-match/src/match/server/configFile';
import { MustMend } from '../../../bundles/chess-match/src/match/server/mustMend';
import type { Reader, Fault } from './reader';

const FILE = 'chess-match.json';
const WHOLE = {
  allowedHosts: ['studio-pc:9090'],
  demo: { onFirstRun: false, paceMs: 900 },
  backups: { hour: 4, keep: 30 },
  obs: { address: '127.0.0.1:4455', whiteScene: 'Белые', pagesUrl: 'http://studio-pc:9090' },
  viewers: { port: 9092, delayMs: 900_000, edges: ['https://10.0.0.8:9601'], media: { folder: 'db/viewers-media' } },
};

/** What stops the start is one sentence, in English: whoever reads it has no page before him yet. */
const faultOf = ({ message }: MustMend): Fault => {
  const [, line, column] = /^cfg\/chess-match\.json, line (\d+), column (\d+): ./.exec(message) ?? [];
  return { place: line === undefined ? null : { line: Number(line), column: Number(column) }, words: [message] };
};

/** The settings of the match server, as they are read when it starts. */
export const SETTINGS: Reader = {
  name: `cfg/${FILE}`,
  whole: [JSON.stringify(WHOLE, null, 2), '{}'],
  read: (text) => {
    try {
      settingsIn(text, FILE, readConfig);
      return [];
    } catch (error) {
      if (error instanceof MustMend) return [faultOf(error)];
      throw error;
    }
  },
};
