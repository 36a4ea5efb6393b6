import type { HomeDocument, HomeMoment } from 'chess-match/contract/viewers';
import { useEffect, useMemo, useState } from 'react';
import { isDocument } from '../feed/store';
import { documentAt } from './documentAt';
import { useMoments } from './parts';
import type { Place } from './place';

export interface LookingBack {
  /** What is to be drawn: as it is, or as it was. Null: not known, or not yet. */
  readonly shown: HomeDocument | null;
  /** The match it belongs to, as it is or as it ended. */
  readonly whole: HomeDocument | null;
  /** The moment that is shown; null: the newest there is. */
  readonly moment: number | null;
  readonly moments: readonly HomeMoment[];
  /** The match that was asked for is not to be had. */
  readonly isGone: boolean;
}

/** A match that is over, as it was kept. Undefined while it is on its way, null where there is none. */
const useKept = (matchId: string | null): HomeDocument | null | undefined => {
  const [kept, setKept] = useState<{ readonly of: string; readonly document: HomeDocument | null } | null>(null);
  useEffect(() => {
    if (matchId === null) return;
    const abort = new AbortController();
    const load = async (): Promise<HomeDocument | null> => {
      const response = await fetch(`viewers/archive/${matchId}.json`, { signal: abort.signal });
      const value: unknown = response.ok ? await response.json() : null;
      return isDocument(value) ? value : null;
    };
    load().then(
      (document) => setKept({ of: matchId, document }),
      () => {
        if (!abort.signal.aborted) setKept({ of: matchId, document: null });
      },
    );
    return () => abort.abort();
  }, [matchId]);
  return kept?.of === matchId ? kept.document : undefined;
};

/**
 * What is to be seen at a place. The match that somebody looks back on stays there when another one becomes live.
 * @param live null: nothing is known of what is live
 * @param isAsked whether it is known that there is nothing live, or what
 */
export const useLookingBack = (live: HomeDocument | null, place: Place, isAsked: boolean): LookingBack => {
  const [seen, setSeen] = useState<HomeDocument | null>(null);
  const liveId = live?.match.matchId ?? null;
  if (live !== null && liveId !== null && live !== seen && (place.match === null || place.match === liveId))
    setSeen(live);
  const isLive = place.match === null || place.match === liveId;
  const isSeen = !isLive && seen?.match.matchId === place.match;
  const kept = useKept(isLive || isSeen || !isAsked ? null : place.match);
  const whole = (isLive ? live : isSeen ? seen : kept) ?? null;
  const isBack = place.match !== null && place.moment !== null;
  const moments = useMoments(isBack && whole !== null ? whole.past : null);
  const count = whole?.past.moments ?? 0;
  const moment = isBack && place.moment !== null && count > 0 ? Math.min(place.moment, count - 1) : null;
  const shown = useMemo(() => {
    if (whole === null || moment === null) return whole;
    return moments.length > moment ? documentAt(whole, moments.slice(0, moment + 1)) : null;
  }, [whole, moment, moments]);
  return { shown, whole, moment, moments, isGone: kept === null };
};
