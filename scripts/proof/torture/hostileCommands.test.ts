import { expect, it } from 'vitest';
import { createBench } from '../../../bundles/chess-match/src/match/testing/bench';
import { LOCAL_OPERATOR } from '../../../bundles/chess-match/src/match/authority/identity';
import { random } from '../../../bundles/chess-match/src/games/common/random';
import { malformedCommands, nonsense } from './hostileCommands';

it('nothing that a stranger sends is a command: each is refused for its shape', async () => {
  const { commands } = createBench();
  const numbers = random(1);
  const inputs = [...malformedCommands(numbers), ...nonsense(numbers, 50)];
  expect(inputs.length).toBeGreaterThan(300);
  for (const input of inputs) {
    const answer = await commands.submit(input, LOCAL_OPERATOR);
    expect([input, answer.ok ? 'obeyed' : answer.error.code]).toEqual([input, 'command/malformed']);
  }
}, 120_000);
