import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GRAPHIC_IDS, LAYERS, nobody } from '../../../show';
import { GAMES } from '../../../games';
import { airView, demoPeople, emptyShow } from '../../../show';
import { viewProblem } from '../../publish/viewProblem';
import { createBench, freshId, type Bench } from '../../testing/bench';
import { disposableFolders } from '../../testing/folders';

const folder = disposableFolders();

const show = ({ shows }: Bench) => shows.at(-1)?.show;
const send = (bench: Bench, command: Parameters<Bench['send']>[0]) => bench.send({ expectedVersion: null, ...command });
const cueIntro = { type: 'cueGraphic', graphic: 'intro', on: true, content: { title: 'Final', subtitle: '' } };
const take = (graphic: string, takes: number) => ({ type: 'takeGraphic', graphic, takes });

describe('commands of the show', () => {
  it('works with no match open, and moves no version of a match', async () => {
    const bench = createBench();
    expect(await send(bench, cueIntro)).toEqual({ ok: true, version: 0, matchId: null });
    await bench.newMatch();
    const version = bench.commands.version();
    expect(await send(bench, take('intro', 0))).toMatchObject({ ok: true, version });
    expect([bench.commands.version(), bench.published.length]).toEqual([version, 1]);
    expect(show(bench)?.graphics.intro).toMatchObject({ on: true, content: { title: 'Final' }, takes: 1 });
    // The match began in between, with nothing on air.
    expect(show(bench)?.version).toBe(3);
  });

  it('does nothing twice for one id', async () => {
    const bench = createBench();
    const command = { ...take('ticker', 0), id: freshId() };
    const first = await send(bench, command);
    expect(await send(bench, command)).toEqual(first);
    expect([show(bench)?.graphics.ticker.takes, bench.journal.showEvents(null).length]).toEqual([1, 1]);
  });

  it.each([
    [{ ...cueIntro, content: { title: 'x' } }, 'show/bad_content', { where: '/subtitle', what: 'is missing' }],
    [{ ...cueIntro, content: { title: 5, subtitle: '' } }, 'show/bad_content', { where: '/title' }],
    [{ ...cueIntro, graphic: 'mics', content: { side: 'red' } }, 'show/bad_content', { where: '/side' }],
    [{ ...cueIntro, graphic: 'nonsense' }, 'command/malformed', { where: '/graphic' }],
    [{ type: 'setPeople', people: { white: 1 } }, 'people/bad_value', {}],
    [take('ticker', 7), 'show/taken_meanwhile', { expected: 7, actual: 0 }],
    [{ type: 'undoShow', showVersion: 0 }, 'show/nothing_to_undo', {}],
  ])('refuses %j with %s', async (command, code, params) => {
    const bench = createBench();
    expect(await send(bench, command)).toMatchObject({ ok: false, error: { code, params } });
    expect([bench.journal.showEvents(null), bench.shows]).toEqual([[], []]);
  });

  it('takes no photo from another server', async () => {
    const bench = createBench();
    const person = { id: 'a', name: 'A', title: '', role: 'arbiter', seat: null, mic: null };
    const none = { logo: null, people: [] };
    const set = (photo: string) =>
      send(bench, {
        type: 'setPeople',
        people: { white: none, black: none, arbiters: [{ ...person, photo }], commentators: [] },
      });
    for (const photo of ['https://evil.example/x.png', '//evil.example/x.png', '/\\evil.example/x.png'])
      expect(await set(photo)).toMatchObject({
        ok: false,
        error: { code: 'people/bad_value', params: { where: '/arbiters/0/photo' } },
      });
    expect(await set('/assets/chess-broadcast/photos/a.png')).toMatchObject({ ok: true });
  });

  it('takes no name that nobody can see, and lets one of an earlier release be corrected', async () => {
    const bench = createBench();
    const team = { name: '', short: '', logo: null, colour: null, people: [] };
    const named = (name: string) => ({
      id: 'a',
      name,
      title: '',
      role: 'arbiter',
      photo: null,
      seat: null,
      mic: null,
    });
    const of = (name: string) => ({ white: team, black: team, arbiters: [named(name)], commentators: [] });
    const refused = (where: string) => ({ ok: false, error: { code: 'people/bad_value', params: { where } } });
    const set = (people: object) => send(bench, { type: 'setPeople', people });
    expect(await set(of('\u200B'))).toMatchObject(refused('/arbiters/0/name'));
    expect(await set({ ...of('A'), black: { ...team, name: '\u3164' } })).toMatchObject(refused('/black/name'));
    expect(await set({ ...of('A'), white: { ...team, short: '\u00AD' } })).toMatchObject(refused('/white/short'));
    const people = { ...team, people: [named('\u2800')] };
    expect(await set({ ...of('A'), white: people })).toMatchObject(refused('/white/people/0/name'));
    const seen = send(bench, { type: 'setPeople', people: of('A'), seen: of('\u200B') });
    expect(await seen).toMatchObject({ error: { code: 'people/changed' } });
    expect(await set(of('A'))).toMatchObject({ ok: true });
  });

  it('accepts every graphic’s own default as content', async () => {
    const bench = createBench();
    bench.commands.republish();
    const slots = show(bench)?.graphics;
    for (const graphic of GRAPHIC_IDS)
      expect(
        await send(bench, { type: 'cueGraphic', graphic, on: true, content: slots?.[graphic].content }),
      ).toMatchObject({ ok: true });
  });

  it('is refused as a whole when the disk refuses', async () => {
    const open = createBench();
    const broken = createBench({
      parts: {
        journal: {
          ...open.journal,
          writeShow: () => {
            throw new Error('disk full');
          },
        },
      },
    });
    expect(await send(broken, take('ticker', 0))).toMatchObject({ ok: false, error: { code: 'journal/write_failed' } });
    expect(broken.shows).toEqual([]);
  });
});

describe('the show of a new match', () => {
  const onAir = (bench: Bench) =>
    GRAPHIC_IDS.filter((id) => LAYERS[id] !== 'apart' && show(bench)?.graphics[id].on === true);
  const cueNext = async (bench: Bench, item: string) => {
    await send(bench, { type: 'cueItem', item });
    const graphics = GRAPHIC_IDS.flatMap((graphic) => {
      const slot = show(bench)?.graphics[graphic];
      return slot?.cue ? [{ graphic, takes: slot.takes, cues: slot.cues }] : [];
    });
    bench.time.nowMs += 2000;
    expect(await send(bench, { type: 'takeCued', item, graphics })).toMatchObject({ ok: true });
  };

  it('begins with nothing on air and the rundown at its top; what went can be restored', async () => {
    const bench = createBench();
    await bench.newMatch();
    expect(onAir(bench)).toEqual([]);
    await cueNext(bench, 'intro');
    expect([onAir(bench), show(bench)?.rundown.onAir]).toEqual([['intro'], 'intro']);
    await bench.newMatch();
    expect([onAir(bench), show(bench)?.rundown.current, show(bench)?.rundown.onAir]).toEqual([[], null, null]);
    expect(show(bench)?.graphics['audience-white'].on).toBe(true);
    bench.time.nowMs += 2000;
    await send(bench, { type: 'restoreGraphics', showVersion: 99 });
    expect(onAir(bench)).toEqual(['intro']);
  });

  it('stays as it was for a match that is opened again, and only moves its rundown for a return game', async () => {
    const bench = createBench();
    const first = await bench.newMatch();
    await cueNext(bench, 'result');
    const other = await bench.newMatch({ rehearsal: true });
    expect(show(bench)?.rundown.current).toBeNull();
    expect(onAir(bench)).toEqual(['result']);
    await send(bench, { type: 'openMatch', matchId: first });
    expect([onAir(bench), show(bench)?.rundown.onAir, other === first]).toEqual([['result'], 'result', false]);
  });
});

describe('the result of a first game', () => {
  const ended = (bench: Bench) => airView(show(bench) ?? emptyShow()).ended;
  const overWithResultOnAir = async (): Promise<{ bench: Bench; first: string }> => {
    const bench = createBench({ parts: { games: GAMES, defaultGame: 'business' } });
    const first = await bench.newMatch();
    await send(bench, take('result', 0));
    await bench.send({ type: 'startClock' });
    bench.time.nowMs += 24 * 3_600_000;
    expect(await bench.send({ type: 'flag', side: 'white' })).toMatchObject({ ok: true });
    bench.time.nowMs += 2000;
    return { bench, first };
  };
  const back = (first: string) => ({ white: 'Blues', black: 'Reds', returnOf: first });

  it('tells nobody what a microphone is called in OBS, whatever stood in the roster', async () => {
    const { bench, first } = await overWithResultOnAir();
    const people = { ...demoPeople({ white: 'Reds', black: 'Blues' }, 'en') };
    const [arbiter] = people.arbiters;
    await send(bench, { type: 'setPeople', people: { ...people, arbiters: [{ ...arbiter, mic: 'MIC 7' }] } });
    await bench.newMatch(back(first));
    const { views } = ended(bench) ?? {};
    expect(views?.people.arbiters).toMatchObject([{ name: arbiter?.name, hasMic: true }]);
    expect(JSON.stringify(ended(bench))).not.toContain('MIC 7');
  });

  it('stays on air when its return game is made, and goes with the next take', async () => {
    const { bench, first } = await overWithResultOnAir();
    const { version } = airView(show(bench) ?? emptyShow());
    const second = await bench.newMatch(back(first));
    expect(ended(bench)).toMatchObject({
      next: second,
      views: { match: { matchId: first, status: 'over', teams: { white: { name: 'Reds' } } } },
    });
    expect(ended(bench)?.views.score.ledger).not.toEqual([]);
    expect(airView(show(bench) ?? emptyShow()).version).toBeGreaterThan(version);
    expect(viewProblem('air', airView(show(bench) ?? emptyShow()))).toBeNull();
    await send(bench, take('result', 1));
    expect(ended(bench)).not.toBeNull();
    bench.time.nowMs += 2000;
    await send(bench, take('result', 2));
    expect(ended(bench)).toBeNull();
  });

  it('is told before anything of the return game but that it comes', async () => {
    const { bench, first } = await overWithResultOnAir();
    const told: string[] = [];
    const again = createBench({
      parts: {
        journal: bench.journal,
        games: GAMES,
        defaultGame: 'business',
        publish: () => told.push('match'),
        publishShow: ({ show: { ended: kept } }) =>
          told.push(kept === null ? 'show' : 'show that keeps the first game'),
        publishBegun: () => told.push('begun'),
      },
    });
    again.time.nowMs = bench.time.nowMs;
    await again.newMatch(back(first));
    expect(told).toEqual(['begun', 'show that keeps the first game', 'match']);
  });

  it('is not kept where it was not on air, nor for another match than its return game', async () => {
    const { bench } = await overWithResultOnAir();
    await bench.newMatch();
    expect(ended(bench)).toBeNull();
    const other = await overWithResultOnAir();
    await send(other.bench, take('result', 1));
    await other.bench.newMatch(back(other.first));
    expect(ended(other.bench)).toBeNull();
  });
});

describe('the people of the demonstration', () => {
  const people = demoPeople({ white: 'A', black: 'B' }, 'en');
  const peopleOf = (bench: Bench) => bench.shows.at(-1)?.roster;

  it('leave with it: a new match has nobody of them, nor their colours', async () => {
    const bench = createBench();
    await bench.newMatch();
    await send(bench, { type: 'setPeople', people });
    await bench.newMatch({ rehearsal: true });
    expect(peopleOf(bench)).toEqual(people);
    await bench.newMatch();
    expect(peopleOf(bench)).toEqual(nobody());
  });

  it('stay where somebody has made use of them, and while the demonstration is opened again', async () => {
    const bench = createBench();
    const first = await bench.newMatch();
    await send(bench, { type: 'setPeople', people });
    await bench.newMatch({ rehearsal: true });
    await send(bench, { type: 'openMatch', matchId: first });
    expect(peopleOf(bench)).toEqual(people);
    const used = { ...people, white: { ...people.white, name: 'Reds' }, arbiters: [] };
    await send(bench, { type: 'setPeople', people: used });
    await bench.newMatch();
    expect(peopleOf(bench)).toEqual(used);
  });
});

/** Reds against Blues with one person of the Reds listed; nobody has named the teams of the list. */
const withReds = async () => {
  const bench = createBench();
  const first = await bench.newMatch();
  const people = {
    white: {
      logo: null,
      people: [{ id: 'w1', name: 'W', title: '', role: 'player', seat: null, photo: null, mic: null }],
    },
    black: { logo: null, people: [] },
    arbiters: [],
    commentators: [],
  };
  await send(bench, { type: 'setPeople', people });
  const side = () => (bench.shows.at(-1)?.roster.white.people.length === 1 ? 'white' : 'black');
  return { bench, first, side };
};

describe('the show of a rehearsal', () => {
  it('begins as the real one stood, and leaves no trace in it', async () => {
    const bench = createBench();
    const real = await bench.newMatch();
    await send(bench, take('ticker', 0));
    const before = bench.shows.at(-1);
    const rehearsal = await bench.newMatch({ rehearsal: true });
    expect(bench.shows.at(-1)).toEqual(before);
    bench.time.nowMs += 1000;
    for (const command of [take('ticker', 1), cueIntro, take('intro', 0)])
      expect(await send(bench, command)).toMatchObject({ ok: true });
    expect(show(bench)?.graphics.ticker.on).toBe(false);
    await send(bench, { type: 'openMatch', matchId: real });
    expect(bench.shows.at(-1)).toEqual(before);
    expect(bench.journal.showEvents(null)).toHaveLength(2);
    await send(bench, { type: 'openMatch', matchId: rehearsal });
    expect(show(bench)?.graphics.intro).toMatchObject({ on: true, takes: 1 });
  });

  it('stands again after a restart', async () => {
    const path = join(folder(), 'journal.sqlite3');
    const bench = createBench({ path });
    await bench.newMatch();
    await send(bench, cueIntro);
    await bench.newMatch({ rehearsal: true });
    bench.time.nowMs += 1;
    await send(bench, take('intro', 0));
    const before = bench.shows.at(-1);
    bench.journal.close();
    const again = createBench({ path, startMs: bench.time.nowMs });
    again.commands.republish();
    expect(again.shows.at(-1)).toEqual(before);
  });

  it('does not get what was sent for the real one', async () => {
    const bench = createBench();
    await bench.newMatch();
    const issuedAt = bench.time.nowMs;
    bench.time.nowMs += 5;
    await bench.newMatch({ rehearsal: true });
    expect(await send(bench, { ...take('ticker', 0), issuedAt })).toMatchObject({ error: { code: 'show/other_show' } });
  });

  it('B20 has the people of a return game on their own sides', async () => {
    const { bench, first, side } = await withReds();
    await bench.newMatch({ white: 'Blues', black: 'Reds' });
    expect([side(), bench.shows.at(-1)?.roster.black.name]).toEqual(['black', 'Reds']);
    await send(bench, { type: 'openMatch', matchId: first });
    expect(side()).toBe('white');
  });

  it('B20 of a return game has them on their own sides too, and leaves those of the real show where they were', async () => {
    const { bench, first, side } = await withReds();
    const real = bench.journal.showEvents(null);
    const rehearsal = await bench.newMatch({ rehearsal: true, white: 'Blues', black: 'Reds' });
    expect(side()).toBe('black');
    for (const [matchId, where] of [
      [first, 'white'] as const,
      [rehearsal, 'black'] as const,
      [first, 'white'] as const,
    ]) {
      await send(bench, { type: 'openMatch', matchId });
      expect(side()).toBe(where);
    }
    expect(bench.journal.showEvents(null)).toEqual(real);
  });

  it('B20 between a game and its return game does not keep the real people from changing sides', async () => {
    const { bench, side } = await withReds();
    await bench.newMatch({ rehearsal: true, white: 'Blues', black: 'Reds' });
    await bench.newMatch({ white: 'Blues', black: 'Reds' });
    expect(side()).toBe('black');
  });

  it('has its people change sides with its names', async () => {
    const { bench, side } = await withReds();
    const matchId = await bench.newMatch({ rehearsal: true });
    await send(bench, { type: 'renameMatch', matchId, event: 'Cup', white: 'Blues', black: 'Reds' });
    expect(side()).toBe('black');
  });
});
