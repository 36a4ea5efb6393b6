import { serverNowMs } from 'chess-match/client';
import { timeOfDay } from '../../shared/times';
import { usePage } from '../state/context';
import type { FieldsProps } from './props';
import { TextField } from './TextField';

const MINUTE_MS = 60_000;
const CHOICES = [5, 10, 15, 30] as const;

/** A text and the end of the break, given as minutes from now. */
export const BreakFields = ({ content, onChange }: FieldsProps<'break'>) => {
  const { strings, language } = usePage();
  const { fields } = strings;
  const endIn = (minutes: number): void => {
    onChange({ ...content, untilMs: Math.round(serverNowMs()) + minutes * MINUTE_MS });
  };
  return (
    <div className="fields">
      <TextField
        label={fields.text}
        value={content.text}
        maxLength={160}
        onChange={(text) => onChange({ ...content, text })}
      />
      <div className="field choice" role="group" aria-label={fields.minutes}>
        <span>{fields.minutes}</span>
        {CHOICES.map((minutes) => (
          <button key={minutes} type="button" onClick={() => endIn(minutes)}>
            {minutes}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={content.untilMs === null}
          onClick={() => onChange({ ...content, untilMs: null })}
        >
          {fields.noCountdown}
        </button>
        {content.untilMs !== null && <output>{fields.until(timeOfDay(content.untilMs, language))}</output>}
      </div>
    </div>
  );
};
