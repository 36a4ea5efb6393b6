import type { ChannelSettings, ChannelView } from 'chess-match/client';
import { useState } from 'react';
import { Button, Dialog, Field, NumberInput, Refusal, Slider, useSend } from '../../../shared';
import { HIGHEST_DB, LOWEST_DB } from '../model/suggestion';
import type { SoundTexts } from '../texts/texts';
import { CalibrationBox } from './CalibrationBox';

interface SettingsDialogProps {
  readonly channel: ChannelView;
  readonly name: string;
  readonly texts: SoundTexts;
  readonly onClose: () => void;
}

type Numbers = { readonly [K in keyof ChannelSettings]: number | null };

const isComplete = (numbers: Numbers): numbers is ChannelSettings =>
  Object.values(numbers).every((value) => value !== null);

/** How speech is told on one microphone: measured, or set number by number. Nothing counts before it is saved. */
export const SettingsDialog = ({ channel, name, texts, onClose }: SettingsDialogProps) => {
  const { input, settings } = channel;
  const [numbers, setNumbers] = useState<Numbers>(settings);
  const { send, pending, problem } = useSend();
  const set = (part: Partial<Numbers>): void => setNumbers((before) => ({ ...before, ...part }));
  const save = async (wanted: ChannelSettings | null): Promise<void> => {
    const answer = await send({ type: 'setChannel', expectedVersion: null, input, settings: wanted });
    if (answer.ok) onClose();
  };
  return (
    <Dialog
      title={texts.settingsOf(name)}
      open
      wide
      onClose={onClose}
      testId="sound-settings"
      footer={
        <>
          <Refusal problem={problem} />
          <Button kind="quiet" busy={pending} onClick={() => void save(null)} data-testid="sound-defaults">
            {texts.defaults}
          </Button>
          <Button
            kind="primary"
            busy={pending}
            disabled={!isComplete(numbers)}
            onClick={() => isComplete(numbers) && void save(numbers)}
            data-testid="sound-save"
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <CalibrationBox channel={channel} name={name} texts={texts} onThreshold={(thresholdDb) => set({ thresholdDb })} />
      <Slider
        local
        label={texts.threshold}
        value={numbers.thresholdDb ?? settings.thresholdDb}
        min={LOWEST_DB}
        max={HIGHEST_DB}
        format={texts.dB}
        onChange={(thresholdDb) => set({ thresholdDb })}
      />
      <div className="sound-numbers">
        <Field label={texts.attack} hint={texts.attackHint}>
          <NumberInput
            value={numbers.attackMs}
            min={0}
            max={1000}
            step={50}
            onChange={(attackMs) => set({ attackMs })}
          />
        </Field>
        <Field label={texts.hysteresis} hint={texts.hysteresisHint}>
          <NumberInput
            value={numbers.hysteresisDb}
            min={0}
            max={20}
            onChange={(hysteresisDb) => set({ hysteresisDb })}
          />
        </Field>
        <Field label={texts.hold} hint={texts.holdHint}>
          <NumberInput value={numbers.holdMs} min={0} max={5000} step={100} onChange={(holdMs) => set({ holdMs })} />
        </Field>
        <Field label={texts.pause} hint={texts.pauseHint}>
          <NumberInput
            value={numbers.releaseMs}
            min={0}
            max={5000}
            step={100}
            onChange={(releaseMs) => set({ releaseMs })}
          />
        </Field>
      </div>
    </Dialog>
  );
};
