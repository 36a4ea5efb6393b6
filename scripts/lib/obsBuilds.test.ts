import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { obsBuild, versionOf } from '../../tests/support/obsBuild';
import { wantedOf } from './obsBuilds';

const folder = mkdtempSync(join(tmpdir(), 'obs-builds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = (path: string, text: string): string => {
  const full = join(folder, path);
  mkdirSync(join(full, '..'), { recursive: true });
  writeFileSync(full, text, { mode: 0o755 });
  return full;
};

describe('a version that is asked for', () => {
  it('is the newest of that name in the folder of builds', () => {
    const builds = join(folder, 'builds');
    mkdirSync(builds);
    for (const name of ['OBS-Studio-30.0.1.deb', 'OBS-Studio-30.2.3.deb', 'OBS-Studio-29.1.30.deb', 'notes'])
      writeFileSync(join(builds, name), '');
    expect(wantedOf('30', builds).path).toBe(join(builds, 'OBS-Studio-30.2.3.deb'));
    expect(wantedOf('30.0', builds).path).toBe(join(builds, 'OBS-Studio-30.0.1.deb'));
  });

  it('is said to be missing, with where to get it', () => {
    const wanted = wantedOf('32', join(folder, 'none'));
    expect(wanted).toMatchObject({ path: null, help: expect.stringContaining('obs-studio/releases') as unknown });
  });

  it('is a path where it looks like none', () => {
    expect(wantedOf('/opt/obs', folder)).toEqual({ name: '/opt/obs', path: '/opt/obs' });
  });
});

describe('the OBS under test', () => {
  it('is the installed one unless a path says otherwise', () => {
    expect(obsBuild('')).toEqual({ command: 'obs', env: {} });
  });

  it('is found in the folder of an unpacked package, with its own libraries and plugins', () => {
    const command = program('package/usr/bin/obs', '#!/bin/sh\necho "OBS Studio - 30.2.3 (linux)"\n');
    const lib = join(folder, 'package/usr/lib/x86_64-linux-gnu');
    mkdirSync(join(lib, 'obs-plugins'), { recursive: true });
    const build = obsBuild(join(folder, 'package'));
    expect(build).toMatchObject({ command, env: { OBS_PLUGINS_PATH: join(lib, 'obs-plugins') } });
    expect(build.env['LD_LIBRARY_PATH']?.split(':')).toContain(lib);
    expect(versionOf(build)).toBe('30.2.3');
  });

  it('is named with what is wrong', () => {
    expect(() => obsBuild(join(folder, 'nowhere'))).toThrow('no such file or folder');
    mkdirSync(join(folder, 'empty'));
    expect(() => obsBuild(join(folder, 'empty'))).toThrow('looked for usr/bin/obs');
    writeFileSync(join(folder, 'text'), '', { mode: 0o644 });
    expect(() => obsBuild(join(folder, 'text'))).toThrow('no program that can be started');
    const other = program('other', '#!/bin/sh\necho nothing; echo "missing library" >&2; exit 3\n');
    expect(() => versionOf(obsBuild(other))).toThrow('missing library');
  });
});
