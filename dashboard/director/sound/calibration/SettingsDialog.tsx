import type { ChannelSettings, ChannelView } from 'chess-match/client';
import { useState } from 'react';
import { Button, Dialog, Refusal, Slider, useSend } from '../../../shared';
import { HIGHEST_DB, LOWEST_DB } from '../model/suggestion';
import type { SoundTexts } from '../texts/texts';
import { CalibrationBox } from './CalibrationBox';
import { SoundNumbers, type Numbers } from './SoundNumbers';

interface SettingsDialogProps {
  readonly channel: ChannelView;
  readonly name: string;
  readonly texts: SoundTexts;
  readonly onClose: () => void;
}

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
      <SoundNumbers numbers={numbers} texts={texts} onChange={set} />
    </Dialog>
  );
};
