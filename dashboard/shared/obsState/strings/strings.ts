import type { MachineId, ObsMachinesView } from 'chess-match/client';

export type Machine = ObsMachinesView['machines'][number];

/** How an OBS is, in words. */
export interface ObsStateStrings {
  readonly machines: Readonly<Record<MachineId, string>>;
  readonly state: Readonly<Record<Machine['state'], string>>;
  readonly transition: string;
  readonly streaming: (time: string) => string;
  readonly notStreaming: string;
  readonly reconnecting: string;
  readonly recording: (time: string) => string;
  readonly paused: string;
  readonly notRecording: string;
  readonly disk: (gigabytes: number) => string;
  readonly frames: (lagged: number, skipped: number, dropped: number) => string;
  readonly details: string;
  readonly program: string;
  readonly preview: string;
  readonly version: string;
  readonly noScene: string;
  readonly rec: string;
  readonly live: string;
}
