import { MOMENTS_IN_PART, presentMoment, type HomeDocument, type HomeMoment } from '../../contract/viewers';
import { boardName, turnText, worthOf } from '../../view';
import { baseOf } from './baseOf';
import { escaped } from './escaped';
import type { Pictures } from './pictures';
import type { Reply } from '../../http/reply';
import { FOR_A_MINUTE, FOR_AN_HOUR, FOR_MOMENTS, said, type Asked, homeRow, type HomeRow } from './route';
import { PICTURE, shareSvg, type Moment } from './shareSvg';

export interface ShareParts {
  /** The page that everybody gets; undefined: none is built. */
  readonly page: string | undefined;
  /** Under which the pages are known outside, "https://chess.example"; null: as whoever asks calls us. */
  readonly address: string | null;
  /** The match with this id: live, or over. */
  readonly find: (matchId: string) => HomeDocument | null;
  /** Nothing of it is taken back or corrected by a press of a button any more. */
  readonly isOver: (matchId: string) => boolean;
  /** The body of a part. */
  readonly part: (id: string) => string | undefined;
  /** Null: none can be painted here. */
  readonly pictures: Pictures | null;
}

interface Found extends Moment {
  /** Of all that is painted: beginnings of two matches are one part, under other names. */
  readonly key: string;
}

const PICTURE_PATH = /^\/viewers\/pictures\/([\w-]{1,64})\/(\d{1,5})\/(\d{1,2})\.png$/;

const viewOf = ({ boards }: HomeMoment, board: number): HomeMoment['boards'][number] | undefined =>
  boards.find((view) => view.board === board) ?? boards.toSorted((a, b) => worthOf(b) - worthOf(a))[0];

/** The moment of an address; null where there is none, or none yet: another one in its place would be kept for it. */
const findMoment = ({ find, part }: ShareParts, matchId: string, turn: number, board: number): Found | null => {
  const document = find(matchId);
  if (document === null) return null;
  const { match, past } = document;
  const id = past.parts[Math.floor(turn / MOMENTS_IN_PART)];
  const body = id === undefined ? undefined : part(id);
  if (id === undefined || body === undefined) return null;
  const stored = (JSON.parse(body) as readonly HomeMoment[])[turn % MOMENTS_IN_PART];
  const moment = stored && presentMoment(stored);
  const view = moment && viewOf(moment, board);
  if (moment === undefined || view === undefined) return null;
  const shared = {
    event: match.event,
    turn: turnText(moment.turn),
    name: boardName(match, view.board),
    teams: { white: match.teams.white.name, black: match.teams.black.name },
  };
  return { ...shared, view, key: JSON.stringify([id, turn, view.board, shared]) };
};

const picture = (parts: ShareParts, matchId: string, turn: number, board: number): Reply => {
  const found = parts.pictures === null ? null : findMoment(parts, matchId, turn, board);
  if (found === null || parts.pictures === null) return said(404, 'No such picture.');
  const body = parts.pictures.get(found.key, () => shareSvg(found));
  if (body === null) return said(503, 'Too many pictures at once.');
  return { status: 200, type: 'image/png', cache: parts.isOver(matchId) ? FOR_AN_HOUR : FOR_MOMENTS, body };
};

/** By which a site finds how it may show the moment in a page of its own. */
const oembedLink = (base: string, asked: URLSearchParams): string => {
  const address = `${base}/oembed?url=${encodeURIComponent(`${base}/?${asked.toString()}`)}`;
  return `<link rel="alternate" type="application/json+oembed" href="${escaped(address)}" />`;
};

const tags = (found: Found, base: string | null, asked: URLSearchParams, hasPicture: boolean): string => {
  const { teams, event, turn, name, view } = found;
  const [match = '', at = ''] = [asked.get('match') ?? '', asked.get('turn') ?? '0'];
  const place = turn === '' ? `${name}` : `Ход ${turn}, доска ${name} · Turn ${turn}, board ${name}`;
  const image = base === null || !hasPicture ? null : `${base}/viewers/pictures/${match}/${at}/${view.board}.png`;
  const named: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:title', `${teams.white} — ${teams.black}`],
    ['og:description', event === '' ? place : `${event}. ${place}`],
    ...(base === null ? [] : [['og:url', `${base}/?${asked.toString()}`] as const]),
    ...(image === null
      ? []
      : ([
          ['og:image', image],
          ['og:image:width', String(PICTURE.width)],
          ['og:image:height', String(PICTURE.height)],
          ['twitter:card', 'summary_large_image'],
        ] as const)),
  ];
  const metas = named.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`);
  return [...metas, ...(base === null ? [] : [oembedLink(base, asked)])].join('\n    ');
};

/** The page with what previews of links read; null: no moment is named. */
const page = (parts: ShareParts, asked: Asked): Reply | null => {
  const match = asked.query.get('match');
  // What a link opens is previewed by nobody.
  if (asked.pass !== null || match === null || parts.page === undefined) return null;
  const found = findMoment(parts, match, Number(asked.query.get('turn') ?? 0) || 0, Number(asked.query.get('board')));
  if (found === null) return null;
  const head = tags(found, baseOf(parts.address, asked), asked.query, parts.pictures !== null);
  const body = parts.page.replace('</head>', () => `  ${head}\n  </head>`);
  return { status: 200, type: 'text/html; charset=utf-8', cache: FOR_A_MINUTE, body };
};

/**
 * A moment that somebody shares: GET /?match=ID&turn=N&board=B is the page with what previews of links read, and
 * GET /viewers/pictures/ID/N/B.png its picture. Neither says how it stands: whoever opens it may not want to know.
 */
export const shareRows = (parts: ShareParts): readonly HomeRow[] => [
  homeRow(PICTURE_PATH, ({ groups: [match = '', turn, board] }) => picture(parts, match, Number(turn), Number(board))),
  homeRow('/', (asked) => page(parts, asked)),
];
