import type { HomeDocument } from 'chess-match/contract/viewers';
import { useRef, useState } from 'react';
import { copyFrom } from '../copyFrom';
import { LINK } from '../feed/link';
import { LIVE, searchOf, type Place } from '../past/place';
import { WATCH } from '../past/watched';
import type { Words } from '../words';

interface RowProps {
  readonly label: string;
  readonly text: string;
  readonly words: Words;
}

const Row = ({ label, text, words }: RowProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<{ readonly of: string; readonly is: 'copied' | 'selected' } | null>(null);
  const copy = async (): Promise<void> => {
    if (field.current !== null) setDone({ of: text, is: await copyFrom(field.current) });
  };
  return (
    <div className="share-row">
      <label>
        {label}
        <input ref={field} readOnly value={text} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" onClick={() => void copy()}>
        {done?.of === text ? words[done.is] : words.copy}
      </button>
    </div>
  );
};

interface ShareProps {
  readonly whole: HomeDocument;
  readonly place: Place;
  readonly title: string;
  readonly words: Words;
  readonly onClose: () => void;
}

const HEIGHT = 720;

const attribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Addresses to send: of the moment that is seen, of the match as it goes on, and of a small page for other sites. */
export const Share = ({ whole, place, title, words, onClose }: ShareProps) => {
  // A link that opens what others may not see is not given on.
  const base = location.origin + (LINK?.open ?? location.pathname);
  const turn = place.moment ?? whole.past.moments - 1;
  const moment = base + searchOf({ ...place, match: whole.match.matchId, moment: turn }, '');
  const live = base + searchOf(LIVE, '');
  const watched = `${base}${searchOf({ ...LIVE, match: whole.match.matchId }, '')}&${WATCH}`;
  const frame = `<iframe src="${live}?embed" title="${attribute(title)}" width="100%" height="${HEIGHT}" style="border:0" loading="lazy"></iframe>`;
  const send = (): void => {
    navigator.share({ title, url: moment }).catch(() => undefined);
  };
  return (
    <section
      className="settings share"
      aria-label={words.share}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <Row label={words.shareMoment} text={moment} words={words} />
      <Row label={words.shareWatch} text={watched} words={words} />
      <Row label={words.shareLive} text={live} words={words} />
      <Row label={words.shareFrame} text={frame} words={words} />
      <p className="actions">
        {'share' in navigator && (
          <button type="button" onClick={send}>
            {words.send}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </p>
    </section>
  );
};
