import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../lib/project';
import { commandList } from './commandList';

it('docs/commands.md has the commands as they are declared (npm run docs:api writes it)', () => {
  expect(readFileSync(join(PROJECT, 'docs', 'commands.md'), 'utf8')).toBe(commandList());
});
