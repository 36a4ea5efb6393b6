import type { Language } from 'chess-match/client';
import {
  goAside,
  goBack,
  goForward,
  goTo,
  goToEnd,
  goToStart,
  outlineOf,
  type Study,
} from 'chess-match/client/explore';
import { turnText } from 'chess-match/client/view';
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { San } from '../San';
import { COMMENTATOR_TEXTS } from '../texts/texts';

interface VariationLineProps {
  readonly study: Study;
  readonly language: Language;
  readonly onChange: (change: (study: Study) => Study) => void;
}

const WALKS: Readonly<Record<string, (study: Study) => Study>> = {
  ArrowLeft: goBack,
  ArrowRight: goForward,
  ArrowUp: (study) => goAside(study, -1),
  ArrowDown: (study) => goAside(study, 1),
  Home: goToStart,
  End: goToEnd,
};

/** All that was tried, in figurine notation; pressing a move goes there, and arrows walk on while the focus is here. */
export const VariationLine = ({ study, language, onChange }: VariationLineProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const line = useRef<HTMLDivElement>(null);
  const { steps, current } = study;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- walking changes the place alone, and the outline has none
  const signs = useMemo(() => outlineOf(study), [steps]);
  useEffect(() => {
    line.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    const step = altKey || ctrlKey || metaKey || shiftKey ? undefined : WALKS[event.key];
    if (step === undefined) return;
    // The page's own arrows walk through the match.
    event.preventDefault();
    onChange(step);
  };
  if (signs.length === 0) return <p className="co-quiet">{texts.noVariation}</p>;
  return (
    <div
      ref={line}
      className="co-line"
      role="group"
      tabIndex={-1}
      aria-label={texts.variation}
      data-testid="variation"
      onKeyDown={onKeyDown}
    >
      {signs.map((sign) =>
        sign.kind === 'move' ? (
          <button
            key={sign.id}
            type="button"
            aria-current={sign.id === current ? 'step' : undefined}
            data-step={sign.id}
            onClick={() => onChange((before) => goTo(before, sign.id))}
          >
            {sign.label === null ? null : <span className="co-turn">{turnText(sign.label)}</span>}
            <San san={sign.san} />
          </button>
        ) : (
          <span key={`${sign.kind} ${sign.id}`} className="co-bracket">
            {sign.kind === 'open' ? '(' : ')'}
          </span>
        ),
      )}
    </div>
  );
};
