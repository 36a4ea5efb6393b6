import { readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { readConfig, type MatchConfig } from '../../bundles/chess-match/src/match/server/config';
import { readSettings } from '../../bundles/chess-match/src/match/server/configFile';
import { checkNodecgConfig } from './nodecgSettings';

/** The project's root: NodeCG runs here. */
export const PROJECT_FOLDER = join(import.meta.dirname, '..', '..');

/** Folders whose files a start reads, below the folder of a show. */
export const showFiles = (root: string): readonly string[] =>
  ['cfg', 'db', join('db', 'chess-match')].map((folder) => join(root, folder));

interface Manifest {
  readonly name: string;
  readonly nodecg: {
    readonly dashboardPanels: readonly { readonly name: string; readonly title: string; readonly file: string }[];
    readonly graphics: readonly { readonly file: string; readonly width: number; readonly height: number }[];
  };
}

export const manifest = (): Manifest =>
  JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as Manifest;

export interface Address {
  readonly host: string;
  readonly port: number;
  /** For a browser on this machine: "http://127.0.0.1:9090". */
  readonly url: string;
}

/** Hosts that mean all of this machine's addresses, with the one to call it by on the machine itself. */
const EVERYWHERE: Readonly<Record<string, string>> = { '': '127.0.0.1', '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** Where NodeCG will listen, from cfg/nodecg.json below that root. @throws ConfigError */
export const serverAddress = (root = PROJECT_FOLDER): Address => {
  const { host = '0.0.0.0', port = 9090 } = readSettings(root, 'nodecg.json', checkNodecgConfig);
  const name = EVERYWHERE[host] ?? (isIPv6(host) ? `[${host}]` : host);
  return { host, port, url: `http://${name}:${port}` };
};

/** cfg/chess-match.json below that root, as the server reads it. @throws ConfigError */
export const matchConfig = (root = PROJECT_FOLDER): MatchConfig => readSettings(root, 'chess-match.json', readConfig);
