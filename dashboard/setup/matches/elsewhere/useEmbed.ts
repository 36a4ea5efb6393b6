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

/** What there is of a match; and asks anew. */
export const useEmbed = (matchId: string): readonly [Embed | 'asking' | 'silent', () => void] => {
  const [known, setKnown] = useState<Embed | 'asking' | 'silent'>('asking');
  const [count, setCount] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const ask = async (): Promise<Embed> => {
      const response = await fetch(embedAddress(matchId, 'facts'), { signal: abort.signal });
      const value: unknown = response.ok ? await response.json() : null;
      if (!isEmbed(value)) throw new Error(String(response.status));
      return value;
    };
    void ask().then(setKnown, () => {
      if (!abort.signal.aborted) setKnown('silent');
    });
    return () => abort.abort();
  }, [matchId, count]);
  const again = (): void => {
    setKnown('asking');
    setCount(count + 1);
  };
  return [known, again];
};
