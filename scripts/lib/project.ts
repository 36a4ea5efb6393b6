import { readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';

/** The project's root: NodeCG runs here. */
export const PROJECT = join(import.meta.dirname, '..', '..');

interface Manifest {
  readonly name: string;
  readonly nodecg: {
    readonly dashboardPanels: readonly { readonly name: string; readonly title: string; readonly file: string }[];
    readonly graphics: readonly { readonly file: string; readonly width: number; readonly height: number }[];
  };
}

const readJson = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

export const manifest = (): Manifest => readJson(PROJECT, 'package.json') as Manifest;

export interface Address {
  readonly host: string;
  readonly port: number;
  /** For a browser on this machine: "http://127.0.0.1:9090". */
  readonly url: string;
}

/** Hosts that mean all of this machine's addresses, with the one to call it by on the machine itself. */
const EVERYWHERE: Readonly<Record<string, string>> = { '': '127.0.0.1', '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** Where NodeCG will listen, from cfg/nodecg.json below that root. */
export const serverAddress = (root = PROJECT): Address => {
  const { host = '0.0.0.0', port = 9090 } = readJson(root, 'cfg', 'nodecg.json') as { host?: string; port?: number };
  const name = EVERYWHERE[host] ?? (isIPv6(host) ? `[${host}]` : host);
  return { host, port, url: `http://${name}:${port}` };
};

/** Names of this server for other machines: "allowedHosts" of cfg/chess-match.json, "studio-pc:9090". */
export const namesForOthers = (root: string): readonly string[] => {
  const { allowedHosts = [] } = readJson(root, 'cfg', 'chess-match.json') as { allowedHosts?: readonly string[] };
  return allowedHosts;
};
