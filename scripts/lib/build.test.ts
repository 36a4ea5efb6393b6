import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from './project';

const LOADED = `
import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => { if (url.includes('/node_modules/vite/')) console.log(url); return next(url, context); } });
await import('./scripts/lib/build.ts');
console.log('end');
`;

it('a start that builds nothing does not load the builder', () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', LOADED];
  const { stdout } = spawnSync(process.execPath, args, { cwd: PROJECT_FOLDER, encoding: 'utf8' });
  expect(stdout).toBe('end\n');
});
