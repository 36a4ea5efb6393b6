import { gainText, shiftText, type JudgedView, type Language } from 'chess-match/client';
import { OUTLOOK_TEXTS } from './texts';

interface BestNowProps {
  readonly best: NonNullable<JudgedView['best']>;
  readonly language: Language;
}

/** What whoever is to move had best do with the points at stake, beside its moves. */
export const BestNow = ({ best: { isKnown, shifts }, language }: BestNowProps) => {
  const texts = OUTLOOK_TEXTS[language];
  const isAnyGood = shifts.some(({ worth }) => worth > 0);
  return (
    <section className="co-best" aria-label={texts.best} data-testid="best-now">
      <h3>{texts.best}</h3>
      {isKnown ? null : <p className="co-quiet">{texts.bestUnknown}</p>}
      {isKnown && !isAnyGood ? <p>{texts.bestNone}</p> : null}
      <ul>
        {shifts.map(({ shift, worth }) => (
          <li key={shift.kind} data-kind={shift.kind}>
            <span>{shiftText(shift, language)}</span>{' '}
            <strong className="co-figures">{gainText(worth, language)}</strong>
          </li>
        ))}
      </ul>
      <small className="co-quiet">{texts.bestHint}</small>
    </section>
  );
};
