import { useEffect, useRef, type ReactNode } from 'react';
import { useReadings } from './readings';

/** The scale of all meters, dBFS. */
export const SCALE_FROM_DB = -80;
const MARKS_DB = [-60, -40, -20, -9] as const;

/** Where on the scale, in per cent from the left. */
export const placeOf = (db: number): number =>
  Math.max(0, Math.min(100, ((db - SCALE_FROM_DB) / -SCALE_FROM_DB) * 100));

interface MeterProps {
  readonly input: string;
  readonly label: string;
  /** Stands on the scale: the handle of the threshold. */
  readonly children?: ReactNode;
}

/** The live level of one microphone: what goes out, behind it paler what the microphone hears, and the peak held. */
export const Meter = ({ input, label, children }: MeterProps) => {
  const readings = useReadings();
  const meter = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = (): void => {
      const reading = readings.of(input);
      const { style, dataset } = meter.current ?? {};
      if (style === undefined || dataset === undefined) return;
      style.setProperty('--peak', `${placeOf(reading?.peakDb ?? SCALE_FROM_DB)}%`);
      style.setProperty('--input', `${placeOf(reading?.inputDb ?? SCALE_FROM_DB)}%`);
      style.setProperty('--hold', `${placeOf(reading?.holdDb ?? SCALE_FROM_DB)}%`);
      style.setProperty('--held', reading !== null && reading.holdDb > SCALE_FROM_DB ? '1' : '0');
      dataset['peak'] = String(Math.round(reading?.peakDb ?? SCALE_FROM_DB));
    };
    draw();
    return readings.subscribe(draw);
  }, [readings, input]);
  return (
    <div ref={meter} className="sound-meter" data-testid="meter" role="group" aria-label={label}>
      <div className="sound-meter-input" />
      <div className="sound-meter-peak" />
      <div className="sound-meter-hold" />
      {MARKS_DB.map((db) => (
        <span key={db} className="sound-meter-mark" style={{ left: `${placeOf(db)}%` }} aria-hidden="true">
          {db}
        </span>
      ))}
      {children}
    </div>
  );
};
