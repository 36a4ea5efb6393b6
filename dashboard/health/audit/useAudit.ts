import { fetchAudit, useReplicant, type AuditAsk, type AuditEntry } from 'chess-match/client';
import { useEffect, useRef, useState } from 'react';
import { isChosen } from './filter';

const PAGE = 100;
/** People type faster than the log can be read through. */
const TYPING_MS = 250;

interface Loaded {
  readonly key: string;
  readonly entries: readonly AuditEntry[];
  readonly next: string | null;
}

export interface AuditState {
  readonly entries: readonly AuditEntry[];
  /** There are older ones. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly more: () => void;
}

/** The entries that answer the question; asked again when the journal grows. */
export const useAudit = (ask: AuditAsk): AuditState => {
  const lastWriteAtMs = useReplicant('health')?.journal.lastWriteAtMs ?? null;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isLoading, setIsLoading] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);
  const key = JSON.stringify(ask);
  const asked = useRef(ask);
  useEffect(() => {
    const abort = new AbortController();
    const now = JSON.parse(key) as AuditAsk;
    const waitMs = isChosen(asked.current, now) ? 0 : TYPING_MS;
    asked.current = now;
    const timer = setTimeout(() => {
      setIsLoading(true);
      fetchAudit(now, null, PAGE, abort.signal)
        .then((page) => {
          setLoaded({ key, ...page });
          setHasFailed(false);
        })
        .catch(() => {
          if (!abort.signal.aborted) setHasFailed(true);
        })
        .finally(() => {
          if (!abort.signal.aborted) setIsLoading(false);
        });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, lastWriteAtMs]);
  const more = (): void => {
    if (loaded === null || loaded.next === null || isLoading) return;
    setIsLoading(true);
    fetchAudit(ask, loaded.next, PAGE)
      .then((page) => {
        const isStill = (now: Loaded | null): boolean => now?.key === loaded.key && now.next === loaded.next;
        setLoaded((now) =>
          isStill(now) ? { key, entries: [...loaded.entries, ...page.entries], next: page.next } : now,
        );
        setHasFailed(false);
      })
      .catch(() => setHasFailed(true))
      .finally(() => setIsLoading(false));
  };
  return { entries: loaded?.entries ?? [], hasMore: (loaded?.next ?? null) !== null, isLoading, hasFailed, more };
};
