import { newId, sendCommand, useReplicant, type JudgedView } from 'chess-match/client';
import { useEffect, useRef } from 'react';
import { useLive } from '../../shared';

/** Who walks through a line in a hurry asks for where he stops. */
const SETTLED_MS = 250;

/**
 * Asks the engine for the position on a board as long as it stands there.
 * @param position null: there is nothing to ask
 * @returns what it says of that position and of no other; null: nothing yet
 */
export const useAsked = (position: string | null): JudgedView['asked'][number] | null => {
  const desk = useRef(newId());
  const asked = useRef<string | null>(null);
  const isLive = useLive();
  const judged = useReplicant('judged');
  useEffect(() => {
    if (!isLive || (position === null && asked.current === null)) return;
    const soon = setTimeout(() => {
      asked.current = position;
      void sendCommand({ type: 'askEngine', expectedVersion: null, desk: desk.current, position });
    }, SETTLED_MS);
    return () => clearTimeout(soon);
  }, [position, isLive]);
  useEffect(
    () => () => {
      if (asked.current !== null)
        void sendCommand({ type: 'askEngine', expectedVersion: null, desk: desk.current, position: null });
    },
    [],
  );
  return judged?.asked.find((known) => known.position === position) ?? null;
};
