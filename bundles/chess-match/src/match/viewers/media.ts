import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIENCES, type HomeMedia } from '../../contract/viewers';
import type { MediaConfig } from '../config';
import { FOREVER, notThere, type Route } from './route';

/** Where feeds lie in the folder of media, each in a folder named as its audience. */
export const FEEDS = 'feeds';
/** Below the page's own address. */
const OWN_ADDRESS = 'feed';

/** What a document tells of picture and sound; null where there is none. */
export const homeMedia = ({ feeds, address }: MediaConfig): HomeMedia | null => {
  const named = AUDIENCES.filter((audience) => feeds[audience] !== undefined);
  return named.length === 0 ? null : { address: address ?? OWN_ADDRESS, feeds: named };
};

const FILE = /^\/feed\/(all|white|black)\/(av?(?:-\d+\.ts|\.m3u8))$/;
/** The last segments of every feed, once in memory however many fetch them. */
const MOST_KEPT = 24;

/** GET /feed/AUDIENCE/NAME: playlists and segments as they lie in the folder; 404 while a stream is away. */
export const mediaRoute = (folder: string): Route => {
  const kept = new Map<string, Buffer>();
  const segment = (path: string): Buffer => {
    const body = kept.get(path) ?? readFileSync(path);
    kept.set(path, body);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return body;
  };
  return ({ path }) => {
    const [, audience, name] = FILE.exec(path) ?? [];
    if (audience === undefined || name === undefined) return null;
    const file = join(folder, audience, name);
    try {
      return name.endsWith('.ts')
        ? { status: 200, type: 'video/mp2t', cache: FOREVER, body: segment(file) }
        : { status: 200, type: 'application/vnd.apple.mpegurl', cache: 'public, max-age=1', body: readFileSync(file) };
    } catch {
      return notThere('The stream is away.');
    }
  };
};
