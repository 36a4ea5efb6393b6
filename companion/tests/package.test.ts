import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateManifest } from '@companion-module/base/manifest';
import { beforeAll, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../scripts/lib/project';

const PACKAGE = join(PROJECT_FOLDER, 'companion/dist/chess-broadcast/pkg');
const read = (path: string): string => readFileSync(join(PACKAGE, path), 'utf8');
const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: PROJECT_FOLDER, encoding: 'utf8' });

beforeAll(() => {
  execFileSync('npm', ['run', '-s', 'companion'], { cwd: PROJECT_FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
});

it('has a manifest as Companion asks for, with the version of the base library it was built with', () => {
  const manifest = JSON.parse(read('companion/manifest.json'));
  expect(() => validateManifest(manifest, false)).not.toThrow();
  expect(() => validateManifest({ ...manifest, runtime: {} }, false)).toThrow();
  expect(manifest.runtime).toMatchObject({ entrypoint: '../main.js', apiVersion: '2.0.4', permissions: {} });
  const { version } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8'));
  expect([manifest.version, JSON.parse(read('package.json')).version]).toEqual([version, version]);
});

it('has all in itself, and can be loaded', async () => {
  const imported = [...read('main.js').matchAll(/^import .*? from ['"]([^'"]+)['"]/gm)].map(([, name]) => name);
  expect(imported.length).toBeGreaterThan(3);
  expect(
    imported.filter(
      (name) => !/^node:|^(events|https?|net|tls|crypto|stream|url|zlib|buffer|module)$/.test(name ?? ''),
    ),
  ).toEqual([]);
  const { default: Module, UpgradeScripts } = await import(join(PACKAGE, 'main.js'));
  expect(UpgradeScripts).toEqual([]);
  expect(() => new Module({})).toThrow('constructed incorrectly');
});

it('brings the licences of what goes out with it', () => {
  for (const name of ['@companion-module/base 2.0.4', 'colord', 'tslib', 'ws'])
    expect(read('licences.txt')).toContain(`${name}`);
});

it('is the only place that knows Companion’s base library', () => {
  const files = git('ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx').trim().split('\n');
  const knows = files.filter((file) =>
    /from '@companion-module\/base/.test(readFileSync(join(PROJECT_FOLDER, file), 'utf8')),
  );
  expect(knows.length).toBeGreaterThan(5);
  expect(knows.filter((file) => !file.startsWith('companion/'))).toEqual([]);
});
