import { presentMoment, type HomeMoment, type HomePast } from 'chess-match/contract/viewers';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { AGAIN_MS } from './askUntil';

const isPart = (value: unknown): value is readonly HomeMoment[] =>
  Array.isArray(value) && value.every((moment) => Array.isArray((moment as Partial<HomeMoment> | null)?.boards));

/** Parts that came: a part is the same for ever. */
type Parts = Map<string, readonly HomeMoment[]>;

/** Each turn makes another last part: a page that is open all evening does not keep them all. */
const forgetOthers = (parts: Parts, ids: readonly string[]): void => {
  for (const id of parts.keys()) if (!ids.includes(id)) parts.delete(id);
};

const load = async (parts: Parts, id: string, signal: AbortSignal, ask: typeof fetch): Promise<void> => {
  const response = await ask(`viewers/past/${id}.json`, { signal });
  const value: unknown = response.ok ? await response.json() : null;
  if (!isPart(value)) throw new Error(`part ${id}: ${response.status}`);
  parts.set(id, value.map(presentMoment));
};

const NONE: readonly HomeMoment[] = [];

/**
 * The moments of a past from its beginning, as far as they are there without a gap.
 * @param past null: nobody looks back, nothing is asked for
 */
export const useMoments = (past: HomePast | null, ask: typeof fetch): readonly HomeMoment[] => {
  const [parts] = useState<Parts>(() => new Map());
  const [came, tell] = useReducer((count: number) => count + 1, 0);
  const ids = past?.parts.join(' ') ?? '';
  useEffect(() => {
    if (ids === '') return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    forgetOthers(parts, ids.split(' '));
    const next = (): void => {
      const missing = ids.split(' ').filter((id) => !parts.has(id));
      void Promise.allSettled(missing.map((id) => load(parts, id, abort.signal, ask).then(tell))).then((results) => {
        if (abort.signal.aborted || results.every(({ status }) => status === 'fulfilled')) return;
        timer = setTimeout(next, AGAIN_MS);
      });
    };
    next();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [ids, parts, ask]);
  return useMemo(() => {
    // Another part came.
    void came;
    const known = ids.split(' ').map((id) => parts.get(id));
    const gap = known.indexOf(undefined);
    const whole = gap < 0 ? known : known.slice(0, gap);
    return ids === '' ? NONE : whole.flatMap((part) => part ?? NONE);
  }, [ids, came, parts]);
};
