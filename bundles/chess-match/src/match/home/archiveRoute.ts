import type { ArchiveReader } from './archiveFiles';
import { FOREVER, type Reply } from '../../http/reply';
import { FOR_A_MINUTE, JSON_TYPE, said, homeRow, type HomeRow } from './route';

const MATCH = /^\/viewers\/archive\/([\w-]+)\.json$/;
const PART = /^\/viewers\/(?:archive\/)?past\/([\w-]+)\.json$/;

const json = (body: Reply['body'], cache: string): Reply => ({ status: 200, type: JSON_TYPE, cache, body });

/**
 * GET /viewers/archive/index.json, /viewers/archive/MATCH.json, and the parts of the past that they name, as
 * /viewers/past/ID.json; as /viewers/archive/past/ID.json for engines, which have the parts of the match that is on
 * themselves.
 */
export const archiveRows = (archive: ArchiveReader): readonly HomeRow[] => [
  homeRow(PART, ({ groups: [id = ''] }) => {
    const body = archive.part(id);
    return body === undefined ? null : json(body, FOREVER);
  }),
  homeRow('/viewers/archive/index.json', () => json(JSON.stringify(archive.list()), FOR_A_MINUTE)),
  homeRow(MATCH, ({ groups: [id = ''] }) => {
    const match = archive.match(id);
    return match === undefined ? said(404, 'No such match is over.') : json(match, FOR_A_MINUTE);
  }),
];
