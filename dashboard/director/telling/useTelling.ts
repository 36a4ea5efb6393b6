import { useReplicant, useTurned, type ShowView } from 'chess-match/client';
import {
  recapOf,
  replayOf,
  TELLERS,
  withTurned,
  type Teller,
  type Telling,
  type TellingClock,
} from 'chess-match/client/show';
import { useMemo } from 'react';

/** What is told of the past on air, and how far it has come. */
export interface OnAirTelling {
  readonly teller: Teller;
  readonly clock: TellingClock;
  /** null: there is nothing to tell, or not any more. */
  readonly telling: Telling | null;
}

/** As graphics have it; null where nothing is told. */
export const useTelling = ({ tellings, graphics }: ShowView): OnAirTelling | null => {
  const past = useReplicant('past');
  const teller = TELLERS.find((known) => tellings[known] !== null);
  const clock = teller === undefined ? null : tellings[teller];
  const { replay, recap } = graphics;
  const begunAtMs = clock?.begunAtMs ?? null;
  const mayShowEngine = useReplicant('outlook')?.engine.onAir === true;
  const turned = useTurned(mayShowEngine && teller === 'recap', String(begunAtMs));
  const telling = useMemo(() => {
    if (past === undefined || begunAtMs === null) return null;
    return teller === 'replay'
      ? replayOf(past, replay.content, begunAtMs)
      : recapOf(withTurned(past, turned), recap.content.seconds * 1000, begunAtMs);
  }, [past, turned, teller, begunAtMs, replay.content, recap.content]);
  return teller === undefined || clock === null ? null : { teller, clock, telling };
};
