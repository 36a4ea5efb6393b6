import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games';
import { createBench } from '../testing/bench';
import { chaptersRoute } from './route';
import { chaptersOf } from './chapters';
import { asCsv, asEdl, asText } from './written';

const START = 1_700_000_000_000;
const CHAPTERS = [
  { atMs: 0, title: 'Before' },
  { atMs: 65_500, title: '=Fork | one, two' },
  { atMs: 3_723_040, title: 'Конец' },
];

describe('chapters of a film', () => {
  it('begin with it, leave out what was before it, and are none shorter than sites take', () => {
    const happened = [-5, 9, 10, 15, 25].map((s) => ({ atMs: START + s * 1000, title: String(s) }));
    expect(chaptersOf(happened, START, 'first').map(({ title }) => title)).toEqual(['first', '10', '25']);
  });

  it('are written for sites, tables and editors', () => {
    expect(asText(CHAPTERS)).toBe('0:00 Before\n1:05 =Fork | one, two\n1:02:03 Конец\n');
    expect(asCsv(CHAPTERS).split('\r\n')).toEqual([
      'seconds,time,title',
      '0.000,0:00,Before',
      `65.500,1:06,"'=Fork | one, two"`,
      '3723.040,1:02:03,Конец',
      '',
    ]);
    expect(asEdl(CHAPTERS, 'Final', 25).split('\n').slice(0, 7)).toEqual([
      'TITLE: Final',
      'FCM: NON-DROP FRAME',
      '',
      '001  001      V     C        00:00:00:00 00:00:00:01 00:00:00:00 00:00:00:01',
      ' |C:ResolveColorBlue |M:Before |D:1',
      '',
      '002  001      V     C        00:01:05:12 00:01:05:13 00:01:05:12 00:01:05:13',
    ]);
    expect(asEdl(CHAPTERS, 'Final', 25)).toContain('|M:=Fork / one, two |');
    expect(asEdl(CHAPTERS, 'Final', 25)).toContain('01:02:03:01 01:02:03:02');
  });
});

describe('key moments of a match', () => {
  const evening = async () => {
    const bench = createBench({ parts: { games: GAMES, defaultGame: 'business' } });
    await bench.newMatch();
    await bench.send({ type: 'startClock' });
    for (const line of ['1:e4', '1:e5', '1:Nf3 2:Bc4 branch 1>2 3+7', '1:Nc6 2:Nc6', '1:Bb5 2:Nf3 pass 1>2']) {
      bench.time.nowMs += 60_000;
      expect(await bench.send({ type: 'commitTurn', line })).toMatchObject({ ok: true });
    }
    const ask = async (query: string) => {
      const url = `/chess-match/chapters?${query}`;
      const { answer } = chaptersRoute(() => bench.commands.open());
      const reply = await answer({ request: { url } as never, path: '', groups: [] });
      if (typeof reply === 'function') throw new Error('written by itself');
      return { status: reply.status, body: String(reply.body) };
    };
    return { bench, ask };
  };

  it('are what a director had reason to show, in both languages, from when the film began', async () => {
    const { bench, ask } = await evening();
    expect((await ask('')).body.trim().split('\n')).toEqual([
      '0:00 The game begins',
      '3:00 2. White branched board 1: 7 chips to board 2',
      '5:00 3. White passed from board 1 to board 2',
    ]);
    const start = bench.time.nowMs - 6 * 60_000;
    expect((await ask(`language=ru&start=${start}`)).body.trim().split('\n')).toEqual([
      '0:00 Перед партией',
      '1:00 Партия началась',
      '4:00 2. Белые разделили доску 1: 7 фишек на доску 2',
      '6:00 3. Белые сделали пас с доски 1 на доску 2',
    ]);
    expect((await ask(`as=csv&start=${new Date(start).toISOString()}`)).body).toContain('240.000,4:00,');
  });

  it('forget what was taken back', async () => {
    const { bench, ask } = await evening();
    await bench.send({ type: 'undo', reason: null, expectedVersion: bench.commands.version() });
    expect((await ask('as=json')).body).not.toContain('passed');
  });

  it('are refused for what cannot be read, by its name', async () => {
    const { ask } = await evening();
    for (const wrong of ['as=xml', 'language=de', 'start=soon', 'fps=26']) {
      const { status, body } = await ask(wrong);
      expect([status, JSON.parse(body)]).toEqual([400, { ok: false, parameter: wrong.split('=')[0] }]);
    }
  });
});
