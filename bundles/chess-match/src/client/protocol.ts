import type { ProtocolView } from '@schemas/protocol';
import { useEffect, useState } from 'react';
import { useConnected } from './hooks';

type Entries = ProtocolView['entries'];

/** The whole protocol of the open match, from its first entry. @throws when the server does not answer */
export const fetchProtocol = async (
  signal: AbortSignal | null = null,
): Promise<ProtocolView & { readonly matchId: string }> => {
  const response = await fetch('/chess-match/protocol', { signal });
  if (!response.ok) throw new Error(`GET protocol: ${response.status}`);
  return (await response.json()) as ProtocolView & { readonly matchId: string };
};

/** The replicant's entries behind those that only the server's whole protocol has. */
const joined = (whole: Entries, { entries }: ProtocolView): Entries => {
  const first = entries[0]?.seq ?? 0;
  return [...whole.filter(({ seq }) => seq < first), ...entries];
};

/**
 * The protocol of a match: its end as the replicant has it, and all of it once that is wanted. Asked for anew whenever
 * the protocol changes, since an undo may change an old entry; what came last stays until then.
 */
export const useProtocol = (matchId: string, shown: ProtocolView, isWholeWanted: boolean): ProtocolView => {
  const [whole, setWhole] = useState<Entries | null>(null);
  const isConnected = useConnected();
  const isAsked = isWholeWanted && isConnected && shown.older > 0;
  useEffect(() => {
    if (!isAsked) return;
    const abort = new AbortController();
    fetchProtocol(abort.signal).then(
      (answer) => setWhole(answer.matchId === matchId ? answer.entries : null),
      () => undefined,
    );
    return () => {
      abort.abort();
    };
  }, [isAsked, matchId, shown]);
  return whole === null || !isWholeWanted ? shown : { entries: joined(whole, shown), older: 0, olderOut: 0 };
};
