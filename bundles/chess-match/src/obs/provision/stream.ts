import { planKeyFrames, type KeyFramesNote } from './keyFrames';
import type { Operation } from './operation';
import type { Reported, ReportedStream } from './reported';
import { urlOf, withoutPassphrase, type StreamAddress, type StreamNote, type DesiredStream } from './desiredStream';

/** What OBS calls an address somebody typed. */
const CUSTOM = 'rtmp_custom';

const textIn = (settings: ReportedStream['settings'], name: string): string => {
  const value = settings[name];
  return typeof value === 'string' ? value : '';
};

/** Where it streams to by now, as people may be told: never what opens it. null: nowhere yet. */
const nowIn = ({ type, settings }: ReportedStream): string | null => {
  const [server, key] = [textIn(settings, 'server'), textIn(settings, 'key')];
  if (type !== CUSTOM) return key === '' ? null : textIn(settings, 'service') || type;
  return server === '' ? null : (urlOf(server)?.host ?? '…');
};

const isSame = ({ type, settings }: ReportedStream, { server, key }: StreamAddress): boolean =>
  type === CUSTOM &&
  textIn(settings, 'server') === server &&
  textIn(settings, 'key') === key &&
  settings['use_auth'] !== true;

/** It went there already, with another pass phrase: nothing of anybody's is lost. */
const isOurs = ({ type, settings }: ReportedStream, { server }: StreamAddress): boolean =>
  type === CUSTOM && withoutPassphrase(textIn(settings, 'server')) === withoutPassphrase(server);

export interface StreamPlan {
  readonly operations: readonly Operation[];
  readonly notes: readonly (StreamNote | KeyFramesNote)[];
}

const withKeyFrames = (
  { operations, notes }: StreamPlan,
  { stream: { isOn }, encoding }: Pick<Reported, 'stream' | 'encoding'>,
  replaces: string | null,
): StreamPlan => {
  const desired = planKeyFrames(encoding, isOn);
  if (desired === null) return { operations, notes };
  return 'code' in desired
    ? { operations, notes: [...notes, desired] }
    : { operations: [...operations, { action: 'set_key_frames', ...desired, replaces }], notes };
};

/** What is to be done for the stream of an OBS. One that runs is left alone; none is ever started or stopped. */
export const planStream = (
  desired: DesiredStream | null,
  reported: Pick<Reported, 'stream' | 'encoding'>,
): StreamPlan => {
  const { stream } = reported;
  if (desired === null) return { operations: [], notes: [] };
  if ('code' in desired) return { operations: [], notes: [desired] };
  if (isSame(stream, desired)) {
    const right: StreamNote = { code: 'stream_right', params: { server: withoutPassphrase(desired.server) } };
    return withKeyFrames({ operations: [], notes: [right] }, reported, null);
  }
  const now = nowIn(stream);
  if (stream.isOn) return { operations: [], notes: [{ code: 'stream_running', params: { now: now ?? '…' } }] };
  const replaces = isOurs(stream, desired) ? null : now;
  return withKeyFrames({ operations: [{ action: 'set_stream', ...desired, replaces }], notes: [] }, reported, replaces);
};

/** What OBS is told for it. */
export const streamSettings = ({ server, key }: StreamAddress) => ({
  streamServiceType: CUSTOM,
  streamServiceSettings: { server, key, use_auth: false },
});
