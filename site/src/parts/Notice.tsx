import type { Truth } from '../feed/truth';
import type { Words } from '../words';

interface NoticeProps {
  readonly words: Words;
  /** The server has said that no match is open. */
  readonly isKnown: boolean;
  readonly truth: Truth['kind'];
  /** A match was asked for that is not to be had. */
  readonly isGone: boolean;
  readonly onLive: () => void;
  readonly onKept: () => void;
}

/** In the place of a match where there is none to be seen. */
export const Notice = ({ words, isKnown, truth, isGone, onLive, onKept }: NoticeProps) => {
  const isOpenYet = isKnown || truth === 'live';
  return (
    <main className="notice">
      <svg viewBox="0 0 4 4" aria-hidden>
        <path d="M0 0h1v1H0zM2 0h1v1H2zM1 1h1v1H1zM3 1h1v1H3zM0 2h1v1H0zM2 2h1v1H2zM1 3h1v1H1zM3 3h1v1H3z" />
      </svg>
      <h2>{isGone ? words.gone : isOpenYet ? words.noMatch : words.connecting}</h2>
      {isGone ? <p>{words.goneHelp}</p> : isOpenYet && <p>{words.noMatchHelp}</p>}
      {isGone && (
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
