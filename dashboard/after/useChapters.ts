import { fetchChapters, useConnected, type ChapterForm, type Language } from 'chess-match/client';
import { useEffect, useState } from 'react';

interface Chapters {
  /** Null: no match is open. */
  readonly text: string | null;
  /** The server did not answer since. */
  readonly isStale: boolean;
}

/**
 * Chapters in the form in which they are handed on; null until they have come.
 * @param seen what they are made of, as text: where it changes they are asked for anew
 */
export const useChapters = (
  as: ChapterForm,
  language: Language,
  film: string | null,
  seen: string,
): Chapters | null => {
  const [chapters, setChapters] = useState<Chapters | null>(null);
  const isConnected = useConnected();
  useEffect(() => {
    if (!isConnected) return;
    const abort = new AbortController();
    fetchChapters({ as, language, film }, abort.signal).then(
      (text) => setChapters({ text, isStale: false }),
      () => {
        if (!abort.signal.aborted) setChapters((last) => ({ text: last?.text ?? null, isStale: true }));
      },
    );
    return () => {
      abort.abort();
    };
  }, [as, language, film, seen, isConnected]);
  return chapters;
};
