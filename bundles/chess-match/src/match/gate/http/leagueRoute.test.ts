import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { GAMES } from '../../../games';
import { readTrf } from '../../../games/trf/testing/readTrf';
import { nobody, peopleView } from '../../../show';
import { createBench, type Bench } from '../../testing/bench';
import { leagueRoute } from './leagueRoute';

const PEOPLE = {
  of: () => peopleView(nobody()),
  ofOpen: () => peopleView(nobody()),
};

const asked = async ({ journal }: Bench, query: string) => {
  const row = leagueRoute({ journal, games: GAMES, people: PEOPLE });
  const request = { url: `/chess-match/league${query}` } as IncomingMessage;
  const answer = await row.answer({ request, path: '/chess-match/league', groups: [] });
  if (typeof answer === 'function') throw new Error('streamed');
  return answer;
};

const openId = (bench: Bench): string => bench.commands.open()?.row.matchId ?? '';

it('all matches of an event that are over are one report of its game, rehearsals and other events left out', async () => {
  const bench = createBench({ parts: { games: GAMES, defaultGame: 'classical' } });
  const play = async (white: string, black: string, more: object, isOver = true): Promise<string> => {
    bench.time.nowMs += 86_400_000;
    const leave = openId(bench);
    const names = { event: 'Liga «А»', white, black, game: 'classical', settings: { boards: 1 }, leave };
    await bench.newMatch({ ...names, ...more });
    await bench.send({ type: 'startClock', thread: '1' });
    await bench.send({ type: 'commitTurn', thread: '1', line: '1:e4' });
    if (isOver) await bench.send({ type: 'resignMatch', thread: '1', team: 'black' });
    return openId(bench);
  };
  const first = await play('Reds', 'Blues', {});
  await play('Blues', 'Reds', { event: 'Cup' });
  await play('Blues', 'Reds', { rehearsal: true });
  await play('Greens', 'Reds', {});
  await play('Greens', 'Blues', {}, false);
  const { status, body, headers } = await asked(bench, `?match=${first}`);
  expect([status, decodeURIComponent(headers?.['content-disposition'] ?? '')]).toEqual([
    ...[200, "attachment; filename*=UTF-8''Liga «А».trf"],
  ]);
  const report = readTrf(String(body));
  expect(
    report.ok && [report.value.rounds, report.value.teams.map(({ name, matchPoints }) => [name, matchPoints])],
  ).toEqual([
    ...[
      2,
      [
        ['Reds', 2],
        ['Blues', 0],
        ['Greens', 2],
      ],
    ],
  ]);
});

it('of a game that has no such report, and of no match, it says so', async () => {
  const bench = createBench({ parts: { games: GAMES, defaultGame: 'progressive' } });
  await bench.newMatch({ game: 'progressive' });
  const said = async (query: string) => {
    const { status, body } = await asked(bench, query);
    return [status, /"code":"([^"]+)"/.exec(String(body))?.[1]];
  };
  expect(await said(`?match=${openId(bench)}`)).toEqual([404, 'command/not_here']);
  expect(await said('?match=none')).toEqual([404, 'match/unknown']);
  expect(await said('')).toEqual([404, 'match/unknown']);
});
