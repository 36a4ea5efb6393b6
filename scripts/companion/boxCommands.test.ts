import { expect, it } from 'vitest';
import { boxCommands } from './boxCommands';

it('what Companion’s keys can send are the commands that a key can say whole', () => {
  const types = boxCommands().map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['commitTurn', 'takeGraphic', 'stopClock', 'mutePerson', 'cutScene']));
  expect(types).not.toEqual(expect.arrayContaining(['setRundown']));
  for (const type of ['takeCued', 'setPeople', 'setSceneRules', 'newMatch', 'restoreBackup', 'revokeDevice'])
    expect(types).not.toContain(type);
});
