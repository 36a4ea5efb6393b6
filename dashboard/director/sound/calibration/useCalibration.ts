import { useEffect, useState } from 'react';
import { useReadings } from '../meter/readings';
import { suggest, type Suggestion } from '../model/suggestion';

const SILENCE_MS = 4000;
const SPEECH_MS = 5000;
const STEP_MS = 100;

export type CalibrationStep =
  | { readonly kind: 'idle' }
  | { readonly kind: 'silence' | 'speech'; readonly progress: number }
  | { readonly kind: 'done'; readonly suggestion: Suggestion };

export interface Calibration {
  readonly step: CalibrationStep;
  readonly start: () => void;
}

/** Listens to one microphone in silence, then in speech, and proposes a threshold. */
export const useCalibration = (input: string): Calibration => {
  const readings = useReadings();
  const [run, setRun] = useState(0);
  const [step, setStep] = useState<CalibrationStep>({ kind: 'idle' });
  useEffect(() => {
    if (run === 0) return;
    const noise: number[] = [];
    const speech: number[] = [];
    const fromMs = readings.nowMs();
    let heardMs = -1;
    const timer = setInterval(() => {
      const pastMs = readings.nowMs() - fromMs;
      const reading = readings.of(input);
      if (reading !== null && reading.atMs !== heardMs) (pastMs < SILENCE_MS ? noise : speech).push(reading.rawDb);
      heardMs = reading?.atMs ?? heardMs;
      if (pastMs < SILENCE_MS) setStep({ kind: 'silence', progress: pastMs / SILENCE_MS });
      else if (pastMs < SILENCE_MS + SPEECH_MS)
        setStep({ kind: 'speech', progress: (pastMs - SILENCE_MS) / SPEECH_MS });
      else {
        clearInterval(timer);
        setStep({ kind: 'done', suggestion: suggest(noise, speech) });
      }
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [run, input, readings]);
  return { step, start: () => setRun((count) => count + 1) };
};
