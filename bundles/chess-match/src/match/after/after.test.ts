import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games';
import { createBench } from '../testing/bench';
import type { Film } from '../../obs/films/film';
import type { Shelf } from '../safety/kept/kept';
import { shelfWith } from '../testing/shelf';
import { createMarks } from './marks/marks';
import { suggestedOf } from './marks/suggested';
import { chaptersRoute } from './route';
import { chaptersOf, SHORTEST_MS, sinceMoment } from './chapters';
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
    const titles = (some: typeof happened, shortestMs: number) =>
      chaptersOf(some, sinceMoment(START), 'first', shortestMs).map(({ title }) => title);
    expect(titles(happened, SHORTEST_MS)).toEqual(['first', '10', '25']);
    expect(titles(happened.toReversed(), SHORTEST_MS)).toEqual(['first', '15', '25']);
    expect(titles(happened, 1)).toEqual(['first', '9', '10', '15', '25']);
  });

  it('are written for sites, tables and editors', () => {
    expect(asText(CHAPTERS)).toBe('0:00 Before\n1:05 =Fork | one, two\n1:02:03 Конец\n');
    expect(asCsv(CHAPTERS).split('\r\n')).toEqual([
      'seconds,time,title',
      '0.000,0:00,Before',
      `65.500,1:05,"'=Fork | one, two"`,
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
  const evening = async (films: readonly Film[] = []) => {
    const bench = createBench({ parts: { games: GAMES, defaultGame: 'business' } });
    let ids = 0;
    const open = () => bench.commands.open();
    /** Of a server that begins with what was kept. */
    const marksOn = (shelf: Shelf) =>
      createMarks({
        shelf,
        open,
        changed: () => undefined,
        newId: () => `mark-${(ids += 1)}`,
        now: () => bench.time.nowMs,
      });
    const shelf = shelfWith();
    const marks = marksOn(shelf);
    await bench.newMatch();
    await bench.send({ type: 'startClock' });
    for (const line of ['1:e4', '1:e5', '1:Nf3 2:Bc4 branch 1>2 3+7', '1:Nc6 2:Nc6', '1:Bb5 2:Nf3 pass 1>2']) {
      bench.time.nowMs += 60_000;
      expect(await bench.send({ type: 'commitTurn', line })).toMatchObject({ ok: true });
    }
    const ask = async (query: string) => {
      const url = `/chess-match/chapters?${query}`;
      const { answer } = chaptersRoute({ open, films: () => films, marks: marks.list });
      const reply = await answer({ request: { url } as never, path: '', groups: [] });
      if (typeof reply === 'function') throw new Error('written by itself');
      return { status: reply.status, body: String(reply.body) };
    };
    return { bench, shelf, marks, marksOn, ask };
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
    for (const wrong of ['as=xml', 'language=de', 'start=soon', 'fps=26', 'film=gone']) {
      const { status, body } = await ask(wrong);
      expect([status, JSON.parse(body)]).toEqual([400, { ok: false, parameter: wrong.split('=')[0] }]);
    }
  });

  /** A recording that began so long after the match was made, and had a pause of a minute after two. */
  const recorded = (id: string, afterMs: number): Film => ({
    id,
    instance: 'program',
    of: 'recording',
    ended: null,
    seenMs: 0,
    path: `/films/${id}.mkv`,
    stretches: [
      { fromMs: 1_000_000 + afterMs, toMs: 1_000_000 + afterMs + 120_000, placeMs: 0 },
      { fromMs: 1_000_000 + afterMs + 180_000, toMs: null, placeMs: 120_000 },
    ],
  });

  it('have their places in what OBS recorded, without its pauses, and of several in the one that has most', async () => {
    const { ask } = await evening([recorded('all', -30_000), recorded('late', 250_000)]);
    expect((await ask('')).body.trim().split('\n')).toEqual([
      '0:00 Before the game',
      '0:30 The game begins',
      '2:30 2. White branched board 1: 7 chips to board 2',
      '4:30 3. White passed from board 1 to board 2',
    ]);
    expect((await ask('film=late')).body.trim().split('\n')).toEqual([
      '0:00 Before the game',
      '0:50 3. White passed from board 1 to board 2',
    ]);
    expect((await ask('film=none')).body).toContain('5:00 3. White passed');
    expect(JSON.parse((await ask('as=json')).body)).toMatchObject({ film: 'all', clips: [] });
  });

  it('are offered to the director where somebody marked them so: the turn again, as long as it is one of the last', async () => {
    const { bench, shelf, marks, marksOn } = await evening();
    const suggested = (known = marks) => {
      const match = bench.commands.open();
      return match === null ? [] : suggestedOf(known, match);
    };
    expect(marks.port.add({ text: '', secondsAgo: 0 })).toBeNull();
    expect(suggested()).toEqual([]);
    expect(marks.port.add({ text: ' Both rooks ', secondsAgo: 60, offer: true })).toBeNull();
    const [offered, ...more] = suggested();
    expect([offered, more]).toMatchObject([{ kind: 'marked', text: 'Both rooks', since: 4, of: 'mark-2' }, []]);
    expect(offered?.airs.find(({ graphic }) => graphic === 'replay')?.content).toEqual({
      board: null,
      ply: 4,
      turns: 1,
    });
    expect(suggested(marksOn(shelf))).toEqual([offered]);
    expect(marks.port.drop({ mark: 'mark-2', dropped: true })).toBeNull();
    expect(suggested()).toEqual([]);
    expect(marks.port.drop({ mark: 'mark-2', dropped: false })).toBeNull();
    for (const [index, line] of ['1:a6 2:a6', '1:Ba4 2:a4', '1:b5 2:b5', '1:Bb3 2:b3'].entries()) {
      expect(suggested()).toHaveLength(1);
      bench.time.nowMs += 60_000;
      expect([index, await bench.send({ type: 'commitTurn', line })]).toMatchObject([index, { ok: true }]);
    }
    expect(suggested()).toEqual([]);
    expect(marks.port.add({ text: '', secondsAgo: 600, offer: true })).toBeNull();
    expect(suggested()).toEqual([]);
  });

  it('of an earlier release were offered to nobody, and are there', async () => {
    const { bench, marksOn } = await evening();
    const matchId = bench.commands.open()?.row.matchId ?? '';
    const mark = { id: 'mark-1', atMs: bench.time.nowMs, turn: '3.', text: 'Applause', clip: null, dropped: false };
    const former = marksOn(shelfWith([{ name: `marks/${matchId}`, version: 1, body: JSON.stringify([mark]) }]));
    expect(former.list()).toEqual([{ ...mark, offered: false }]);
  });

  it('are joined by what somebody marked, until it is left out', async () => {
    const { marks, ask } = await evening();
    expect(marks.port.add({ text: ' A long thought ', secondsAgo: 60 })).toBeNull();
    expect(marks.port.add({ text: '', secondsAgo: 20 })).toBeNull();
    expect((await ask('')).body).toContain('4:00 2... A long thought\n4:40 2... Marked moment');
    expect(marks.port.drop({ mark: 'mark-1', dropped: true })).toBeNull();
    expect((await ask('')).body).not.toContain('A long thought');
    expect(marks.port.drop({ mark: 'mark-1', dropped: false })).toBeNull();
    expect(marks.port.change({ mark: 'mark-1', text: 'Moved', atMs: 1_000_000 + 70_000 })).toBeNull();
    expect((await ask('')).body).toContain('1:10 1. Moved');
    expect(marks.port.drop({ mark: 'gone', dropped: true })).toMatchObject({ code: 'mark/gone' });
  });

  it('too near to each other for sites: the caption goes first, a mark without a word last; editors get all', async () => {
    const { marks, ask } = await evening();
    for (const [text, secondsAgo] of [
      ['', 2],
      ['A gift', 55],
      ['', 52],
      ['A thought', 122],
    ] as const)
      expect(marks.port.add({ text, secondsAgo })).toBeNull();
    expect((await ask('')).body.trim().split('\n')).toEqual([
      '0:00 The game begins',
      '2:58 1... A thought',
      '4:05 2... A gift',
      '5:00 3. White passed from board 1 to board 2',
    ]);
    expect((await ask('as=edl')).body.match(/\|M:.*? \|/g)).toEqual([
      '|M:The game begins |',
      '|M:1... A thought |',
      '|M:2. White branched board 1: 7 chips to board 2 |',
      '|M:2... A gift |',
      '|M:2... Marked moment |',
      '|M:2... Marked moment |',
      '|M:3. White passed from board 1 to board 2 |',
    ]);
  });

  it('tell clips of the replay buffer by what they show, and those with a caption are chapters', async () => {
    const { bench, marks, ask } = await evening([recorded('all', -30_000)]);
    marks.saved({ instance: 'program', path: '/films/one.mkv' });
    bench.time.nowMs += 90_000;
    marks.saved({ instance: 'program', path: '/films/two.mkv' });
    const rows = async () => (await ask('as=clips')).body.trim().split('\r\n');
    const passed = '3. White passed from board 1 to board 2';
    expect(await rows()).toEqual([
      'seconds,time,at,turn,title,path',
      `270.000,4:30,1970-01-01T00:21:40.000Z,3.,${passed},/films/one.mkv`,
      '360.000,6:00,1970-01-01T00:23:10.000Z,3.,3. Replay,/films/two.mkv',
    ]);
    expect((await ask('')).body).not.toContain('Replay');
    marks.port.change({ mark: 'mark-2', text: 'Applause', atMs: bench.time.nowMs });
    expect((await rows()).at(-1)).toContain(',3.,Applause,');
    expect((await ask('')).body).toContain('6:00 3. Applause');
  });
});
