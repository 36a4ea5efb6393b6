import { keyMomentsOf } from '../../games/common/keyMoments';
import { json, NO_STORE, text, type Answer } from '../../http/reply';
import { onGet, queryOf, type AnswerRow } from '../../http/table';
import { boardName } from '../../view/boardNames';
import type { Language } from '../../view/language';
import type { OpenMatch } from '../authority/openMatch';
import { refuse } from '../base/errors';
import { ROOT } from '../gate/http/own';
import { chaptersOf, type Chapter } from './chapters';
import { asCsv, asEdl, asText } from './written';
import { OPENING, titleOf } from './words';

const FORMS = ['text', 'csv', 'edl', 'json'] as const;
const RATES: readonly number[] = [24, 25, 30, 50, 60];
const USUAL_RATE = 25;

interface Query {
  readonly as: (typeof FORMS)[number];
  readonly language: Language;
  /** When the film began, Unix ms; null: with the first moment. */
  readonly startMs: number | null;
  readonly fps: number;
}

const momentOf = (given: string): number => (/^\d+$/.test(given) ? Number(given) : Date.parse(given));

const readQuery = (query: URLSearchParams): Query | { readonly wrong: string } => {
  const as = FORMS.find((known) => known === (query.get('as') ?? 'text'));
  const language = (['en', 'ru'] as const).find((known) => known === (query.get('language') ?? 'en'));
  const start = query.get('start');
  const startMs = start === null ? null : momentOf(start);
  const fps = Number(query.get('fps') ?? USUAL_RATE);
  if (as === undefined) return { wrong: 'as' };
  if (language === undefined) return { wrong: 'language' };
  if (Number.isNaN(startMs)) return { wrong: 'start' };
  return RATES.includes(fps) ? { as, language, startMs, fps } : { wrong: 'fps' };
};

const happenedIn = (open: OpenMatch, language: Language): readonly Chapter[] => {
  const { game, history, views } = open;
  const nameOf = (board: number): string => boardName(views.match, board);
  return keyMomentsOf(game, history).map((moment) => ({
    atMs: moment.atMs,
    title: titleOf(moment, game.id, nameOf, language),
  }));
};

const written = (open: OpenMatch, { as, language, startMs, fps }: Query): Answer => {
  const happened = happenedIn(open, language);
  const [first] = happened;
  const opening = startMs === null ? first?.title : undefined;
  const chapters = chaptersOf(happened, startMs ?? first?.atMs ?? 0, opening ?? OPENING[language]);
  switch (as) {
    case 'json':
      return json(200, { chapters });
    case 'text':
      return text(200, asText(chapters).trimEnd());
    case 'csv':
      return { status: 200, type: 'text/csv; charset=utf-8', cache: NO_STORE, body: asCsv(chapters) };
    case 'edl':
      return text(200, asEdl(chapters, open.row.setup.event, fps).trimEnd());
  }
};

/**
 * GET chapters: the key moments of the open match as chapters of a film of it; `start` says when that film began, `as`
 * in which form they are wanted, `fps` for an edit list. 400 for a parameter that cannot be read.
 */
export const chaptersRoute = (openMatch: () => OpenMatch | null): AnswerRow =>
  onGet(`${ROOT}chapters`, ({ request }) => {
    const query = readQuery(queryOf(request));
    if ('wrong' in query) return json(400, { ok: false, parameter: query.wrong });
    const open = openMatch();
    return open === null ? json(404, refuse('match/none_open', {})) : written(open, query);
  });
