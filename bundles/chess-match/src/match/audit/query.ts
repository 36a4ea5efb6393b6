import { LANGUAGES } from '../../texts';
import { FROM_THE_END, type AuditCursor, type AuditFilter } from './read';

const LARGEST_PAGE = 500;
const PAGE = 100;
const LONGEST = 200;

export interface AuditQuery {
  readonly filter: AuditFilter;
  readonly cursor: AuditCursor;
  readonly limit: number;
}

const whole = (text: string | null): number | null =>
  text !== null && /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;

/** "12.5.0.7": the numbers of match, show, rehearsal entries and notes to go on before. */
const readCursor = (text: string | null): AuditCursor | null => {
  if (text === null) return FROM_THE_END;
  const [match = null, show = null, rehearsal = null, note = null] = text.split('.').map(whole);
  return match === null || show === null || rehearsal === null || note === null
    ? null
    : { match, show, rehearsal, note };
};

export const writeCursor = ({ match, show, rehearsal, note }: AuditCursor): string =>
  `${match}.${show}.${rehearsal}.${note}`;

/**
 * `?person=&role=&kind=&kind=&text=&from=&to=&match=&language=&cursor=&limit=`, all of them optional; times are Unix
 * ms.
 * @returns the name of the parameter that cannot be read, else the query
 */
export const readQuery = (params: URLSearchParams): AuditQuery | { readonly wrong: string } => {
  const text = (name: string): string => (params.get(name) ?? '').trim().slice(0, LONGEST);
  const [fromMs, toMs] = [params.get('from'), params.get('to')].map((time) =>
    time === null ? undefined : whole(time),
  );
  const limit = params.get('limit') === null ? PAGE : whole(params.get('limit'));
  const cursor = readCursor(params.get('cursor'));
  const language = LANGUAGES.find((known) => known === (params.get('language') ?? 'en'));
  if (fromMs === null) return { wrong: 'from' };
  if (toMs === null) return { wrong: 'to' };
  if (limit === null || limit < 1) return { wrong: 'limit' };
  if (cursor === null) return { wrong: 'cursor' };
  if (language === undefined) return { wrong: 'language' };
  return {
    filter: {
      person: text('person'),
      role: text('role'),
      kinds: params.getAll('kind').slice(0, 20),
      text: text('text'),
      fromMs: fromMs ?? 0,
      toMs: toMs ?? Number.MAX_SAFE_INTEGER,
      matchId: text('match'),
      language,
    },
    cursor,
    limit: Math.min(limit, LARGEST_PAGE),
  };
};
