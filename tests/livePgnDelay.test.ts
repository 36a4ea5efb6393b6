import { afterAll, beforeAll, expect, it } from 'vitest';
import { mustPost, newMatch, postCommand } from './support/commands';
import { liveBench, move, type Live } from './support/liveBench';
import { until } from './support/until';

/** Longer than a turn and its taking back take on any machine. */
const HELD_MS = 12_000;

let live: Live;
beforeAll(async () => {
  live = await liveBench({ delayMs: HELD_MS });
});
afterAll(() => live?.dispose());

it('the delay holds for polling, the push and the folder: a turn taken back within it is seen by none of them', async () => {
  await newMatch(live.server);
  expect((await postCommand(live.server, { type: 'pushLive' })).answer).toMatchObject({
    ok: false,
    error: { code: 'live/nothing' },
  });
  const { version } = await mustPost(live.server, { type: 'commitTurn', line: '1:e4' });
  await mustPost(live.server, { type: 'undo', reason: 'a slip', expectedVersion: version });
  await mustPost(live.server, { type: 'commitTurn', line: '1:d4' });
  const seen = new Set<string>();
  const look = async (): Promise<void> => {
    for (const name of ['live.pgn', 'live.bcr']) {
      const { status, body } = await live.at(name);
      if (status === 200) seen.add(body);
    }
    seen.add(live.written());
  };
  await look();
  expect([...seen, ...live.pushed].join('\n')).not.toMatch(move('d4', 'e4'));
  await until(async () => {
    await look();
    return [(await live.at('live.pgn')).body, live.written(), live.pushed.at(-1) ?? ''].every((text) =>
      move('d4').test(text),
    );
  }, 'the turn everywhere');
  expect([...seen, ...live.pushed].join('\n')).not.toMatch(move('e4'));
});
