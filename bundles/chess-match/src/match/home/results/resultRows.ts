import type { Reply } from '../../../http/reply';
import type { ArchiveReader } from '../archiveFiles';
import { FOR_A_MINUTE, homeRow, JSON_TYPE, said, type HomeRow } from '../route';
import { resultFiles } from './resultFiles';

const TABLE = /^\/viewers\/(results\/(?:matches|teams)\.(json|csv))$/;
/** By it spreadsheets know that a file is in UTF-8. */
const ORDER_MARK = '\uFEFF';

const saved = (type: string, name: string, body: string): Reply => ({
  status: 200,
  type,
  cache: FOR_A_MINUTE,
  body,
  headers: { 'content-disposition': `attachment; filename="${name}"` },
});

/**
 * GET /viewers/results/matches.json and .csv, every match that is over and shown to everybody, the oldest first;
 * /viewers/results/teams.json and .csv, the teams of them. `event`: of one event alone; `bom=1`: with a mark by which
 * spreadsheets know a CSV for UTF-8. What a spreadsheet would work out stands behind an apostrophe.
 */
export const resultRows = (archive: Pick<ArchiveReader, 'list'>): readonly HomeRow[] => [
  homeRow(TABLE, ({ groups: [name = '', ending], query, pass }) => {
    // Through a link to one match nobody asks for the others.
    if (pass !== null) return said(404, 'No results are given away through a link.');
    const event = query.get('event') ?? '';
    const text = resultFiles(archive.list().filter((kept) => event === '' || kept.event === event)).get(name) ?? '';
    if (ending === 'json') return { status: 200, type: JSON_TYPE, cache: FOR_A_MINUTE, body: text };
    const mark = query.get('bom') === '1' ? ORDER_MARK : '';
    return saved('text/csv; charset=utf-8', name.replace('/', '-'), `${mark}${text}`);
  }),
];
