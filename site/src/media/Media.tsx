import type { HomeAudience, HomeMedia } from 'chess-match/contract/viewers';
import { useEffect, useRef, useState } from 'react';
import { Choice } from '../parts/Settings';
import type { Words } from '../words';
import type { Picture } from './picture';
import { usePicture } from './usePicture';

/** What a viewer has chosen to see and hear; nothing is loaded before. */
export interface Watching {
  readonly isOpen: boolean;
  readonly feed: HomeAudience | null;
  readonly isSoundAlone: boolean;
}

export const NOT_WATCHING: Watching = { isOpen: false, feed: null, isSoundAlone: false };

/** For whoever sets up the stream: what the picture is said to be of, to be held against the test card in it. */
const isCalibrating = new URLSearchParams(location.search).has('calibrate');
const TOLD_EVERY_MS = 100;
const TWO = '2-digit';
const TO_THE_FRAME = { hour: TWO, minute: TWO, second: TWO, fractionalSecondDigits: 2 } as const;

const PictureTime = ({ picture, words }: { readonly picture: Picture; readonly words: Words }) => {
  const [atMs, setAtMs] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setAtMs(picture.atMs()), TOLD_EVERY_MS);
    return () => clearInterval(timer);
  }, [picture]);
  if (atMs === null) return null;
  const at = new Date(atMs);
  return (
    <p>
      {words.pictureOf} <time dateTime={at.toISOString()}>{at.toLocaleTimeString('ru', TO_THE_FRAME)}</time>
    </p>
  );
};

interface MediaProps {
  readonly media: HomeMedia;
  /** Whom the page is for: his feed is offered first. */
  readonly audience: HomeAudience;
  readonly watching: Watching;
  readonly choose: (change: Partial<Watching>) => void;
  readonly onPicture: (picture: Picture | null) => void;
  readonly words: Words;
}

const feedOf = ({ feeds }: HomeMedia, asked: HomeAudience): HomeAudience | undefined =>
  [asked, 'all' as const, ...feeds].find((feed) => feeds.includes(feed));

const Player = ({ media, audience, watching, choose, onPicture, words }: MediaProps) => {
  const element = useRef<HTMLVideoElement>(null);
  const { feed, isSoundAlone } = watching;
  const chosen = feedOf(media, feed ?? audience) ?? 'all';
  const address = `${media.address}/${chosen}/${isSoundAlone ? 'a' : 'av'}.m3u8`;
  const { state, opened } = usePicture(element, address, onPicture);
  return (
    <section className="media" aria-label={words.picture} data-state={state} data-sound={isSoundAlone}>
      <video ref={element} controls playsInline aria-label={words.feeds[chosen]} />
      <p role="status" className={state === 'plays' ? 'unseen' : undefined}>
        {words.pictureStates[state]}
      </p>
      {isCalibrating && opened !== null && <PictureTime picture={opened} words={words} />}
      {media.feeds.length > 1 && (
        <Choice
          legend={words.hear}
          names={words.feeds}
          of={media.feeds}
          value={chosen}
          onChoose={(next) => choose({ feed: next })}
        />
      )}
      <p className="actions">
        <button type="button" aria-pressed={isSoundAlone} onClick={() => choose({ isSoundAlone: !isSoundAlone })}>
          {words.soundAlone}
        </button>
        <button type="button" onClick={() => choose({ isOpen: false })}>
          {words.switchOff}
        </button>
      </p>
    </section>
  );
};

/** Picture and sound beside the boards, once somebody asks for them. */
export const Media = (props: MediaProps) => {
  const { watching, choose, words } = props;
  if (watching.isOpen) return <Player {...props} />;
  return (
    <button type="button" className="media-open" onClick={() => choose({ isOpen: true })}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M8 5l11 7-11 7z" />
      </svg>
      {words.picture}
    </button>
  );
};
