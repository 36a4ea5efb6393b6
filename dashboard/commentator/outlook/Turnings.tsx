import { gainText, shiftText, type Language, type OutlookView } from 'chess-match/client';
import { turnText } from 'chess-match/client/view';
import { pointsText } from './pointsText';
import { OUTLOOK_TEXTS } from './texts';

type Turning = OutlookView['turnings'][number];

interface TurningsProps {
  readonly turnings: readonly Turning[];
  /** The turn that is looked at. */
  readonly ply: number;
  readonly language: Language;
  readonly onPly: (ply: number) => void;
}

const causeOf = ({ board, points, shift }: Turning, language: Language): string => {
  if (shift !== null) return shiftText(shift, language);
  return board === null ? '' : OUTLOOK_TEXTS[language].onBoard(board, new Intl.NumberFormat(language).format(points));
};

/** Turns that turned the match, the one that weighs most first; pressing one goes there. */
export const Turnings = ({ turnings, ply, language, onPly }: TurningsProps) => {
  const texts = OUTLOOK_TEXTS[language];
  const scoreOf = ({ white, black }: Turning['before']): string =>
    `${pointsText(white, language)} : ${pointsText(black, language)}`;
  return (
    <section className="co-turnings" aria-label={texts.turnings} data-testid="turnings">
      <h3>{texts.turnings}</h3>
      {turnings.length === 0 ? <p className="co-quiet">{texts.noTurnings}</p> : null}
      <ol>
        {turnings.map((turning) => (
          <li key={turning.ply}>
            <button
              type="button"
              aria-current={turning.ply === ply ? 'step' : undefined}
              data-ply={turning.ply}
              onClick={() => onPly(turning.ply)}
            >
              <span className="co-turn">{turnText(turning.turn)}</span>
              <span>{causeOf(turning, language)}</span>
              <span className="co-figures">
                {scoreOf(turning.before)} → {scoreOf(turning.after)}{' '}
                <strong>{texts.gained(gainText(turning.swing, language))}</strong>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
