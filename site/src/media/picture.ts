import Hls from 'hls.js/light';

/** A stream that is being played. */
export interface Picture {
  /** When what is seen and heard now was so, Unix ms; null: that is not known. */
  readonly atMs: () => number | null;
  leave(): void;
}

/** Safari plays such streams itself, and knows their time so. */
interface OwnTime {
  getStartDate?(): Date;
}

const BEHIND_SECONDS = 4;
const MOST_BEHIND_SECONDS = 12;

/**
 * Plays a stream in an element; in a chunk of its own, loaded when somebody asks for it.
 * @param fail called when it cannot be played (any more)
 */
export const openPicture = (video: HTMLVideoElement, address: string, fail: () => void): Picture => {
  if (Hls.isSupported()) {
    const hls = new Hls({ liveSyncDuration: BEHIND_SECONDS, liveMaxLatencyDuration: MOST_BEHIND_SECONDS });
    hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
      if (fatal) fail();
    });
    hls.loadSource(address);
    hls.attachMedia(video);
    return { atMs: () => hls.playingDate?.getTime() ?? null, leave: () => hls.destroy() };
  }
  video.addEventListener('error', fail);
  video.src = address;
  return {
    atMs: () => {
      const startMs = (video as OwnTime).getStartDate?.().getTime() ?? NaN;
      return Number.isNaN(startMs) ? null : startMs + video.currentTime * 1000;
    },
    leave: () => {
      video.removeEventListener('error', fail);
      video.removeAttribute('src');
      video.load();
    },
  };
};
