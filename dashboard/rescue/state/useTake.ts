import { fetchUptime, takeRescueWay, type Problem } from 'chess-match/client';
import { useCallback, useEffect, useState } from 'react';
import { hasRestarted } from '../model/restart';
import type { Way } from '../model/ways';

const LOOK_MS = 500;

/** From the press to the server that is up again. */
export type Taking =
  | { readonly phase: 'none' }
  | { readonly phase: 'asked'; readonly way: Way }
  | { readonly phase: 'refused'; readonly way: Way; readonly problem: Problem }
  /** Accepted; `sinceMs` on the clock of performance.now(). */
  | { readonly phase: 'starting'; readonly way: Way; readonly sinceMs: number }
  /** Up again since `atMs` (Unix ms, by this computer); what was read of the journal before is of the old server. */
  | { readonly phase: 'back'; readonly way: Way; readonly sinceMs: number; readonly atMs: number };

/** Looks until another server answers than the one that was told to end. */
const useReturn = (sinceMs: number | null, onBack: () => void): void => {
  useEffect(() => {
    if (sinceMs === null) return;
    let next: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let wasGone = false;
    const look = async (): Promise<void> => {
      const asked = await fetchUptime();
      if (isOver) return;
      if (hasRestarted({ wasGone }, asked, performance.now() - sinceMs)) {
        onBack();
        return;
      }
      wasGone ||= !asked.answered;
      next = setTimeout(() => void look(), LOOK_MS);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(next);
    };
  }, [sinceMs, onBack]);
};

export interface Take {
  readonly taking: Taking;
  readonly take: (way: Way) => Promise<void>;
}

/** @param onBack when the server is up again: what it says of the journal is to be read anew */
export const useTake = (onBack: () => void): Take => {
  const [taking, setTaking] = useState<Taking>({ phase: 'none' });
  const take = async (way: Way): Promise<void> => {
    setTaking({ phase: 'asked', way });
    const answer = await takeRescueWay(way.choice);
    setTaking(
      answer.ok
        ? { phase: 'starting', way, sinceMs: performance.now() }
        : { phase: 'refused', way, problem: answer.error },
    );
  };
  const back = useCallback(() => {
    const atMs = Date.now();
    setTaking((now) => (now.phase === 'starting' ? { ...now, phase: 'back', atMs } : now));
    onBack();
  }, [onBack]);
  useReturn(taking.phase === 'starting' ? taking.sinceMs : null, back);
  return { taking, take };
};
