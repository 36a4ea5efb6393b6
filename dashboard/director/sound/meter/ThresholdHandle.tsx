import { Slider } from 'radix-ui';
import { useState } from 'react';
import { useLive } from '../../../shared';
import { HIGHEST_DB, LOWEST_DB } from '../model/suggestion';

interface ThresholdHandleProps {
  readonly label: string;
  readonly valueText: (db: number) => string;
  readonly thresholdDb: number;
  /** Resolves when it is answered. */
  readonly onCommit: (thresholdDb: number) => Promise<unknown>;
}

/**
 * The threshold on the meter itself, dragged or moved by arrow keys; sent when it is let go.
 * The scale of meters runs up to 0 dB, so the highest threshold keeps its place by the range of the slider.
 */
export const ThresholdHandle = ({ label, valueText, thresholdDb, onCommit }: ThresholdHandleProps) => {
  const isLive = useLive();
  const [moved, setMoved] = useState<number | null>(null);
  const shown = moved ?? thresholdDb;
  return (
    <Slider.Root
      className="sound-threshold"
      value={[shown]}
      min={LOWEST_DB}
      max={0}
      disabled={!isLive}
      onValueChange={([db]) => {
        if (db !== undefined) setMoved(Math.min(HIGHEST_DB, db));
      }}
      onValueCommit={([db]) => {
        if (db === undefined) return;
        const sent = Math.min(HIGHEST_DB, db);
        setMoved(sent);
        // Until then the next press goes on from here, not from what the server had before.
        void onCommit(sent).then(() => setMoved((now) => (now === sent ? null : now)));
      }}
    >
      <Slider.Track className="sound-threshold-track" />
      <Slider.Thumb className="sound-threshold-thumb" aria-label={label} aria-valuetext={valueText(shown)} />
    </Slider.Root>
  );
};
