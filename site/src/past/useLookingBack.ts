import type { HomeDocument, HomeMoment } from 'chess-match/contract/viewers';
import { useEffect, useMemo, useState } from 'react';
import { askUntil } from './askUntil';
import { documentAt } from './documentAt';
import { loadKept } from './kept';
import { useMoments } from './parts';
import type { Place } from './place';
import { isToBeAsked, stilled, wholeOf } from './wholeOf';

/** It is on its way; nobody could say, and it is asked for again; there is none. */
export type Absence = 'asked' | 'failed' | 'gone';

export interface LookingBack {
  /** What is to be drawn: as it is, or as it was. Null: not known, or not yet. */
  readonly shown: HomeDocument | null;
  /** The match it belongs to, as it is or as it ended. */
  readonly whole: HomeDocument | null;
  /** The moment that is shown; null: the newest there is. */
  readonly moment: number | null;
  readonly moments: readonly HomeMoment[];
  /** Why the match that was asked for is not to be seen; null: it is, or none was asked for. */
  readonly absence: Absence | null;
}

/** Asks for a match that is over; null: for none. */
const useKept = (matchId: string | null, ask: typeof fetch): HomeDocument | Absence | null => {
  const [found, setFound] = useState<{ readonly of: string; readonly kept: HomeDocument | Absence } | null>(null);
  useEffect(() => {
    if (matchId === null) return undefined;
    const tell = (kept: HomeDocument | Absence): void => setFound({ of: matchId, kept });
    return askUntil(
      (signal) => loadKept(matchId, signal, ask),
      (document) => tell(document ?? 'gone'),
      // What came before is still what was kept.
      () => setFound((now) => (now?.of === matchId && now.kept !== 'asked' ? now : { of: matchId, kept: 'failed' })),
    );
  }, [matchId, ask]);
  if (matchId === null) return null;
  return found?.of === matchId ? found.kept : 'asked';
};

/**
 * What is to be seen at a place. The match that somebody looks back on stays there when another one becomes live.
 * @param live null: nothing is known of what is live
 * @param isAsked whether it is known that there is nothing live, or what
 * @param ask where what is over is asked for; always the same
 */
export const useLookingBack = (
  live: HomeDocument | null,
  place: Place,
  isAsked: boolean,
  ask: typeof fetch = fetch,
): LookingBack => {
  const [seen, setSeen] = useState<HomeDocument | null>(null);
  const liveId = live?.match.matchId ?? null;
  if (live !== null && liveId !== null && live !== seen && (place.match === null || place.match === liveId))
    setSeen(live);
  const isLive = place.match === null || place.match === liveId;
  const before = useMemo(
    () => (!isLive && seen !== null && seen.match.matchId === place.match ? stilled(seen) : null),
    [isLive, seen, place.match],
  );
  const found = useKept(!isLive && isAsked && isToBeAsked(before) ? place.match : null, ask);
  const whole = isLive ? live : wholeOf(before, found);
  const absence = whole === null && typeof found === 'string' ? found : null;
  const isBack = place.match !== null && place.moment !== null;
  const moments = useMoments(isBack && whole !== null ? whole.past : null, ask);
  const count = whole?.past.moments ?? 0;
  const moment = isBack && place.moment !== null && count > 0 ? Math.min(place.moment, count - 1) : null;
  const shown = useMemo(() => {
    if (whole === null || moment === null) return whole;
    return moments.length > moment ? documentAt(whole, moments.slice(0, moment + 1)) : null;
  }, [whole, moment, moments]);
  return { shown, whole, moment, moments, absence };
};
