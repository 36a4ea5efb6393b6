import { createRequire } from 'node:module';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { PROJECT_FOLDER } from '../lib/project';
import { noticesOf } from '../lib/notices';

const COMPANION = join(PROJECT_FOLDER, 'companion');
/** Where vite.companion.config.ts builds it. */
const COMPANION_PACKAGE = join(COMPANION, 'dist', 'chess-broadcast', 'pkg');

const read = (path: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>;

const baseVersion = (): string => {
  const require = createRequire(join(COMPANION, 'package.json'));
  return String(read(require.resolve('@companion-module/base/package.json'))['version']);
};

/** What of the module is packed, by its place in the package, besides the program itself. */
export const packageFiles = (): Readonly<Record<string, string>> => {
  const { version, license } = read(join(COMPANION, 'package.json'));
  const manifest = read(join(COMPANION, 'companion', 'manifest.json'));
  const runtime = { ...(manifest['runtime'] as object), entrypoint: '../main.js', apiVersion: baseVersion() };
  return {
    'companion/manifest.json': JSON.stringify({ ...manifest, version, runtime }, null, 2),
    // Without the base library among its dependencies it is known as one that has all in itself.
    'package.json': JSON.stringify({ name: manifest['name'], version, license, type: 'module', dependencies: {} }),
    'licences.txt': noticesOf(['@companion-module/base', 'colord', 'tslib', 'ws']),
  };
};

const archive = async (files: Readonly<Record<string, Buffer>>): Promise<Buffer> => {
  const tar = pack();
  for (const [name, bytes] of Object.entries(files)) tar.entry({ name: `chess-broadcast/${name}` }, bytes);
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return gzipSync(Buffer.concat(chunks));
};

/** Lays the built module out as Companion loads it, and packs it. @returns the package that is imported */
export const packModule = async (): Promise<string> => {
  cpSync(join(COMPANION, 'companion'), join(COMPANION_PACKAGE, 'companion'), { recursive: true });
  const files = packageFiles();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(COMPANION_PACKAGE, name), text);
  // By this Companion takes the folder inside for a module that is packed.
  writeFileSync(join(dirname(COMPANION_PACKAGE), 'DEBUG-PACKAGED'), '');
  const names = [...Object.keys(files), 'main.js', 'companion/HELP.md'];
  const bytes = Object.fromEntries(names.map((name) => [name, readFileSync(join(COMPANION_PACKAGE, name))]));
  const path = join(
    COMPANION,
    'dist',
    `chess-broadcast-${String(read(join(COMPANION, 'package.json'))['version'])}.tgz`,
  );
  writeFileSync(path, await archive(bytes));
  return path;
};
