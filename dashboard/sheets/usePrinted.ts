import { useConnected } from 'chess-match/client';
import { fetchPrinted, type PrintedMatch } from 'chess-match/client/printed';
import { useEffect, useState } from 'react';
import { askOf } from './ask';

/** What came for the last ask. */
export interface Printed {
  /** As text, so that it is known what came. */
  readonly asked: string;
  /** Null: there is no such match. */
  readonly match: PrintedMatch | null;
  /** The server did not answer since. */
  readonly isStale: boolean;
}

/**
 * What is printed, asked for anew where the open match goes on, and after a lost connection; null until it has come.
 * @param asked as a choice from the list has it
 * @param version of the open match
 */
export const usePrinted = (asked: string, version: number | undefined): Printed | null => {
  const [printed, setPrinted] = useState<Printed | null>(null);
  const isConnected = useConnected();
  useEffect(() => {
    if (!isConnected) return;
    const abort = new AbortController();
    fetchPrinted(askOf(asked), abort.signal).then(
      (match) => setPrinted({ asked, match, isStale: false }),
      () => {
        if (!abort.signal.aborted)
          setPrinted((last) =>
            last?.asked === asked ? { ...last, isStale: true } : { asked, match: null, isStale: true },
          );
      },
    );
    return () => {
      abort.abort();
    };
  }, [asked, isConnected, version]);
  return printed?.asked === asked ? printed : null;
};
