import type { Language } from 'chess-match/client';
import { outlineOf, type Study } from 'chess-match/client/explore';
import { turnText } from 'chess-match/client/view';
import { San } from '../San';
import { COMMENTATOR_TEXTS } from '../texts/texts';

interface VariationLineProps {
  readonly study: Study;
  readonly language: Language;
  readonly onGo: (id: number) => void;
}

/** All that was tried, in figurine notation; pressing a move goes there. */
export const VariationLine = ({ study, language, onGo }: VariationLineProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const signs = outlineOf(study);
  if (signs.length === 0) return <p className="co-quiet">{texts.noVariation}</p>;
  return (
    <div className="co-line" role="group" aria-label={texts.variation} data-testid="variation">
      {signs.map((sign) =>
        sign.kind === 'move' ? (
          <button
            key={sign.id}
            type="button"
            aria-current={sign.id === study.current ? 'step' : undefined}
            data-step={sign.id}
            onClick={() => onGo(sign.id)}
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
