import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIENCES, type HomeAudience, type HomeMedia } from '../../contract/viewers';
import type { MediaConfig } from '../server/config';
import type { AccessCheck, AccessState } from './access/check';
import { refused } from './access/refusal';
import { FOREVER } from '../../http/reply';
import { FOR_HOLDERS, PRIVATE_FOREVER, said, homeRow, type HomeRow } from './route';

/** Where feeds lie in the folder of media, each in a folder named as its audience. */
export const FEEDS = 'feeds';
/** Below the page's own address. */
const OWN_ADDRESS = 'feed';

/**
 * What a document tells of picture and sound; null where there is none. A team's feed is told of to everybody where its
 * page is for everybody, else to those alone who have its document.
 */
export const homeMedia = (
  { feeds, address }: MediaConfig,
  { access, areFeedsShut }: Pick<AccessState, 'access' | 'areFeedsShut'>,
  reader: HomeAudience,
): HomeMedia | null => {
  const mayHear = (audience: HomeAudience): boolean =>
    audience === 'all' || (!areFeedsShut && (audience === reader || access[audience] === 'public'));
  const named = AUDIENCES.filter((audience) => feeds[audience] !== undefined && mayHear(audience));
  return named.length === 0 ? null : { address: address ?? OWN_ADDRESS, feeds: named };
};

const FILE = /^\/feed\/(all|white|black)\/(av?(?:-\d+\.ts|\.m3u8))$/;
/** The last segments of every feed, once in memory however many fetch them. */
const MOST_KEPT = 24;

/**
 * GET /feed/AUDIENCE/NAME: playlists and segments as they lie in the folder, to whom the audience's document is given;
 * 404 while a stream is away.
 */
export const mediaRow = (folder: string, check: AccessCheck): HomeRow => {
  const kept = new Map<string, Buffer>();
  const segment = (path: string): Buffer => {
    // What was taken back, for a longer delay, is for nobody.
    if (!existsSync(path)) kept.delete(path);
    const body = kept.get(path) ?? readFileSync(path);
    kept.set(path, body);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return body;
  };
  return homeRow(FILE, ({ pass, groups: [name, file] }) => {
    const audience = AUDIENCES.find((known) => known === name);
    if (audience === undefined || file === undefined) return null;
    const status = check.feedAt(audience, pass);
    if (status !== 200) return refused(status);
    const isOpen = check.isOpenToAll(audience);
    const place = join(folder, audience, file);
    try {
      if (file.endsWith('.ts'))
        return { status: 200, type: 'video/mp2t', cache: isOpen ? FOREVER : PRIVATE_FOREVER, body: segment(place) };
      const cache = isOpen ? 'public, max-age=1' : FOR_HOLDERS;
      return { status: 200, type: 'application/vnd.apple.mpegurl', cache, body: readFileSync(place) };
    } catch {
      return said(404, 'The stream is away.');
    }
  });
};
