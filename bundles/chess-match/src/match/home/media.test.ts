import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessCheck, type AccessState } from './access/check';
import { passPath, withoutPass } from './access/pass';
import { homeMedia, mediaRow } from './media';
import { firstAnswer } from './route';

let folder: string;
let route: ReturnType<typeof firstAnswer>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  mkdirSync(join(folder, 'all'));
  writeFileSync(join(folder, 'all', 'av.m3u8'), '#EXTM3U');
  writeFileSync(join(folder, 'all', 'av-1.ts'), 'picture');
  writeFileSync(join(folder, 'all', 'secret'), 'not for viewers');
  route = firstAnswer([mediaRow(folder, check)]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const held: AccessState = {
  access: { white: 'links', black: 'public' },
  closed: { white: [], black: [] },
  areFeedsShut: false,
};
const check = createAccessCheck(
  () => held,
  'key',
  () => 0,
);
const asked = (given: string) => {
  const { path, pass } = withoutPass(given);
  const reply = route({ path, pass, query: new URLSearchParams(), host: '', isSecure: false });
  return reply && [reply.status, reply.type, reply.cache];
};

describe('picture and sound from the viewers’ own listener', () => {
  it('are a playlist for a moment and segments for ever', () => {
    expect(asked('/feed/all/av.m3u8')).toEqual([200, 'application/vnd.apple.mpegurl', 'public, max-age=1']);
    expect(asked('/feed/all/av-1.ts')).toEqual([200, 'video/mp2t', expect.stringContaining('immutable')]);
  });

  it('are away where there is no file, and nothing else is given away', () => {
    expect(asked('/feed/black/av.m3u8')?.[0]).toBe(404);
    expect(asked('/feed/all/av-2.ts')?.[0]).toBe(404);
    for (const path of [
      '/feed/all/secret',
      '/feed/all/../all/av.m3u8',
      '/feed/nobody/av.m3u8',
      '/feed/all/av-1.ts.part',
    ])
      expect(asked(path)).toBeNull();
  });

  it('are for nobody once they are taken back, whoever had them before', () => {
    const taken = join(folder, 'all', 'av-9.ts');
    writeFileSync(taken, 'picture');
    expect(asked('/feed/all/av-9.ts')?.[0]).toBe(200);
    rmSync(taken);
    expect(asked('/feed/all/av-9.ts')?.[0]).toBe(404);
  });

  it('of a team are for holders of its link where its document is', () => {
    mkdirSync(join(folder, 'white'));
    for (const file of ['a.m3u8', 'a-1.ts']) {
      writeFileSync(join(folder, 'white', file), 'what White says');
      const link = (audience: 'white' | 'black'): string => passPath({ audience, until: 1, id: 'a' }, 'key');
      expect(asked(`/feed/white/${file}`)?.[0]).toBe(403);
      expect(asked(`/${link('black')}feed/white/${file}`)?.[0]).toBe(403);
      expect(asked(`/${link('white')}feed/white/${file}`)).toEqual([
        ...[200, expect.any(String), expect.stringContaining('private')],
      ]);
    }
  });

  it('are told of in the document where feeds are named', () => {
    const none = { feeds: {}, address: null, folder: 'db', offsetMs: 0 };
    const open = { access: { white: 'public', black: 'public' }, areFeedsShut: false } as const;
    expect(homeMedia(none, open, 'all')).toBeNull();
    const feeds = { white: 'srt://0.0.0.0:9001', all: 'rtmp://127.0.0.1:1935' };
    expect(homeMedia({ ...none, feeds }, open, 'all')).toEqual({ address: 'feed', feeds: ['all', 'white'] });
    const elsewhere = { ...none, feeds, address: 'https://cdn.example/f' };
    expect(homeMedia(elsewhere, open, 'all')?.address).toBe('https://cdn.example/f');
  });

  it('are told of to those alone who have the team’s document where its page is not for everybody', () => {
    const media = {
      feeds: { all: 'rtmp://127.0.0.1:1935', white: 'srt://0.0.0.0:9001', black: 'srt://0.0.0.0:9002' },
      address: null,
      folder: 'db',
      offsetMs: 0,
    };
    const heard = (areFeedsShut: boolean) =>
      (['all', 'black', 'white'] as const).map((reader) =>
        homeMedia(media, { access: held.access, areFeedsShut }, reader)?.feeds.join(' '),
      );
    expect(heard(false)).toEqual(['all black', 'all black', 'all white black']);
    expect(heard(true)).toEqual(['all', 'all', 'all']);
  });

  it('B20 of a team are for nobody while they may be the other team’s', () => {
    const shut = createAccessCheck(
      () => ({ ...held, access: { white: 'public', black: 'links' }, areFeedsShut: true }),
      'key',
      () => 0,
    );
    const status = (name: 'all' | 'white' | 'black') => [shut.at(name, null), shut.feedAt(name, null)];
    expect((['all', 'white', 'black'] as const).map(status)).toEqual([
      [200, 200],
      [200, 404],
      [403, 403],
    ]);
  });
});
