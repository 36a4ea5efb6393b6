import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../../lib/project';
import { boxCommands, boxCommandsFile } from './boxCommands';

it('what Companion’s keys can send is as the commands are declared (npm run docs:api writes it)', async () => {
  expect(readFileSync(join(PROJECT, 'companion/src/commands/table.ts'), 'utf8')).toBe(await boxCommandsFile());
});

it('are those that a key can say whole', () => {
  const types = boxCommands().map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['commitTurn', 'takeGraphic', 'stopClock', 'mutePerson', 'cutScene']));
  expect(types).not.toEqual(expect.arrayContaining(['setRundown']));
  for (const type of ['takeCued', 'setPeople', 'setSceneRules', 'newMatch', 'restoreBackup', 'revokeDevice'])
    expect(types).not.toContain(type);
});
