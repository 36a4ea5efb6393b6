import { shiftText, worthText, type Language, type OutlookView } from 'chess-match/client';
import { turnText } from 'chess-match/client/view';
import { OUTLOOK_TEXTS } from './texts';

interface ShiftsProps {
  readonly shifts: OutlookView['shifts'];
  readonly ply: number;
  readonly language: Language;
  readonly onPly: (ply: number) => void;
}

/** What it was worth each time that points went from line to line, the newest first; pressing one goes there. */
export const Shifts = ({ shifts, ply, language, onPly }: ShiftsProps) => {
  const texts = OUTLOOK_TEXTS[language];
  if (shifts.length === 0) return null;
  return (
    <section className="co-turnings" aria-label={texts.shifts} data-testid="shifts">
      <h3>{texts.shifts}</h3>
      <ol>
        {shifts.toReversed().map(({ ply: made, turn, shift, ...worth }) => (
          <li key={made}>
            <button
              type="button"
              aria-current={made === ply ? 'step' : undefined}
              data-ply={made}
              onClick={() => onPly(made)}
            >
              <span className="co-turn">{turnText(turn)}</span>
              <span>{shiftText(shift, language)}</span>
              <span className="co-figures">{worthText(worth, language)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
