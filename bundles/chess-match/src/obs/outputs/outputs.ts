import type { ObsInstancesView } from '@schemas/obsInstances';
import type { Problem } from '@schemas/obs';
import type { ObsLine, OutputAction } from '../contract';
import { obsProblem } from '../problem';
import { outputsView, type Answers, type OutputsView } from './view';

type LastMark = ObsInstancesView['instances'][number]['lastMark'];

/** What OBS sends and records, looked at every two seconds and whenever OBS says that something began or ended. */
export interface Outputs {
  view(): { readonly version: string | null; readonly outputs: OutputsView | null; readonly lastMark: LastMark };
  /** @returns null, or obs/not_recording, obs/no_chapters, obs/no_replay and what a call can refuse with */
  control(action: OutputAction): Promise<Problem | null>;
  /** A key change of the match: what of this is possible and wanted is done. */
  keyChange(asked: { readonly chapters: boolean; readonly replay: boolean }): void;
  stop(): void;
}

const LOOK_MS = 2000;
const EVENTS = ['StreamStateChanged', 'RecordStateChanged', 'ReplayBufferStateChanged'] as const;

const REQUESTS = {
  startRecord: 'StartRecord',
  stopRecord: 'StopRecord',
  pauseRecord: 'PauseRecord',
  resumeRecord: 'ResumeRecord',
  chapter: 'CreateRecordChapter',
  startReplay: 'StartReplayBuffer',
  stopReplay: 'StopReplayBuffer',
  saveReplay: 'SaveReplayBuffer',
} as const satisfies Record<OutputAction, string>;

/** Everything a view is made of; null when the connection went meanwhile. */
const ask = async (line: ObsLine): Promise<Answers | null> => {
  const stats = await line.call('GetStats', {});
  const stream = await line.call('GetStreamStatus', {});
  const record = await line.call('GetRecordStatus', {});
  if (!stats.ok || !stream.ok || !record.ok) return null;
  const replay = await line.call('GetReplayBufferStatus', {});
  const isReplayOn = replay.ok ? replay.value.outputActive : null;
  return { stats: stats.value, stream: stream.value, record: record.value, isReplayOn };
};

/** How OBS refuses what needs a replay buffer: it does not run, or there is none. */
const NO_REPLAY: readonly unknown[] = [501, 604];

const isRecorded = ({ recording }: OutputsView): boolean => recording.active && !recording.paused;

/** @param changed told when view() gives something else */
export const createOutputs = (line: ObsLine, now: () => number, changed: () => void): Outputs => {
  let version: string | null = null;
  let mayChapter = false;
  let isChapterRefused = false;
  let outputs: OutputsView | null = null;
  let lastMark: LastMark = null;
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    const answers = await ask(line);
    if (answers === null || !line.connected) return;
    // Another recording may be of another format, and what ended meanwhile was refused for that.
    if (outputs?.recording.active === false && answers.record.outputActive) isChapterRefused = false;
    const chapters = mayChapter ? (isChapterRefused ? 'no_format' : 'yes') : 'no_version';
    outputs = outputsView(answers, chapters, outputs, now());
    changed();
  };
  const begin = async (): Promise<void> => {
    const answer = await line.call('GetVersion', {});
    if (!answer.ok) return;
    version = answer.value.obsVersion;
    mayChapter = answer.value.availableRequests.includes(REQUESTS.chapter);
    isChapterRefused = false;
    await look();
  };
  const end = (): void => {
    clearInterval(timer);
    version = null;
    outputs = null;
  };
  const stops = [
    line.onConnected((connected) => {
      end();
      if (!connected) return;
      timer = setInterval(() => void look(), LOOK_MS);
      void begin();
    }),
    ...EVENTS.map((event) => line.on(event, () => void look())),
  ];
  const obstacle = (action: OutputAction): Problem | null => {
    if (outputs === null) return null;
    if (action === 'chapter' && outputs.chapters === 'no_version')
      return obsProblem('obs/no_chapters', { version: version ?? '' });
    // OBS takes no chapter while it pauses either, and would say the same as of a wrong format.
    if (action === 'chapter' && !isRecorded(outputs)) return obsProblem('obs/not_recording', {});
    if (action === 'saveReplay' && outputs.replay !== 'on') return obsProblem('obs/no_replay', {});
    return action === 'startReplay' && outputs.replay === 'unavailable' ? obsProblem('obs/no_replay', {}) : null;
  };
  const carryOut = async (action: OutputAction): Promise<Problem | null> => {
    const known = obstacle(action);
    if (known !== null) return known;
    const answer = await line.call(REQUESTS[action], {});
    if (answer.ok) return null;
    if (answer.error.code !== 'obs/refused') return answer.error;
    // Asked before the first look at this OBS.
    if (action.endsWith('Replay') && NO_REPLAY.includes(answer.error.params['code']))
      return obsProblem('obs/no_replay', {});
    if (action !== 'chapter') return answer.error;
    isChapterRefused = true;
    return obsProblem('obs/no_chapters', { version: version ?? '' });
  };
  const control = async (action: OutputAction): Promise<Problem | null> => {
    const problem = await carryOut(action);
    if (action === 'chapter' || action === 'saveReplay') {
      lastMark = { kind: action === 'chapter' ? 'chapter' : 'replay', atMs: Math.round(now()), problem };
      changed();
    }
    if (line.connected) void look();
    return problem;
  };
  return {
    view: () => ({ version, outputs, lastMark }),
    control,
    keyChange: ({ chapters, replay }) => {
      if (chapters && outputs !== null && isRecorded(outputs) && outputs.chapters === 'yes') void control('chapter');
      if (replay && outputs?.replay === 'on') void control('saveReplay');
    },
    stop: () => {
      end();
      for (const stop of stops) stop();
    },
  };
};
