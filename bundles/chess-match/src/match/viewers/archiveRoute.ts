import type { ArchiveReader } from './archiveFiles';
import { FOR_A_MINUTE, FOREVER, JSON_TYPE, notThere, type Reply, type Route } from './route';

const MATCH = /^\/viewers\/archive\/([\w-]+)\.json$/;
const PART = /^\/viewers\/(?:archive\/)?past\/([\w-]+)\.json$/;

const json = (body: Reply['body'], cache: string): Reply => ({ status: 200, type: JSON_TYPE, cache, body });

/**
 * GET /viewers/archive/index.json, /viewers/archive/MATCH.json, and the parts of the past that they name, as
 * /viewers/past/ID.json; as /viewers/archive/past/ID.json for engines, which have the parts of the match that is on
 * themselves.
 */
export const archiveRoute =
  (archive: ArchiveReader): Route =>
  ({ path }) => {
    const [, part] = PART.exec(path) ?? [];
    if (part !== undefined) {
      const body = archive.part(part);
      return body === undefined ? null : json(body, FOREVER);
    }
    const [, name] = MATCH.exec(path) ?? [];
    if (name === undefined) return null;
    if (name === 'index') return json(JSON.stringify(archive.list()), FOR_A_MINUTE);
    const match = archive.match(name);
    return match === undefined ? notThere('No such match is over.') : json(match, FOR_A_MINUTE);
  };
