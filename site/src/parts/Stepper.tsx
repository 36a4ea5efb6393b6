import { boardName, turnText } from 'chess-match/client/drawing';
import type { HomeDocument, HomeMoment } from 'chess-match/contract/viewers';
import { useContext, useEffect } from 'react';
import { Keyboard } from './keyboard';
import { nextMoment } from '../past/place';
import type { Words } from '../words';

interface StepperProps {
  readonly whole: HomeDocument;
  readonly moments: readonly HomeMoment[];
  /** Null: the newest. */
  readonly moment: number | null;
  /** What the newest is called. */
  readonly newest: string;
  /** The farthest moment that may be gone to at once, as what is ahead is not to be known; null: any. */
  readonly limit: number | null;
  /** The board that is large, and whether steps are those on it alone. */
  readonly board: number | null;
  readonly isAlone: boolean;
  readonly words: Words;
  readonly onGo: (moment: number | null) => void;
  readonly onAlone: (isAlone: boolean) => void;
}

const Arrow = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
);

/** What arrow keys belong to already. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, summary') !== null;

const useKeys = (keys: Readonly<Record<string, () => void>>): void => {
  const own = useContext(Keyboard);
  useEffect(() => {
    const keyboard = own ?? document.body;
    const press = (event: KeyboardEvent): void => {
      const action = keys[event.key];
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (action === undefined || !isPlain || isTaken(event.composedPath()[0] ?? null)) return;
      event.preventDefault();
      action();
    };
    keyboard.addEventListener('keydown', press);
    return () => keyboard.removeEventListener('keydown', press);
  });
};

/** Through the whole game by turns: back, on, to any of them, and to the newest. */
export const Stepper = ({
  whole,
  moments,
  moment,
  newest,
  limit,
  board,
  isAlone,
  words,
  onGo,
  onAlone,
}: StepperProps) => {
  const count = whole.past.moments;
  const at = moment ?? count - 1;
  const last = limit === null ? count - 1 : Math.max(limit, at);
  const only = isAlone ? board : null;
  const back = nextMoment(moments, count, at, -1, only);
  const on = moment === null ? null : nextMoment(moments, count, at, 1, only);
  const step = (to: number | null) => () => {
    if (to !== null) onGo(to);
  };
  const forward = (): void => {
    if (moment !== null) onGo(on !== null && on < count - 1 ? on : null);
  };
  /** What has been seen, or all there is. */
  const goTo = (to: number): void => onGo(limit === null && to >= count - 1 ? null : to);
  useKeys({
    ArrowLeft: step(back),
    ArrowRight: forward,
    Home: step(count > 1 ? 0 : null),
    End: () => goTo(last),
  });
  const label = moments[at]?.turn ?? '';
  const text = moment === null ? newest : label === '' ? words.start : turnText(label);
  return (
    <section className="stepper" aria-label={words.lookBack}>
      <button type="button" className="icon" aria-label={words.stepBack} disabled={back === null} onClick={step(back)}>
        <Arrow path="M15 5l-7 7 7 7" />
      </button>
      <input
        type="range"
        aria-label={words.lookBack}
        aria-valuetext={text}
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => goTo(Number(target.value))}
      />
      <button type="button" className="icon" aria-label={words.stepOn} disabled={moment === null} onClick={forward}>
        <Arrow path="M9 5l7 7-7 7" />
      </button>
      {moment !== null && board !== null && whole.boards.length > 1 && (
        <label className="alone">
          <input type="checkbox" checked={isAlone} onChange={({ target }) => onAlone(target.checked)} />
          {words.onlyBoard(boardName(whole.match, board))}
        </label>
      )}
    </section>
  );
};

interface PastBarProps {
  /** What is seen. */
  readonly label: string;
  /** Turns that were made since. */
  readonly since: number;
  /** Where the button leads. */
  readonly way: string;
  readonly words: Words;
  /** Another match is live. */
  readonly isAnother: boolean;
  readonly onLive: () => void;
}

/** Says that what is seen is the past, and leads out of it by one tap. */
export const PastBar = ({ label, since, way, words, isAnother, onLive }: PastBarProps) => (
  <section className="past" aria-label={label}>
    <p>
      <b>{label}</b> <span>{isAnother ? words.anotherMatch : since > 0 ? words.since(since) : ''}</span>
    </p>
    <button type="button" onClick={onLive}>
      {way}
    </button>
  </section>
);
