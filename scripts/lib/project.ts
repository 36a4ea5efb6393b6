import { readFileSync } from 'node:fs';
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

const readJson = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(PROJECT, ...path), 'utf8'));

export const manifest = (): Manifest => readJson('package.json') as Manifest;

export interface Address {
  readonly host: string;
  readonly port: number;
  /** For a browser on this machine: "http://127.0.0.1:9090". */
  readonly url: string;
}

/** Where NodeCG will listen, from cfg/nodecg.json. */
export const serverAddress = (): Address => {
  const { host = '0.0.0.0', port = 9090 } = readJson('cfg', 'nodecg.json') as { host?: string; port?: number };
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return { host, port, url: `http://${isEverywhere ? '127.0.0.1' : host}:${port}` };
};
