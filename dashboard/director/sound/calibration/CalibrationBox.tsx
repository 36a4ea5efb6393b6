import type { ChannelView } from 'chess-match/client';
import { Button } from '../../../shared';
import { Meter } from '../meter/Meter';
import type { SoundTexts } from '../texts/texts';
import { useCalibration } from './useCalibration';

interface CalibrationBoxProps {
  readonly channel: ChannelView;
  readonly name: string;
  readonly texts: SoundTexts;
  readonly onThreshold: (thresholdDb: number) => void;
}

/** "Silence, then speak": finds the threshold of one microphone by listening to it. */
export const CalibrationBox = ({ channel, name, texts, onThreshold }: CalibrationBoxProps) => {
  const { input, state, muted } = channel;
  const { step, start } = useCalibration(input);
  const isReady = state === 'live' && muted === false;
  const isRunning = step.kind === 'silence' || step.kind === 'speech';
  return (
    <section className="sound-calibration" aria-label={texts.calibrate}>
      <Meter input={input} label={texts.meterOf(name)} />
      <p className="sound-calibration-now" data-step={step.kind} aria-live="assertive" data-testid="calibration">
        {step.kind === 'idle' && (isReady ? texts.calibrateHint : texts.cannotCalibrate)}
        {step.kind === 'silence' && texts.beSilent}
        {step.kind === 'speech' && texts.speakNow}
        {step.kind === 'done' && `${texts.found(step.suggestion)} ${texts.quality[step.suggestion.quality]}`}
      </p>
      <progress
        value={isRunning ? step.progress : 0}
        data-idle={isRunning ? undefined : ''}
        aria-label={texts.calibrate}
      />
      <div className="sound-buttons">
        <Button local disabled={!isReady || isRunning} onClick={start} data-testid="calibrate">
          {step.kind === 'done' ? texts.again : texts.start}
        </Button>
        {step.kind === 'done' && (
          <Button
            kind="primary"
            disabled={step.suggestion.quality === 'lost'}
            onClick={() => onThreshold(step.suggestion.thresholdDb)}
            data-testid="apply-threshold"
          >
            {texts.apply}
          </Button>
        )}
      </div>
    </section>
  );
};
