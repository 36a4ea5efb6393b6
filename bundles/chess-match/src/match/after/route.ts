import { json, NO_STORE, text, type Answer } from '../../http/reply';
import { onGet, queryOf, type AnswerRow } from '../../http/answerRow';
import { placeIn, type Film } from '../../obs/films/film';
import type { OpenMatch } from '../authority/openMatch';
import { refuse } from '../base/errors';
import { ROOT } from '../gate/http/own';
import { chaptersOf, SHORTEST_MS, sinceMoment, type PlaceOf } from './chapters';
import { filmOf } from './films/filmOf';
import { clipsOf, momentsIn, withMarks } from './happened';
import type { Mark } from './marks/mark';
import { NO_FILM, readQuery, type Query } from './query';
import { asCsv, asEdl, asText, clipsAsCsv } from './written';
import { OPENING } from './words';

/** What there is to make chapters of. */
export interface Sources {
  readonly open: () => OpenMatch | null;
  readonly films: () => readonly Film[];
  /** Of the open match. */
  readonly marks: () => readonly Mark[];
}

const csv = (body: string): Answer => ({ status: 200, type: 'text/csv; charset=utf-8', cache: NO_STORE, body });

const filmAsked = (films: readonly Film[], { film, startMs }: Query, moments: readonly number[]): Film | null => {
  if (film === NO_FILM || (film === null && startMs !== null)) return null;
  return film === null ? filmOf(films, moments) : (films.find(({ id }) => id === film) ?? null);
};

const written = (open: OpenMatch, films: readonly Film[], marks: readonly Mark[], query: Query): Answer => {
  const { as, language, startMs, fps } = query;
  const moments = momentsIn(open, language);
  const happened = withMarks(moments, marks, language);
  const film = filmAsked(
    films,
    query,
    happened.map(({ atMs }) => atMs),
  );
  const [first] = happened.toSorted((one, other) => one.atMs - other.atMs);
  const since = startMs ?? first?.atMs ?? 0;
  const placeOf: PlaceOf = film === null ? sinceMoment(since) : (atMs) => placeIn(film, atMs);
  const opening = film === null && startMs === null ? first?.title : undefined;
  const shortestMs = as === 'text' ? SHORTEST_MS : 1;
  const chapters = chaptersOf(happened, placeOf, opening ?? OPENING[language], shortestMs);
  const clips = clipsOf(marks, moments, language).map((clip) => ({ ...clip, placeMs: placeOf(clip.atMs) }));
  switch (as) {
    case 'json':
      return json(200, { film: film?.id ?? null, chapters, clips });
    case 'text':
      return text(200, asText(chapters).trimEnd());
    case 'csv':
      return csv(asCsv(chapters));
    case 'clips':
      return csv(clipsAsCsv(clips));
    case 'edl':
      return text(200, asEdl(chapters, open.row.setup.event, fps).trimEnd());
  }
};

/**
 * GET chapters: the key moments of the open match, and what was marked in it, as chapters of a film of it: of what OBS
 * recorded or sent, or of one that began at `start`. `as` says in which form they are wanted, `clips` what the replay
 * buffer saved. 400 for a parameter that cannot be read.
 */
export const chaptersRoute = ({ open: openMatch, films, marks }: Sources): AnswerRow =>
  onGet(`${ROOT}chapters`, ({ request }) => {
    const known = films();
    const query = readQuery(
      queryOf(request),
      known.map(({ id }) => id),
    );
    if ('wrong' in query) return json(400, { ok: false, parameter: query.wrong });
    const open = openMatch();
    return open === null ? json(404, refuse('match/none_open', {})) : written(open, known, marks(), query);
  });
