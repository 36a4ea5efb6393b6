import type { CrewAct, CrewList } from 'chess-match/client';
import { useCallback, useEffect, useState } from 'react';

/** 'elsewhere': the server tells this to its own machine only. 'lost': it did not answer. */
type State = CrewList | 'elsewhere' | 'lost' | null;

const PATH = '/chess-match/crew';
const LOOK_EVERY_MS = 3000;

const ask = async (act?: CrewAct): Promise<Exclude<State, null>> => {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(PATH, act && { method: 'POST', headers, body: JSON.stringify(act) });
    if (response.status === 401 || response.status === 403) return 'elsewhere';
    return (await response.json()) as CrewList;
  } catch {
    return 'lost';
  }
};

/** The keys of the crew, looked at again from time to time: somebody enters his code elsewhere. */
export const useCrew = () => {
  const [state, setState] = useState<State>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isHere = true;
    const look = (): void => {
      void ask().then((found) => {
        if (isHere) setState(found);
      });
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, []);
  const act = useCallback(async (what: CrewAct): Promise<void> => {
    setBusy(true);
    setState(await ask(what));
    setBusy(false);
  }, []);
  return { state, busy, act };
};
