import { formatSpan } from 'chess-match/client/view';
import { useNow } from '../useNow';
import { useObsStateStrings, type Instance } from './texts';
import './obs.css';

type Outputs = NonNullable<Instance['outputs']>;

const SECOND_MS = 1000;

/** Whether it records and streams, since when, and the room left on its disk. */
export const OutputTimes = ({ outputs }: { readonly outputs: Outputs }) => {
  const strings = useObsStateStrings();
  const { streaming, recording, diskFreeGb } = outputs;
  const nowMs = useNow(SECOND_MS, streaming.active || recording.active);
  const since = (sinceMs: number | null): string => formatSpan(Math.max(0, nowMs - (sinceMs ?? nowMs)));
  return (
    <p className="obs-row obs-times">
      <strong className={recording.active ? 'obs-on-air' : 'obs-soft'} data-testid="obs-recording">
        {recording.active ? strings.recording(since(recording.sinceMs)) : strings.notRecording}
      </strong>
      {recording.paused ? <span className="obs-badge">{strings.paused}</span> : null}
      <strong className={streaming.active ? 'obs-on-air' : 'obs-soft'}>
        {streaming.active ? strings.streaming(since(streaming.sinceMs)) : strings.notStreaming}
      </strong>
      {streaming.reconnecting ? <span className="obs-badge">{strings.reconnecting}</span> : null}
      {diskFreeGb === null ? null : <span className="obs-soft">{strings.disk(diskFreeGb)}</span>}
    </p>
  );
};

/** Frames that viewers did not get, by where they were lost, since OBS began. */
export const FramesLost = ({ outputs }: { readonly outputs: Outputs }) => {
  const { laggedFrames, skippedFrames, streaming } = outputs;
  return (
    <p className="obs-soft">{useObsStateStrings().frames(laggedFrames, skippedFrames, streaming.droppedFrames)}</p>
  );
};
