import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ELSEWHERE, WINDOWS } from './panelWindows';
import { PROJECT_FOLDER } from './root';

const DASHBOARD = join(PROJECT_FOLDER, 'dashboard');

it('every window of every panel is opened by a test', () => {
  const files = readdirSync(DASHBOARD, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.startsWith('shared/ui/'),
  );
  const withWindows = files.filter((file) => /<(Confirm)?Dialog\b/.test(readFileSync(join(DASHBOARD, file), 'utf8')));
  const opened = Object.values(WINDOWS).flatMap((windows) => windows.map(({ file }) => file));
  expect(withWindows.toSorted()).toEqual([...new Set([...opened, ...Object.keys(ELSEWHERE)])].toSorted());
  for (const [file, test] of Object.entries(ELSEWHERE))
    expect([test, readFileSync(join(PROJECT_FOLDER, 'tests', test), 'utf8')]).toEqual([
      test,
      expect.stringContaining(`file: '${file}'`),
    ]);
});
