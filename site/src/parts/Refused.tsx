import { LINK } from '../feed/link';
import type { Refusal } from '../feed/source';
import type { Words } from '../words';

interface RefusedProps {
  readonly refusal: Refusal;
  readonly words: Words;
  /** Shows what everybody may see. */
  readonly onAll: () => void;
}

const textsOf = (refusal: Refusal, words: Words): readonly [string, string] => {
  if (refusal === 'ended') return [words.linkEnded, words.linkEndedHelp];
  if (refusal === 'off') return [words.sideOff, words.sideOffHelp];
  return LINK === null ? [words.linkNeeded, words.linkNeededHelp] : [words.linkWrong, words.linkWrongHelp];
};

/** In the place of a match that is shown to others only. */
export const Refused = ({ refusal, words, onAll }: RefusedProps) => {
  const [title, help] = textsOf(refusal, words);
  return (
    <main className="notice" role="alert" data-focus-home="work">
      <svg viewBox="0 0 24 24" aria-hidden data-kind="lock">
        <path d="M7 10V8a5 5 0 0 1 10 0v2h1v9H6v-9zm2 0h6V8a3 3 0 0 0-6 0z" />
      </svg>
      <h2>{title}</h2>
      <p>{help}</p>
      {LINK === null ? (
        <button type="button" onClick={onAll}>
          {words.watchOpen}
        </button>
      ) : (
        <a className="button" href={LINK.open}>
          {words.watchOpen}
        </a>
      )}
    </main>
  );
};
