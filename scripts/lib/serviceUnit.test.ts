import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CANNOT_START } from '../../bundles/chess-match/src/match/server/exitStatus';
import { PROJECT_FOLDER } from './project';

const UNIT = 'docs/chess-broadcast.service';

const read = (path: string): string => readFileSync(join(PROJECT_FOLDER, path), 'utf8');

/** What the unit says by that name, of all its sections. */
const saidOf = (name: string): readonly string[] =>
  read(UNIT)
    .split('\n')
    .flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));

describe('the unit of systemd', () => {
  it('starts the program that "npm start" starts', () => {
    const [command = ''] = saidOf('ExecStart');
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    expect(command).toBe(`/usr/bin/env ${scripts.start}`);
    expect(existsSync(join(PROJECT_FOLDER, command.split(' ')[2] ?? ''))).toBe(true);
  });

  it('waits for the network, has passwords from a file, and leaves alone what a person must mend', () => {
    expect(saidOf('After')).toEqual(['network-online.target']);
    expect(saidOf('EnvironmentFile')).toEqual(['-/etc/chess-broadcast.env']);
    expect(saidOf('RestartPreventExitStatus')).toEqual([String(CANNOT_START)]);
  });

  it('may write in the folder where it runs, and does not forbid what Node cannot do without', () => {
    expect(saidOf('ProtectSystem')).toEqual(['strict']);
    expect(saidOf('ReadWritePaths')).toEqual(saidOf('WorkingDirectory'));
    expect(saidOf('MemoryDenyWriteExecute')).toEqual([]);
  });

  it('is what docs/operations.md leads to', () => {
    expect(read('docs/operations.md')).toContain(`(${basename(UNIT)})`);
  });
});
