import type { HomeDocument } from '../../../contract/viewers';
import { packed, type Packed } from '../../../http/packed';
import { json, type Reply } from '../../../http/reply';
import type { ArchiveReader } from '../archiveFiles';
import { baseOf } from '../baseOf';
import { FOR_A_MINUTE, JSON_TYPE, said, homeRow, type Asked, type HomeRow } from '../route';
import { homeFileOf } from './homeFile';
import { oembedOf, sharedBy } from './oembed';
import { onePage } from './onePage';

export interface FileParts {
  readonly archive: ArchiveReader;
  /** The element, as it is built; undefined: it is not. */
  readonly script: string | undefined;
  /** Under which the pages are known outside; null: as whoever asks calls us. */
  readonly address: string | null;
  /** The match with this id: live, or over. */
  readonly find: (matchId: string) => HomeDocument | null;
  /** Whether moments are painted here. */
  readonly hasPictures: boolean;
}

const FILE = /^\/viewers\/files\/([\w-]+)\.(json|html)$/;

/** As many as are kept ready: those that everybody asks for. */
const READY = 8;

interface Ready {
  /** The document it was made of. */
  readonly of: string;
  readonly body: Packed;
}

/** Makes a file once for all who ask, until its match is another one. */
const createReady = () => {
  const files = new Map<string, Ready>();
  return (name: string, of: string, make: () => string | null): Packed | null => {
    const known = files.get(name);
    if (known?.of === of) return known.body;
    const text = make();
    if (text === null) return null;
    const body = packed(text);
    files.delete(name);
    files.set(name, { of, body });
    for (const oldest of [...files.keys()].slice(0, -READY)) files.delete(oldest);
    return body;
  };
};

const TYPES = { json: JSON_TYPE, html: 'text/html; charset=utf-8' };

/** A page is saved, not opened: here nothing runs that is not one of our own files. */
const headersOf = (name: string, ending: string): Reply['headers'] =>
  ending === 'html' ? { 'content-disposition': `attachment; filename="${name}"` } : {};

const titleOf = (document: HomeDocument | null): string => {
  if (document === null) return '';
  const { white, black } = document.match.teams;
  return `${white.name} — ${black.name}`;
};

const oembed = ({ address, find, hasPictures }: FileParts, asked: Asked): Reply => {
  const { query } = asked;
  if ((query.get('format') || 'json') !== 'json') return said(501, 'As JSON alone.');
  const base = baseOf(address, asked);
  const shared = base === null ? null : sharedBy(query.get('url') ?? '', base);
  const document = shared === null || shared.match === null ? null : find(shared.match);
  // What a link opens is shown to its holders alone.
  if (base === null || shared === null || asked.pass !== null || (shared.match !== null && document === null))
    return said(404, 'Nothing is shown at such an address here.');
  const answer = oembedOf(base, shared, { title: titleOf(document), hasPicture: hasPictures, query });
  return { ...json(200, answer), type: JSON_TYPE, cache: FOR_A_MINUTE };
};

/**
 * Matches for the pages of others: GET /viewers/files/MATCH.json, one that is over in a file; MATCH.html, the same as a
 * page that needs no server; GET /oembed?url=ADDRESS, by which sites make a piece of their page of an address of ours.
 * 404 where there is no such match, 501 where it is wanted as anything but JSON.
 */
export const fileRows = (parts: FileParts): readonly HomeRow[] => {
  const { archive, script } = parts;
  const readyFor = createReady();
  const bodyOf = (matchId: string, ending: 'json' | 'html'): Packed | null => {
    const of = archive.match(matchId)?.plain.toString();
    if (of === undefined || (ending === 'html' && script === undefined)) return null;
    return readyFor(`${matchId}.${ending}`, of, () => {
      const file = homeFileOf(archive, matchId);
      if (file === null) return null;
      return ending === 'json' ? JSON.stringify(file) : onePage(file, script ?? '', null);
    });
  };
  return [
    homeRow(FILE, ({ groups: [matchId = '', ending] }) => {
      const as = ending === 'html' ? 'html' : 'json';
      const body = bodyOf(matchId, as);
      if (body === null) return said(404, 'No such match is over.');
      const headers = headersOf(`match-${matchId}.${as}`, as);
      return { status: 200, type: TYPES[as], cache: FOR_A_MINUTE, body, ...(headers && { headers }) };
    }),
    homeRow('/oembed', (asked) => oembed(parts, asked)),
  ];
};
