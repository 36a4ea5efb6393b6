import { silentForMs, subscribeReplicant, type GraphicId } from 'chess-match/client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { afterLook, isCurrent, POLL_INTERVAL_MS, SEEN_WELL, type Drawn, type Watch } from '../model/behind';

const drawnIn =
  (frame: HTMLIFrameElement | null) =>
  (graphic: GraphicId): Drawn | null => {
    const root = frame?.contentDocument?.querySelector<HTMLElement>(`[data-graphic="${graphic}"] [data-root]`);
    const { version, show } = root?.dataset ?? {};
    return version === undefined || show === undefined ? null : { match: Number(version), show: Number(show) };
  };

/**
 * Whether a monitor shows something else than what the server has published: what its graphics have drawn is looked at,
 * not what they should have. The looks go on while nobody sees the page, so it knows when it is seen again.
 */
export const useBehind = (
  frame: RefObject<HTMLIFrameElement | null>,
  kind: 'program' | 'preview',
  screens: readonly GraphicId[],
): Watch => {
  const [seen, setSeen] = useState(SEEN_WELL);
  const asked = useRef(screens);
  useEffect(() => {
    asked.current = screens;
  });
  useEffect(() => {
    const published = { match: 0, pictured: 0, complete: 0, show: 0 };
    const stops = [
      subscribeReplicant('match', ({ version }) => void (published.match = version)),
      subscribeReplicant('pictured', ({ version }) => void (published.pictured = version)),
      subscribeReplicant('complete', ({ version }) => void (published.complete = version)),
      subscribeReplicant(kind === 'program' ? 'air' : 'show', ({ version }) => void (published.show = version)),
    ];
    let watch = SEEN_WELL;
    const look = (): void => {
      watch = afterLook(watch, isCurrent(asked.current, drawnIn(frame.current), published), silentForMs());
      setSeen(watch);
    };
    const timer = setInterval(look, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const stop of stops) stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [frame, kind]);
  return seen;
};
