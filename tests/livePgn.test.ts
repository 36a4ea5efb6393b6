import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPoller } from '../bundles/chess-match/src/match/livePgn/testing/poller';
import { mustPost, newMatch, postCommand } from './support/commands';
import { liveBench, move, type Live } from './support/liveBench';
import { until } from './support/until';

let live: Live;
beforeAll(async () => {
  live = await liveBench({}, 'aBcD1234 eFgH5678');
});
afterAll(() => live?.dispose());

it('a match with a branch is followed by polling, by a push and as files, each branch by itself', async () => {
  await newMatch(live.server);
  const poller = createPoller();
  const begun = await live.with('live.pgn', /\[Event /);
  expect(poller.poll(begun)).toBeNull();
  expect(poller.chapters().map(({ moves }) => moves)).toEqual([[]]);

  for (const line of ['1:e4', '1:e5', '1:Nf3 2:f4 branch 1>2 3+7', '1:Nc6 2:exf4'])
    await mustPost(live.server, { type: 'commitTurn', line });
  const grown = await live.with('live.pgn', move('exf4'));
  expect(poller.poll(grown)).toBeNull();
  expect(poller.chapters().map(({ tags, moves }) => [tags.get('Site')?.split('/').at(-1), moves.at(-1)])).toEqual([
    ['1w-1', 'Nc6'],
    ['2w-2', 'exf4'],
  ]);
  expect(await live.at('live.pgn', { 'if-none-match': grown.etag })).toMatchObject({ status: 304, body: '' });
  expect((await live.at('live.bcr')).body).toContain('branch 1>2 3+7');

  await until(() => move('exf4').test(live.pushed.at(-1) ?? ''), 'the push');
  expect(live.pushed.at(-1)).toBe(`/api/broadcast/round/aBcD1234/push Bearer secret\n${grown.body}`);
  expect(readFileSync(join(live.folder, 'round-1', 'games.pgn'), 'utf8')).toBe(grown.body);
  expect(readFileSync(join(live.folder, 'round-1', 'game-2.pgn'), 'utf8')).toContain(
    '[Site "https://chess.example/match/',
  );
});

it('a match in a game that nobody else knows has its own record, and no PGN', async () => {
  await newMatch(live.server, { game: 'progressive' });
  await live.with('live.ppgn', /\[Variant /);
  expect((await live.at('live.pgn')).status).toBe(404);
});

it('what is not committed leaves by no way: a draft, what the arbiter notes', async () => {
  await newMatch(live.server);
  await live.with('live.pgn', /\[Event /);
  await mustPost(live.server, { type: 'setDraft', line: '1:h4' });
  await mustPost(live.server, { type: 'noteIncident', kind: 'other', text: 'NOT FOR ALL' });
  await mustPost(live.server, { type: 'commitTurn', line: '1:e4' });
  await mustPost(live.server, { type: 'setDraft', line: '1:h5' });
  const polled = [await live.with('live.pgn', move('e4')), await live.with('live.bcr', move('e4'))].map(
    ({ body }) => body,
  );
  await until(() => move('e4').test(live.pushed.at(-1) ?? ''), 'the push');
  const left = [...polled, ...live.pushed, live.written()].join('\n');
  expect(left).not.toMatch(/h4|h5|NOT FOR ALL/);
});

it('what a round did not take is pushed again at once when that is asked for', async () => {
  const { matchId } = await newMatch(live.server);
  await until(() => live.pushed.at(-1)?.includes(String(matchId)) === true, 'the push of the new match');
  live.answer.status = 429;
  await mustPost(live.server, { type: 'commitTurn', line: '1:c4' });
  await until(() => move('c4').test(live.pushed.at(-1) ?? ''), 'the push that is not taken');
  const count = live.pushed.length;
  live.answer.status = 200;
  await mustPost(live.server, { type: 'pushLive' });
  await until(() => live.pushed.length === count + 1, 'the push by hand');
  expect(live.pushed.at(-1)).toMatch(move('c4'));
});

it('a return game is pushed to a round of its own, and written beside the first', async () => {
  const { matchId } = await newMatch(live.server);
  await mustPost(live.server, { type: 'startClock' });
  for (const line of ['1:d4', 'resign 1']) await mustPost(live.server, { type: 'commitTurn', line });
  await until(() => live.pushed.at(-1)?.includes('[Result "1-0"]') === true, 'the end of the first');
  expect(live.pushed.at(-1)).toContain('/round/aBcD1234/');
  await newMatch(live.server, { white: 'Blues', black: 'Reds', returnOf: matchId });
  await mustPost(live.server, { type: 'commitTurn', line: '1:Nf3' });
  await until(() => move('Nf3').test(live.pushed.at(-1) ?? ''), 'the return game');
  expect(live.pushed.at(-1)).toContain('/round/eFgH5678/');
  expect(readFileSync(join(live.folder, 'round-2', 'games.pgn'), 'utf8')).toMatch(move('Nf3'));
  expect(readFileSync(join(live.folder, 'round-1', 'games.pgn'), 'utf8')).toContain('[Result "1-0"]');
});

it('nothing is pushed by hand of a game that no round can have', async () => {
  const { answer } = await postCommand(live.server, { type: 'pushLive', role: 'commentator' });
  expect(answer.ok).toBe(false);
});
