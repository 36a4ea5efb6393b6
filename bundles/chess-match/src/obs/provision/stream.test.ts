import { describe, expect, it } from 'vitest';
import { detailOf, idOf } from './operation';
import type { ReportedStream } from './reported';
import { planStream, streamSettings } from './stream';
import { desiredStream, type StreamParts, type DesiredStream } from './desiredStream';

const PASSPHRASE = 'of-this-evening-9';
const NEAR: StreamParts = {
  id: 'program',
  address: '127.0.0.1:4455',
  feed: 'rtmp://127.0.0.1:1935',
  pagesUrl: null,
  passphrase: PASSPHRASE,
};
const srt = (host: string): DesiredStream => ({
  server: `srt://${host}?mode=caller&pbkeylen=16&passphrase=${PASSPHRASE}`,
  key: '',
});

describe('where an OBS is to stream to for viewers at home', () => {
  it('is where the feed of its audience comes in', () => {
    expect(desiredStream(NEAR)).toEqual({ server: 'rtmp://127.0.0.1:1935/live', key: 'all' });
    expect(desiredStream({ ...NEAR, id: 'black', address: 'ws://localhost:4455' })).toMatchObject({ key: 'black' });
    expect(desiredStream({ ...NEAR, feed: 'srt://0.0.0.0:9001' })).toEqual(srt('127.0.0.1:9001'));
    const far = { ...NEAR, address: '10.0.0.7:4455', pagesUrl: 'http://studio-pc:9090' };
    expect(desiredStream({ ...far, feed: 'srt://0.0.0.0:9001' })).toEqual(srt('studio-pc:9001'));
    expect(desiredStream({ ...far, feed: 'srt://10.0.0.2:9001', pagesUrl: null })).toEqual(srt('10.0.0.2:9001'));
  });

  it('is nowhere without a feed or an OBS, and is not guessed', () => {
    expect([desiredStream({ ...NEAR, feed: undefined }), desiredStream({ ...NEAR, address: null })]).toEqual([
      null,
      null,
    ]);
    const far = { ...NEAR, address: '10.0.0.7:4455' };
    const whyNot = (parts: StreamParts) => desiredStream(parts);
    expect(whyNot(far)).toEqual({ code: 'stream_elsewhere', params: {} });
    expect(whyNot({ ...far, feed: 'srt://0.0.0.0:9001' })).toEqual({ code: 'stream_no_host', params: {} });
    expect(whyNot({ ...NEAR, feed: 'srt://0.0.0.0:9001', passphrase: null })).toEqual({
      code: 'stream_no_secret',
      params: { name: 'MEDIA_PASSPHRASE' },
    });
  });
});

describe('the plan of a stream', () => {
  const desired = { server: 'rtmp://127.0.0.1:1935/live', key: 'all' };
  const custom = (settings: Readonly<Record<string, unknown>>, isOn = false) => ({
    type: 'rtmp_custom',
    settings,
    isOn,
  });
  const unset = { type: 'rtmp_common', settings: { service: 'Twitch', key: '' }, isOn: false };
  const encoding = { mode: 'Simple', encoder: 'x264', isCustom: true, options: 'keyint=60', framesPerSecond: 30 };
  const planOf = (desired: DesiredStream | null, stream: ReportedStream, options = encoding.options) =>
    planStream(desired, { stream, encoding: { ...encoding, options } });
  const steps = (...given: Parameters<typeof planOf>) => planOf(...given).operations.map(idOf);
  const notes = (...given: Parameters<typeof planOf>) => planOf(...given).notes;

  it('is set where there was none, and then it is right', () => {
    expect(planOf(desired, unset).operations).toEqual([{ action: 'set_stream', ...desired, replaces: null }]);
    const { streamServiceType, streamServiceSettings } = streamSettings(desired);
    const set = { type: streamServiceType, settings: streamServiceSettings, isOn: true };
    expect(planOf(desired, set)).toEqual({
      operations: [],
      notes: [{ code: 'stream_right', params: { server: desired.server } }],
    });
    expect(steps(desired, custom({ ...streamServiceSettings, use_auth: true }))).toEqual(['set_stream']);
  });

  it('says whose it takes the place of, without what opens that', () => {
    const theirs = { server: 'rtmp://a.example/live2?token=THEIRS', key: 'THEIRS' };
    expect(steps(desired, custom(theirs))).toEqual(['set_stream|a.example']);
    expect(steps(desired, { ...unset, settings: { service: 'Twitch', key: 'THEIRS' } })).toEqual(['set_stream|Twitch']);
    expect(JSON.stringify([planOf(desired, custom(theirs)), notes(desired, custom(theirs, true))])).not.toContain(
      'THEIRS',
    );
  });

  it('has key frames as it needs them, and is asked about where it takes the place of somebody’s', () => {
    const right = custom({ server: desired.server, key: desired.key });
    expect(steps(desired, right, 'keyint=250')).toEqual(['set_key_frames']);
    expect(steps(desired, unset, 'keyint=250')).toEqual(['set_stream', 'set_key_frames']);
    const theirs = custom({ server: 'rtmp://a.example/live2', key: 'x' });
    expect(steps(desired, theirs, 'keyint=250')).toEqual(['set_stream|a.example', 'set_key_frames|a.example']);
    expect(notes(desired, { ...right, isOn: true }, 'keyint=250').map(({ code }) => code)).toEqual([
      ...['stream_right', 'key_frames_running'],
    ]);
    expect(steps(null, unset, 'keyint=250')).toEqual([]);
  });

  it('leaves one that runs alone', () => {
    expect(planOf(desired, custom({ server: 'rtmp://a.example/live2', key: 'x' }, true))).toEqual({
      operations: [],
      notes: [{ code: 'stream_running', params: { now: 'a.example' } }],
    });
  });

  it('another pass phrase is nobody’s loss, and is told to nobody', () => {
    const encrypted = { server: 'srt://127.0.0.1:9001?mode=caller&passphrase=another-one-1&pbkeylen=16', key: '' };
    const renewed = { server: encrypted.server.replace('another-one-1', PASSPHRASE), key: '' };
    const { operations } = planOf(renewed, custom(encrypted));
    expect(operations.map(idOf)).toEqual(['set_stream']);
    expect(operations.map(detailOf)).toEqual(['srt://127.0.0.1:9001?mode=caller&passphrase=…&pbkeylen=16']);
    expect(JSON.stringify(notes(renewed, custom(renewed)))).not.toContain(PASSPHRASE);
  });

  it('is no matter where nothing is wanted, or it cannot be said', () => {
    expect(planOf(null, unset)).toEqual({ operations: [], notes: [] });
    const note = { code: 'stream_no_host', params: {} } as const;
    expect(planOf(note, unset)).toEqual({ operations: [], notes: [note] });
  });
});
