import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const PROJECT_FOLDER = join(import.meta.dirname, '..', '..');

export interface RootOptions {
  /** False: no panels and no graphics, for tests that open no page. */
  readonly pages: boolean;
  /** cfg/chess-match.json. */
  readonly config: object;
  /** cfg/chess-broadcast.json; null = none. */
  readonly show: object | null;
  readonly port: number;
  /** What cfg/nodecg.json has beside host and port, or otherwise. */
  readonly nodecg?: object;
  /** cfg/venue.json; without it no venue server is started. */
  readonly venue?: object;
  /** Folder to use as the extension of chess-match; null = the built one. */
  readonly extension: string | null;
}

const writeJson = (path: string, value: unknown): void => {
  writeFileSync(path, JSON.stringify(value, null, 2));
};

/** The real manifest without its pages. */
const bareManifest = (): unknown => {
  const manifest = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as {
    nodecg: Record<string, unknown>;
  };
  const { compatibleRange, bundleDependencies } = manifest.nodecg;
  return { ...manifest, nodecg: { compatibleRange, bundleDependencies } };
};

const linkBundle = (root: string, extension: string | null): void => {
  const bundle = join(PROJECT_FOLDER, 'bundles', 'chess-match');
  if (extension === null) {
    symlinkSync(join(PROJECT_FOLDER, 'bundles'), join(root, 'bundles'));
    return;
  }
  const target = join(root, 'bundles', 'chess-match');
  mkdirSync(join(target, 'extension'), { recursive: true });
  for (const name of ['package.json', 'fixtures']) symlinkSync(join(bundle, name), join(target, name));
  symlinkSync(join(extension, 'index.js'), join(target, 'extension', 'index.js'));
};

/**
 * A project root to throw away: the code is this project's, the configuration, the journal and the logs are its own.
 * Its path has no part beginning with a dot: NodeCG would load nothing from there and say nothing.
 */
export const createRoot = (options: RootOptions): string => {
  const { pages, config, show, port, nodecg = {}, extension, venue = { enabled: false } } = options;
  const root = mkdtempSync(join(tmpdir(), 'chess-broadcast-'));
  const linked = ['node_modules', 'site', ...(pages ? ['package.json', 'dashboard', 'graphics'] : [])];
  for (const name of linked) symlinkSync(join(PROJECT_FOLDER, name), join(root, name));
  if (!pages) writeJson(join(root, 'package.json'), bareManifest());
  linkBundle(root, extension);
  mkdirSync(join(root, 'cfg'));
  writeJson(join(root, 'cfg', 'nodecg.json'), { host: '127.0.0.1', port, ...nodecg });
  // Strangers are served by tests that ask for it: a port is one for all.
  writeJson(join(root, 'cfg', 'chess-match.json'), { viewers: { port: null }, ...config });
  writeJson(join(root, 'cfg', 'venue.json'), venue);
  if (show !== null) writeJson(join(root, 'cfg', 'chess-broadcast.json'), show);
  return root;
};

export const removeRoot = (root: string): void => {
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
};
