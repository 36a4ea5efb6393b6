import { describe, expect, it } from 'vitest';
import { keyFrameParameters, planKeyFrames } from './keyFrames';
import type { ReportedEncoding } from './reported';

const FRESH: ReportedEncoding = { mode: 'Simple', encoder: 'x264', isCustom: false, options: '', framesPerSecond: 30 };
const planned = (change: Partial<ReportedEncoding>, isOn = false) => planKeyFrames({ ...FRESH, ...change }, isOn);
const byHand = { code: 'key_frames_by_hand', params: { seconds: 2 } };

describe('the key frames of a stream for viewers at home', () => {
  it('stand two seconds apart, whatever the frame rate, and nowhere else', () => {
    expect(planned({})).toEqual({ options: 'keyint=60 scenecut=0' });
    expect(planned({ framesPerSecond: 60_000 / 1001 })).toEqual({ options: 'keyint=120 scenecut=0' });
    expect(planned({ encoder: 'x264_lowcpu', framesPerSecond: 25 })).toEqual({ options: 'keyint=50 scenecut=0' });
  });

  it('other options of somebody’s own stay as they are', () => {
    const custom = (options: string) => planned({ isCustom: true, options });
    expect(custom('bframes=2 keyint=250 ref=3')).toEqual({ options: 'bframes=2 ref=3 keyint=60 scenecut=0' });
    expect(custom('keyint=infinite scenecut=40')).toEqual({ options: 'scenecut=40 keyint=60' });
    expect(custom('min-keyint=10')).toEqual({ options: 'min-keyint=10 keyint=60 scenecut=0' });
  });

  it('are right once that is done, and where they come more often', () => {
    for (const options of ['keyint=60 scenecut=0', 'keyint=30'])
      expect(planned({ isCustom: true, options })).toBeNull();
    const [options, used] = keyFrameParameters({ options: 'keyint=60' });
    expect([options?.parameterName, used?.parameterValue]).toEqual(['x264Settings', 'true']);
  });

  it('are a person’s to set where OBS lets nobody else, and while it streams', () => {
    expect(planned({ mode: 'Advanced' })).toEqual(byHand);
    expect(planned({ encoder: 'nvenc' })).toEqual(byHand);
    expect(planned({ isCustom: false, options: 'keyint=60' })).toEqual(byHand);
    expect(planned({}, true)).toEqual({ code: 'key_frames_running', params: { seconds: 2 } });
    expect(planned({ isCustom: true, options: 'keyint=60' }, true)).toBeNull();
  });
});
