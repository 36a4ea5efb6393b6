import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../lib/project';
import { commandList } from './commandList';

it('docs/commands.md has the commands as they are declared (npm run docs:api writes it)', () => {
  expect(readFileSync(join(PROJECT_FOLDER, 'docs', 'commands.md'), 'utf8')).toBe(commandList());
});
