import type { ObsInstancesView } from '@schemas/obsInstances';
import type { ObsResponse } from '../contract';

export type OutputsView = NonNullable<ObsInstancesView['instances'][number]['outputs']>;

/** What OBS answered about its outputs. */
export interface Answers {
  readonly stats: ObsResponse<'GetStats'>;
  readonly stream: ObsResponse<'GetStreamStatus'>;
  readonly record: ObsResponse<'GetRecordStatus'>;
  /** Null: this OBS has no replay buffer switched on in its settings. */
  readonly isReplayOn: boolean | null;
}

const MB_PER_GB = 1024;
/** A beginning reckoned from a duration moves a little with every answer: smaller moves are none. */
const SAME_BEGINNING_MS = 1000;

/** When something that has run for so long began; steady, so that nothing is published for a passing second. */
const beginning = (durationMs: number, before: number | null, nowMs: number): number => {
  const sinceMs = Math.round(nowMs - durationMs);
  return before !== null && Math.abs(before - sinceMs) < SAME_BEGINNING_MS ? before : sinceMs;
};

/** Free space in steps that are worth telling: tenths below 10 GB, whole ones above. */
const diskGb = (megabytes: number): number | null => {
  if (!Number.isFinite(megabytes) || megabytes < 0) return null;
  const gigabytes = megabytes / MB_PER_GB;
  return gigabytes < 10 ? Math.floor(gigabytes * 10) / 10 : Math.floor(gigabytes);
};

const count = (frames: number): number => (Number.isFinite(frames) ? Math.max(0, Math.round(frames)) : 0);

/** @param before the view before this one, of the same connection */
export const outputsView = (
  { stats, stream, record, isReplayOn }: Answers,
  chapters: OutputsView['chapters'],
  before: OutputsView | null,
  nowMs: number,
): OutputsView => ({
  streaming: {
    active: stream.outputActive,
    reconnecting: stream.outputReconnecting,
    sinceMs: stream.outputActive ? beginning(stream.outputDuration, before?.streaming.sinceMs ?? null, nowMs) : null,
    droppedFrames: count(stream.outputSkippedFrames),
  },
  recording: {
    active: record.outputActive,
    paused: record.outputPaused,
    sinceMs: record.outputActive ? beginning(record.outputDuration, before?.recording.sinceMs ?? null, nowMs) : null,
  },
  replay: isReplayOn === null ? 'unavailable' : isReplayOn ? 'on' : 'off',
  chapters,
  diskFreeGb: diskGb(stats.availableDiskSpace),
  laggedFrames: count(stats.renderSkippedFrames),
  skippedFrames: count(stats.outputSkippedFrames),
});
