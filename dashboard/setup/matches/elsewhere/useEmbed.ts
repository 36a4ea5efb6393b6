import { useEffect, useState } from 'react';

/** A match for the pages of others, as GET /chess-match/embed says it. */
export interface Embed {
  readonly isKept: boolean;
  /** Lines for a page of one's own: from the viewers' page, null where nobody reaches that; with files beside. */
  readonly hosted: string | null;
  readonly beside: string;
}

export const embedAddress = (matchId: string, as: 'facts' | 'html' | 'json' | 'script'): string =>
  `/chess-match/embed?match=${encodeURIComponent(matchId)}&as=${as}`;

const isEmbed = (value: unknown): value is Embed => typeof (value as Partial<Embed> | null)?.isKept === 'boolean';

/** Is what there is of a match, as far as it was answered. */
export interface Asked {
  /** Null: nobody has answered yet; `silent`: the last time nobody did. */
  readonly embed: Embed | 'silent' | null;
  readonly isAsking: boolean;
  readonly retry: () => void;
}

/** Asks what there is of a match; what was known last stays until there is another answer. */
export const useEmbed = (matchId: string): Asked => {
  const [known, setKnown] = useState<Embed | 'silent' | null>(null);
  const [isAsking, setAsking] = useState(true);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const ask = async (): Promise<Embed> => {
      const response = await fetch(embedAddress(matchId, 'facts'), { signal: abort.signal });
      const value: unknown = response.ok ? await response.json() : null;
      if (!isEmbed(value)) throw new Error(String(response.status));
      return value;
    };
    const answered = (answer: Embed | 'silent'): void => {
      if (abort.signal.aborted) return;
      setKnown(answer);
      setAsking(false);
    };
    void ask().then(answered, () => answered('silent'));
    return () => abort.abort();
  }, [matchId, count]);
  const retry = (): void => {
    setAsking(true);
    setCount(count + 1);
  };
  return { embed: known, isAsking, retry };
};
