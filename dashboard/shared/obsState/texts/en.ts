import type { Instance } from './types';
import { timeToSecond } from '../../times';
import type { InstanceId } from 'chess-match/client';

/** How an OBS is, in words. */
export const en = {
  instances: { program: 'Program', white: 'White’s viewers', black: 'Black’s viewers' } satisfies Record<
    InstanceId,
    string
  >,
  state: {
    'not-configured': 'Not configured',
    connecting: 'Connecting …',
    connected: 'Connected',
    lost: 'Connection lost',
    refused: 'Password refused',
  } satisfies Record<Instance['state'], string>,
  transition: 'Transition is running',
  streaming: (time: string) => `LIVE ${time}`,
  notStreaming: 'Not streaming',
  reconnecting: 'stream is reconnecting',
  recording: (time: string) => `REC ${time}`,
  paused: 'paused',
  notRecording: 'Not recording',
  disk: (gigabytes: number) => `${gigabytes} GB free`,
  frames: (lagged: number, skipped: number, dropped: number) =>
    `Frames lost: rendering ${lagged}, encoding ${skipped}, network ${dropped}`,
  reopened: ({ source, reason, atMs }: NonNullable<Instance['reopened']>) =>
    `${timeToSecond(atMs, 'en')}: the page of “${source}” ${reason === 'still' ? 'stood still' : 'was not there'} and was opened anew`,
  details: 'All of OBS',
  program: 'Program',
  preview: 'Preview',
  version: 'Version',
  noScene: 'none',
  rec: 'REC',
  live: 'LIVE',
};

export type ObsStateStrings = typeof en;
