import type { Language } from '../view/language';

/** In which form chapters are handed on. */
export const CHAPTER_FORMS = ['text', 'csv', 'edl', 'clips'] as const;
export type ChapterForm = (typeof CHAPTER_FORMS)[number];

export interface ChaptersAsk {
  readonly as: ChapterForm | 'json';
  readonly language: Language;
  /** Id of a film, `none` to count from the game; null: of the film that has most of the match. */
  readonly film: string | null;
}

/** What chapters are made of, as JSON tells it. */
export interface ChaptersAnswer {
  /** Id of the film they have their places in; null: they are counted from the game. */
  readonly film: string | null;
  readonly chapters: readonly { readonly atMs: number; readonly title: string }[];
  readonly clips: readonly {
    /** Unix ms. */
    readonly atMs: number;
    /** In the film; null: it is in none. */
    readonly placeMs: number | null;
    readonly turn: string;
    readonly title: string;
    readonly path: string;
  }[];
}

/** Null: no match is open. @throws when the server does not answer */
export const fetchChapters = async (ask: ChaptersAsk, signal: AbortSignal): Promise<string | null> => {
  const query = new URLSearchParams({
    as: ask.as,
    language: ask.language,
    ...(ask.film !== null && { film: ask.film }),
  });
  const response = await fetch(`/chess-match/chapters?${query.toString()}`, { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`GET chapters: ${response.status}`);
  return response.text();
};
