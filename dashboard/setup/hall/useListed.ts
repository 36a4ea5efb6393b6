import { useCallback, useEffect, useState } from 'react';

/** 'elsewhere': this is told to others only. 'lost': the server did not answer. Null: not yet. */
export type Listed<List> = List | 'elsewhere' | 'lost' | null;

const POLL_INTERVAL_MS = 3000;

/**
 * What a route of the server lists, looked at again from time to time: somebody else changes it, too.
 * @param path what GET lists
 * @param actPath what POST changes; it answers with the list
 * @returns look: at once, as what is listed was changed by other ways
 */
export const useListed = <List, Act>(path: string, actPath = path) => {
  const [state, setState] = useState<Listed<List>>(null);
  const [busy, setBusy] = useState(false);
  const ask = useCallback(
    async (act?: Act): Promise<List | 'elsewhere' | 'lost'> => {
      try {
        const headers = { 'content-type': 'application/json' };
        const response = await (act === undefined
          ? fetch(path)
          : fetch(actPath, { method: 'POST', headers, body: JSON.stringify(act) }));
        if (response.status === 401 || response.status === 403) return 'elsewhere';
        return (await response.json()) as List;
      } catch {
        return 'lost';
      }
    },
    [path, actPath],
  );
  useEffect(() => {
    let isHere = true;
    const show = (): void => {
      void ask().then((found) => {
        if (isHere) setState(found);
      });
    };
    show();
    const timer = setInterval(show, POLL_INTERVAL_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [ask]);
  const look = useCallback(async (): Promise<void> => setState(await ask()), [ask]);
  const act = useCallback(
    async (what: Act): Promise<void> => {
      setBusy(true);
      setState(await ask(what));
      setBusy(false);
    },
    [ask],
  );
  return { state, busy, act, look };
};
