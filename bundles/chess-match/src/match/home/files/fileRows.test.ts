import { beforeAll, describe, expect, it } from 'vitest';
import type { HomeDocument, HomeFile } from '../../../contract/viewers';
import { packed, type Packed } from '../../../http/packed';
import type { Pass } from '../access/pass';
import { firstAnswer } from '../route';
import { documentOf, recordedEvening, type Recorded } from '../testing';
import { fileRows, type FileParts } from './fileRows';

let last: Recorded;
beforeAll(async () => {
  const found = (await recordedEvening('business')).at(-1);
  if (found === undefined) throw new Error('no evening');
  last = found;
});

const BASE = 'https://chess.example';

const setUp = (more: Partial<FileParts> = {}) => {
  const state = { document: documentOf(last, { matchId: 'm1' }), packings: 0 };
  const find = (id: string): HomeDocument | null => (id === 'm1' ? state.document : null);
  const rows = fileRows({
    archive: {
      list: () => [],
      match: (id) => (id === 'm1' ? packed(JSON.stringify(state.document)) : undefined),
      part: (id) => {
        state.packings += 1;
        const body = last.past.parts.get(id);
        return body === undefined ? undefined : packed(body);
      },
    },
    script: 'element()',
    address: BASE,
    find,
    hasPictures: true,
    ...more,
  });
  const route = firstAnswer(rows);
  const ask = (url: string, pass: Pass | null = null, host = 'x') => {
    const [path = '', search = ''] = url.split('?');
    return route({ path, pass, query: new URLSearchParams(search), host, isSecure: false });
  };
  const text = (url: string): string => (ask(url)?.body as Packed).plain.toString();
  return { state, ask, text };
};

describe('a match in a file, for everybody', () => {
  it('is there as JSON, and as a page that is saved and not opened', () => {
    const { ask, text } = setUp();
    expect((JSON.parse(text('/viewers/files/m1.json')) as HomeFile).document.match.matchId).toBe('m1');
    expect(text('/viewers/files/m1.html')).toContain('<script>element()</script>');
    expect(ask('/viewers/files/m1.html')?.headers).toEqual({
      'content-disposition': 'attachment; filename="match-m1.html"',
    });
  });

  it('is made once, and again when the match is another one', () => {
    const { state, text } = setUp();
    const first = text('/viewers/files/m1.json');
    const { packings } = state;
    expect(text('/viewers/files/m1.json')).toBe(first);
    expect(state.packings).toBe(packings);
    state.document = { ...state.document, at: state.document.at + 1 };
    expect(text('/viewers/files/m1.json')).not.toBe(first);
  });

  it('is not there for a match that is not over, nor as a page where no element is built', () => {
    expect(setUp().ask('/viewers/files/m2.json')?.status).toBe(404);
    expect(setUp({ script: undefined }).ask('/viewers/files/m1.html')?.status).toBe(404);
  });
});

describe('oEmbed', () => {
  const asking = (address: string, more = ''): string => `/oembed?url=${encodeURIComponent(address)}${more}`;
  const answer = (url: string, parts: Partial<FileParts> = {}) => {
    const reply = setUp(parts).ask(url);
    return { status: reply?.status, ...(reply?.status === 200 ? (JSON.parse(String(reply.body)) as object) : {}) };
  };

  it('makes a piece of a page of a match, its turn and its board', () => {
    expect(answer(asking(`${BASE}/?match=m1&turn=7&board=2&lang=ru`))).toMatchObject({
      status: 200,
      version: '1.0',
      type: 'rich',
      title: 'Reds — Blues',
      width: 720,
      html:
        `<script async src="${BASE}/match.js"></script>\n` +
        `<business-chess-match src="${BASE}/?match=m1&#38;turn=7&#38;board=2"></business-chess-match>`,
      thumbnail_url: `${BASE}/viewers/pictures/m1/7/2.png`,
    });
  });

  it('makes one of what is live, no larger than there is room', () => {
    const found = answer(asking(`${BASE}/`, '&maxwidth=400&maxheight=300'));
    expect(found).toMatchObject({ status: 200, width: 400, height: 300 });
    expect(found).not.toHaveProperty('thumbnail_url');
  });

  it('does not say how it stands', () => {
    expect(JSON.stringify(answer(asking(`${BASE}/?match=m1`)))).not.toMatch(/score|\d+ ?: ?\d+(?!\d*\/)/);
  });

  it('knows no address of somebody else, no match that is not there, and no other form than JSON', () => {
    for (const address of ['https://other.example/?match=m1', 'https://chess.example.other/', `${BASE}/x`, 'x', ''])
      expect(answer(asking(address)).status).toBe(404);
    expect(answer(asking(`${BASE}/?match=m2`)).status).toBe(404);
    expect(answer(asking(`${BASE}/?match=m1`, '&format=xml')).status).toBe(501);
  });

  it('writes nothing of an address into the page but what it names', () => {
    const html = JSON.stringify(answer(asking(`${BASE}/?match=m1&turn="><script>&board=<b>`)));
    expect(html).toContain(`${BASE}/?match=m1\\"></business-chess-match>`);
    expect(answer(asking('http://a"b/'), { address: null }).status).toBe(404);
  });

  it('shows nobody what a link opens', () => {
    const pass = { audience: 'white', until: 1, id: 'a', signature: 'b' } as const;
    expect(setUp().ask(asking(`${BASE}/?match=m1`), pass)?.status).toBe(404);
  });
});
