import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../games';
import type { PrintedMatch } from '../../../games/common/printed';
import { nobody, peopleView } from '../../../show';
import { createBench, type Bench } from '../../testing/bench';
import { sheetsRoute } from './sheetsRoute';

const parts = { games: GAMES, defaultGame: 'business' };
const people = {
  ...peopleView(nobody()),
  arbiters: [
    {
      id: 'a',
      name: 'Smirnova',
      title: '',
      role: 'arbiter',
      elo: null,
      seat: null,
      photo: null,
      hasMic: false,
    } as const,
  ],
};

/** What the route answers to a query. */
const asked = async (bench: Bench, query: string): Promise<{ readonly status: number; readonly body: unknown }> => {
  const { commands, journal, time } = bench;
  const row = sheetsRoute({
    commands,
    journal,
    games: GAMES,
    people: { of: () => ({ ...people, arbiters: [] }), ofOpen: () => people },
    now: () => time.nowMs,
  });
  const request = { url: `/chess-match/sheets${query}` } as IncomingMessage;
  const answer = await row.answer({ request, path: '/chess-match/sheets', groups: [] });
  if (typeof answer === 'function') throw new Error('streamed');
  return { status: answer.status, body: JSON.parse(String(answer.body)) as unknown };
};
const printed = async (bench: Bench, query = ''): Promise<PrintedMatch> =>
  (await asked(bench, query)).body as PrintedMatch;
const texts = ({ sheets }: PrintedMatch) => sheets.map(({ moves }) => moves.map(({ text }) => text).join(' '));

const twoMatches = async (): Promise<{ readonly bench: Bench; readonly first: string }> => {
  const bench = createBench({ parts });
  await bench.newMatch({ game: 'classical', settings: { boards: 2 }, event: 'Cup', white: 'Reds', black: 'Blues' });
  await bench.send({ type: 'startClock', thread: '1' });
  await bench.send({ type: 'commitTurn', thread: '1', line: '1:e4' });
  bench.time.nowMs += 1000;
  await bench.send({ type: 'offerDraw', thread: '1', team: 'white' });
  await bench.send({ type: 'commitTurn', thread: '2', line: '2:d4' });
  const first = bench.commands.open()?.row.matchId ?? '';
  await bench.newMatch({ game: 'business', leave: first });
  return { bench, first };
};

describe('GET sheets', () => {
  it('has the open match as it stands, by committed turns alone', async () => {
    const { bench } = await twoMatches();
    await bench.send({ type: 'commitTurn', line: '1:e4' });
    await bench.send({ type: 'setDraft', line: '1:e5' });
    const match = await printed(bench);
    expect([match.game, texts(match), match.isOver, match.arbiters.map(({ name }) => name)]).toEqual([
      ...['business', ['e4'], false, ['Smirnova']],
    ]);
    expect(JSON.stringify(match)).not.toContain('e5');
  });

  it('has any match of the journal, without who judges now, and the offer beside its move', async () => {
    const { bench, first } = await twoMatches();
    const match = await printed(bench, `?match=${first}`);
    expect([match.matchId, match.event, match.teams.white.name, match.arbiters]).toEqual([first, 'Cup', 'Reds', []]);
    expect(texts(match)).toEqual(['e4', 'd4']);
    expect(match.sheets.map(({ moves }) => moves.map(({ isOffer }) => isOffer))).toEqual([[true], [false]]);
    expect(match.protocol.map(({ kind }) => kind)).toEqual(['clockStarted', 'drawOffered']);
    expect(match.clocks.map(({ board, side }) => [board, side])).toEqual([
      ['1', 'white'],
      ['1', 'black'],
      ['2', 'white'],
      ['2', 'black'],
    ]);
  });

  it.each(Object.keys(GAMES))('has empty forms of %s, with nobody on them', async (game) => {
    const { bench } = await twoMatches();
    const form = await printed(bench, `?game=${game}`);
    expect([form.game, form.matchId, form.event, form.arbiters]).toEqual([game, null, '', []]);
    expect(form.sheets.length).toBeGreaterThan(0);
    expect(form.sheets.flatMap(({ moves, before }) => [...moves, ...before])).toEqual([]);
  });

  it('says what it does not know', async () => {
    const bench = createBench({ parts });
    const code = async (query: string): Promise<unknown> => {
      const { status, body } = await asked(bench, query);
      return [status, JSON.stringify(body).match(/"code":"([^"]+)"/)?.[1]];
    };
    expect(await code('')).toEqual([404, 'match/none_open']);
    expect(await code('?match=none')).toEqual([404, 'match/unknown']);
    expect(await code('?game=none')).toEqual([404, 'command/not_here']);
    expect(await code('?game=toString')).toEqual([404, 'command/not_here']);
  });
});

describe('when a match was played', () => {
  it('begins with its first clock or turn and ends with what ended it, whatever is entered later', async () => {
    const bench = createBench({ parts });
    await bench.newMatch({ game: 'progressive' });
    const at = async (nowMs: number, command: { readonly type: string; readonly [field: string]: unknown }) => {
      bench.time.nowMs = nowMs;
      return bench.send(command);
    };
    const from = bench.time.nowMs;
    expect(await printed(bench)).toMatchObject({ begunAtMs: null, endedAtMs: null });
    await at(from + 1000, { type: 'noteIncident', kind: 'noise', text: 'x', expectedVersion: null });
    await at(from + 2000, { type: 'startClock' });
    await at(from + 3000, { type: 'commitTurn', line: 'e4' });
    await at(from + 4000, { type: 'resignMatch', team: 'white' });
    await at(from + 5000, { type: 'noteIncident', kind: 'noise', text: 'x', expectedVersion: null });
    expect(await printed(bench)).toMatchObject({ isOver: true, begunAtMs: from + 2000, endedAtMs: from + 4000 });
    await at(from + 6000, { type: 'undo', reason: 'he had not' });
    expect(await printed(bench)).toMatchObject({ isOver: false, endedAtMs: null });
  });
});
