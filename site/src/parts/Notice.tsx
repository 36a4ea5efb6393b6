import type { Truth } from '../feed/truth';
import type { Absence } from '../past/useLookingBack';
import type { Words } from '../words';
import { noticeOf } from './noticeOf';

interface NoticeProps {
  readonly words: Words;
  /** The server has said that no match is open. */
  readonly isKnown: boolean;
  readonly truth: Truth['kind'];
  /** Why the match that was asked for is not to be seen; null: none was. */
  readonly absence: Absence | null;
  readonly onLive: () => void;
  readonly onKept: () => void;
}

/** In the place of a match where there is none to be seen. */
export const Notice = ({ words, isKnown, truth, absence, onLive, onKept }: NoticeProps) => {
  const isOpenYet = isKnown || truth === 'live';
  const { title, help } = noticeOf(absence, isOpenYet, words);
  return (
    <main className="notice" data-focus-home="work">
      <svg viewBox="0 0 4 4" aria-hidden>
        <path d="M0 0h1v1H0zM2 0h1v1H2zM1 1h1v1H1zM3 1h1v1H3zM0 2h1v1H0zM2 2h1v1H2zM1 3h1v1H1zM3 3h1v1H3z" />
      </svg>
      <h2>{title}</h2>
      {help !== null && <p>{help}</p>}
      {absence !== null && (
        <button type="button" onClick={onLive}>
          {words.toLive}
        </button>
      )}
      {isOpenYet && (
        <button type="button" onClick={onKept}>
          {words.kept}
        </button>
      )}
    </main>
  );
};
