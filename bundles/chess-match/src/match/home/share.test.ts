import { PNG } from 'pngjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPictures, loadPainter } from './pictures';
import type { Pass } from './access/pass';
import type { Reply } from '../../http/reply';
import { firstAnswer } from './route';
import { shareRows, type ShareParts } from './shareRoute';
import { PICTURE, shareSvg, wrapped } from './shareSvg';
import { documentOf, recordedEvening, type Recorded } from './testing';

let last: Recorded;
beforeAll(async () => {
  const found = (await recordedEvening('business')).at(-1);
  if (found === undefined) throw new Error('no evening');
  last = found;
});

const setUp = (more: Partial<ShareParts> = {}) => {
  const time = { nowMs: 0 };
  const painted: string[] = [];
  const pictures = createPictures(
    (svg) => Buffer.from(`png ${painted.push(svg)}`),
    () => time.nowMs,
  );
  const document = documentOf(last, {
    matchId: 'm1',
    event: 'Cup "A" & <B>',
    teams: { white: { name: 'Белые <b>' }, black: { name: 'Чёрные' } },
  });
  // Another match of the same game begins with the same turns.
  const other = {
    ...document,
    match: { ...document.match, event: 'Cup', teams: { white: { name: 'W' }, black: { name: 'B' } } },
  };
  const rows = shareRows({
    address: null,
    pictures,
    page: '<html><head></head><body></body></html>',
    find: (id) => (id === 'm1' ? document : id === 'm2' ? other : null),
    isOver: () => false,
    part: (id) => last.past.parts.get(id),
    ...more,
  });
  const route = firstAnswer(rows);
  const ask = (url: string, host = 'home.example:9092', pass: Pass | null = null, isSecure = false): Reply | null => {
    const [path = '', search = ''] = url.split('?');
    return route({ path, pass, query: new URLSearchParams(search), host, isSecure });
  };
  return { time, painted, ask };
};

describe('a moment that is shared', () => {
  it('is previewed by who plays and where it is, not by how it stands', () => {
    const { ask } = setUp();
    const page = String(ask('/?match=m1&turn=40&board=2')?.body);
    expect(page).toContain('<meta property="og:title" content="Белые &#60;b&#62; — Чёрные" />');
    expect(page).toMatch(
      /og:description" content="Cup &#34;A&#34; &#38; &#60;B&#62;\. Ход 20…, доска 2 · Turn 20…, board 2"/,
    );
    expect(page).toContain('og:image" content="http://home.example:9092/viewers/pictures/m1/40/2.png"');
    expect(page).not.toMatch(/\d:\d(?!\d\d\d)/);
  });

  it('has no address where the host is none, and the one it was given where it was given one', () => {
    expect(String(setUp().ask('/?match=m1&turn=1', 'a"><script>')?.body)).not.toMatch(/<script|og:url|og:image/);
    const page = String(setUp({ address: 'https://chess.example' }).ask('/?match=m1&turn=1', 'x')?.body);
    expect(page).toContain('"https://chess.example/viewers/pictures/m1/1/1.png"');
    const secure = String(setUp().ask('/?match=m1&turn=1', 'chess.example', null, true)?.body);
    expect(secure).toContain('"https://chess.example/viewers/pictures/m1/1/1.png"');
    expect(String(setUp({ pictures: null }).ask('/?match=m1&turn=1')?.body)).not.toContain('og:image');
  });

  it('is not previewed where it came through a link', () => {
    const pass = { audience: 'white', until: 1, id: 'a', signature: 'b' } as const;
    expect(setUp().ask('/?match=m1&turn=1', 'home.example', pass)).toBeNull();
  });

  it('is the page as it always is where there is no such moment', () => {
    const { ask } = setUp();
    for (const url of ['/', '/?embed', '/?match=other', '/assets/x.js']) expect(ask(url)).toBeNull();
    expect(ask('/viewers/pictures/other/1/1.png')).toMatchObject({ status: 404 });
    expect(ask('/?match=m1&turn=99999')).toBeNull();
  });

  it('has no picture before it is there, and nobody keeps that', () => {
    const { moments } = last.past.list;
    const { ask } = setUp();
    const statusAt = (turn: number) => ask(`/viewers/pictures/m1/${turn}/1.png`)?.status;
    expect([statusAt(moments - 1), statusAt(moments), statusAt(99_999)]).toEqual([200, 404, 404]);
    expect(ask(`/viewers/pictures/m1/${moments}/1.png`)?.cache).toBe('no-store');
    expect(ask(`/?match=m1&turn=${moments}`)).toBeNull();
  });

  it('has a picture that is kept for moments while it may still be taken back, for an hour when the match is over', () => {
    const cacheOf = (isOver: boolean) => setUp({ isOver: () => isOver }).ask('/viewers/pictures/m1/3/1.png')?.cache;
    expect([cacheOf(false), cacheOf(true)]).toEqual(['public, max-age=10', 'public, max-age=3600']);
  });

  it('is painted once, and by few at a time', () => {
    const { ask, painted, time } = setUp();
    const statuses = Array.from({ length: 8 }, (_, at) => ask(`/viewers/pictures/m1/${at + 1}/1.png`)?.status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 503, 503, 503]);
    expect(ask('/viewers/pictures/m1/1/1.png')?.status).toBe(200);
    time.nowMs += 1000;
    expect(ask('/viewers/pictures/m1/8/1.png')?.status).toBe(200);
    expect(painted).toHaveLength(6);
  });

  it('is painted for each match with its own teams and event, though they begin alike', () => {
    const { ask, painted } = setUp();
    const bodies = ['m1', 'm2', 'm1'].map((id) => String(ask(`/viewers/pictures/${id}/0/1.png`)?.body));
    expect([new Set(bodies).size, bodies[0] === bodies[2], painted.length]).toEqual([2, true, 2]);
    expect([painted[0]?.includes('Чёрные'), painted[1]?.includes('Чёрные')]).toEqual([true, false]);
  });

  it('has a picture with the board in it', () => {
    const warned: string[] = [];
    const paint = loadPainter((text) => warned.push(text));
    expect(warned).toEqual([]);
    if (paint === null) throw new Error('no painter');
    const [first] = last.boards.boards;
    if (first === undefined) throw new Error('no board');
    const teams = { white: 'Сборная Санкт-Петербургского государственного университета', black: 'Чёрные <&>' };
    const moment = { event: 'Кубок', teams, turn: '24…', name: '1', view: first };
    const png = PNG.sync.read(paint(shareSvg(moment)));
    expect([png.width, png.height]).toEqual([PICTURE.width, PICTURE.height]);
    const empty = PNG.sync.read(paint(shareSvg({ ...moment, view: { ...first, pieces: {} } })));
    const differ = png.data.reduce((sum, value, at) => sum + (value === empty.data[at] ? 0 : 1), 0);
    expect(differ).toBeGreaterThan(20_000);
    const unnamed = PNG.sync.read(paint(shareSvg({ ...moment, teams: { white: '', black: '' } })));
    expect(unnamed.data.equals(png.data)).toBe(false);
  });

  it('has names in as many lines as there are, the rest left out', () => {
    expect(wrapped('one two three four', 8, 2)).toEqual(['one two', 'three…']);
    expect(wrapped('Ханты-Мансийскийавтономный', 10, 3)).toEqual(['Ханты-Ман…']);
    expect(wrapped('', 10, 3)).toEqual([]);
  });
});
