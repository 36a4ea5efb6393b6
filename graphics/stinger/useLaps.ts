import { useEffect, useState } from 'react';

/** From one lap to the next while the stinger runs in a loop. */
const LAP_MS = 3000;

/** `?loop=1`: the stinger over and over, for recording it as a video file and for setting OBS up. */
export const isLoopAsked = (search: string): boolean => new URLSearchParams(search).get('loop') === '1';

/** Laps begun so far; 0 for ever unless it loops. */
export const useLaps = (isLooping: boolean): number => {
  const [laps, setLaps] = useState(0);
  useEffect(() => {
    if (!isLooping) return undefined;
    const timer = setInterval(() => setLaps((lap) => lap + 1), LAP_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isLooping]);
  return laps;
};
