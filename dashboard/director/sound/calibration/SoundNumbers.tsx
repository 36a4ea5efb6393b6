import type { ChannelSettings } from 'chess-match/client';
import { Field, NumberInput } from '../../../shared';
import type { SoundTexts } from '../texts/texts';

/** As they are typed: null is an empty field. */
export type Numbers = { readonly [K in keyof ChannelSettings]: number | null };

interface SoundNumbersProps {
  readonly numbers: Numbers;
  readonly texts: SoundTexts;
  readonly onChange: (part: Partial<Numbers>) => void;
}

/** How fast speech is told and how long it is held, number by number. */
export const SoundNumbers = ({ numbers, texts, onChange }: SoundNumbersProps) => (
  <div className="sound-numbers">
    <Field label={texts.attack} hint={texts.attackHint}>
      <NumberInput
        value={numbers.attackMs}
        min={0}
        max={1000}
        step={50}
        onChange={(attackMs) => onChange({ attackMs })}
      />
    </Field>
    <Field label={texts.hysteresis} hint={texts.hysteresisHint}>
      <NumberInput
        value={numbers.hysteresisDb}
        min={0}
        max={20}
        onChange={(hysteresisDb) => onChange({ hysteresisDb })}
      />
    </Field>
    <Field label={texts.hold} hint={texts.holdHint}>
      <NumberInput value={numbers.holdMs} min={0} max={5000} step={100} onChange={(holdMs) => onChange({ holdMs })} />
    </Field>
    <Field label={texts.pause} hint={texts.pauseHint}>
      <NumberInput
        value={numbers.releaseMs}
        min={0}
        max={5000}
        step={100}
        onChange={(releaseMs) => onChange({ releaseMs })}
      />
    </Field>
  </div>
);
