import type { Language } from '../../view/language';

const FORMS = ['text', 'csv', 'edl', 'clips', 'json'] as const;
const RATES: readonly number[] = [24, 25, 30, 50, 60];
const USUAL_RATE = 25;
/** For `film`: places are counted from the beginning of the game, whatever was recorded. */
export const NO_FILM = 'none';

export interface Query {
  readonly as: (typeof FORMS)[number];
  readonly language: Language;
  /** When the film began, Unix ms; null: nobody says it by hand. */
  readonly startMs: number | null;
  /** Id of what OBS recorded or sent, or NO_FILM; null: the one that has most of the match. */
  readonly film: string | null;
  readonly fps: number;
}

const momentOf = (given: string): number => (/^\d+$/.test(given) ? Number(given) : Date.parse(given));

/** @param films ids of those that are known */
export const readQuery = (query: URLSearchParams, films: readonly string[]): Query | { readonly wrong: string } => {
  const as = FORMS.find((known) => known === (query.get('as') ?? 'text'));
  const language = (['en', 'ru'] as const).find((known) => known === (query.get('language') ?? 'en'));
  const start = query.get('start');
  const startMs = start === null ? null : momentOf(start);
  const film = query.get('film');
  const fps = Number(query.get('fps') ?? USUAL_RATE);
  if (as === undefined) return { wrong: 'as' };
  if (language === undefined) return { wrong: 'language' };
  if (Number.isNaN(startMs)) return { wrong: 'start' };
  if (film !== null && film !== NO_FILM && !films.includes(film)) return { wrong: 'film' };
  return RATES.includes(fps) ? { as, language, startMs, film, fps } : { wrong: 'fps' };
};
