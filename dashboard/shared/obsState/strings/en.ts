import type { ObsStateStrings } from './strings';

export const en: ObsStateStrings = {
  machines: { program: 'Programme', white: 'White’s viewers', black: 'Black’s viewers' },
  state: {
    'not-configured': 'Not configured',
    connecting: 'Connecting …',
    connected: 'Connected',
    lost: 'Connection lost',
    refused: 'Password refused',
  },
  transition: 'Transition is running',
  streaming: (time) => `LIVE ${time}`,
  notStreaming: 'Not streaming',
  reconnecting: 'stream is reconnecting',
  recording: (time) => `REC ${time}`,
  paused: 'paused',
  notRecording: 'Not recording',
  disk: (gigabytes) => `${gigabytes} GB free`,
  frames: (lagged, skipped, dropped) => `Frames lost: rendering ${lagged}, encoding ${skipped}, network ${dropped}`,
  details: 'All of OBS',
  program: 'Programme',
  preview: 'Preview',
  version: 'Version',
  noScene: 'none',
  rec: 'REC',
  live: 'LIVE',
};
