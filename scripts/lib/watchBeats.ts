import type { ChildProcess } from 'node:child_process';
import { BEAT_EVERY_MS } from '../../bundles/chess-match/src/match/server/supervised';
import { countBeats } from './beats';

/**
 * Watches whether a server lives.
 * @param answers whether it answers a request; false after a while
 * @param onHang it neither beats nor answers
 * @returns what ends the watch
 */
export const watchBeats = (child: ChildProcess, answers: () => Promise<boolean>, onHang: () => void): (() => void) => {
  const beats = countBeats(BEAT_EVERY_MS);
  let isLooking = false;
  let lastMs = performance.now();
  const look = async (): Promise<void> => {
    isLooking = true;
    const isAnswering = await answers();
    isLooking = false;
    if (isAnswering) beats.heard();
    // A tick may have come late meanwhile: then counting has begun anew.
    else if (beats.tick(0)) onHang();
  };
  const timer = setInterval(() => {
    const nowMs = performance.now();
    const isDue = beats.tick(nowMs - lastMs);
    lastMs = nowMs;
    if (isDue && !isLooking) void look();
  }, BEAT_EVERY_MS);
  child.on('message', beats.heard);
  return () => clearInterval(timer);
};
