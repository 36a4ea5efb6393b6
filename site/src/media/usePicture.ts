import { useEffect, useState, type RefObject } from 'react';
import type { Picture } from './picture';
import { stateAt, watched, type PictureState, type Watched } from './watch';

const CHECK_EVERY_MS = 250;
/** A stream that is away is looked for again so often. */
const AGAIN_AFTER_MS = 5000;

interface PictureListener {
  readonly state: (state: PictureState) => void;
  readonly opened: (picture: Picture | null) => void;
  /** Null: none plays. */
  readonly playing: (picture: Picture | null) => void;
}

/** Opens the stream, and again whenever it is away. @returns how to leave it */
const keepPlaying = (video: HTMLVideoElement, address: string, listener: PictureListener): (() => void) => {
  let picture: Picture | null = null;
  let isLeft = false;
  let known: Watched = { openedMs: 0, moved: null };
  let shown: PictureState = 'coming';
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const show = (next: PictureState): void => {
    if (next === shown) return;
    shown = next;
    listener.state(next);
    listener.playing(next === 'plays' ? picture : null);
  };
  const close = (): void => {
    picture?.leave();
    picture = null;
    listener.opened(null);
  };
  const fail = (): void => {
    close();
    show('away');
    clearTimeout(reopening);
    reopening = setTimeout(() => void open(), AGAIN_AFTER_MS);
  };
  const open = async (): Promise<void> => {
    try {
      const { openPicture } = await import('./picture');
      if (isLeft) return;
      known = { openedMs: performance.now(), moved: null };
      picture = openPicture(video, address, fail);
      listener.opened(picture);
      // Where a browser wants to be asked first, the viewer presses what the element itself shows.
      await video.play().catch(() => undefined);
    } catch {
      if (!isLeft) fail();
    }
  };
  const check = (): void => {
    if (picture === null) return;
    const seen = { nowMs: performance.now(), seconds: video.currentTime, isPaused: video.paused };
    known = watched(known, seen);
    const next = stateAt(known, seen);
    // While it is looked for again it is still away.
    if (next === 'away') fail();
    else if (next !== 'coming' || shown !== 'away') show(next);
  };
  void open();
  const timer = setInterval(check, CHECK_EVERY_MS);
  return () => {
    isLeft = true;
    clearTimeout(reopening);
    clearInterval(timer);
    close();
    listener.state('coming');
    listener.playing(null);
  };
};

/**
 * Plays the stream at an address in an element for as long as it is shown, and looks for it again whenever it is away.
 * @param onPicture told of the stream while it plays; null: none does
 * @returns how it does, and the stream, stopped or not
 */
export const usePicture = (
  element: RefObject<HTMLVideoElement | null>,
  address: string,
  onPicture: (picture: Picture | null) => void,
): { readonly state: PictureState; readonly opened: Picture | null } => {
  const [opened, setOpened] = useState<Picture | null>(null);
  const [state, setState] = useState<PictureState>('coming');
  useEffect(() => {
    const video = element.current;
    if (video === null) return undefined;
    return keepPlaying(video, address, { state: setState, opened: setOpened, playing: onPicture });
  }, [element, address, onPicture]);
  return { state, opened };
};
