import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInstance } from './instance';
import { createFakeLine } from './testing/fakeLine';

const MICS = ['Mic w1', 'Mic w2', 'Mic b1'];
const ANSWER_MS = 10;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Connected, its inputs read, every one live; from then on it answers slowly. */
const setUp = async () => {
  const obs = createFakeLine('program');
  for (const mic of MICS) obs.mutes.set(mic, false);
  const byHand: string[] = [];
  const instance = createInstance(obs.line, () => performance.now(), {
    onLevels: () => undefined,
    onChange: () => undefined,
    onScene: () => undefined,
    onOpenedByFile: () => undefined,
    onManual: (input, muted) => byHand.push(`${input} ${muted ? 'muted' : 'live'}`),
    onFault: (error) => {
      throw error;
    },
  });
  obs.connect(true);
  await pass(0);
  obs.slow(ANSWER_MS);
  return { obs, instance, byHand, muted: () => MICS.filter((mic) => instance.mutes().get(mic)) };
};

describe('mutes', () => {
  it('that are told while the inputs are read are newer than what was read before', async () => {
    const { obs, instance, byHand, muted } = await setUp();
    obs.tell('InputCreated', { inputName: 'Mic w1' });
    await pass(3.5 * ANSWER_MS);
    obs.setMute('Mic w1', true);
    await pass(20 * ANSWER_MS);
    expect([muted(), byHand]).toEqual([['Mic w1'], ['Mic w1 muted']]);
    obs.tell('InputCreated', { inputName: 'Mic w1' });
    await pass(3.5 * ANSWER_MS);
    const answer = instance.mute('Mic w1', false);
    await pass(20 * ANSWER_MS);
    expect([await answer, muted()]).toEqual([null, []]);
  });

  it('that OBS had already when it was asked are taken from its answer, and a hand after it is a hand', async () => {
    const { obs, instance, byHand, muted } = await setUp();
    obs.mutes.set('Mic w1', true);
    const answer = instance.mute('Mic w1', true);
    await pass(ANSWER_MS);
    expect([await answer, muted()]).toEqual([null, ['Mic w1']]);
    obs.setMute('Mic w1', false);
    obs.setMute('Mic w1', true);
    expect(byHand).toEqual(['Mic w1 live', 'Mic w1 muted']);
  });

  it('are asked for one after the other, and none is left out for one that is under way', async () => {
    const { obs, instance, byHand, muted } = await setUp();
    const wanted = [true, true, false, false, true].map((isMuted) => instance.mute('Mic w1', isMuted));
    expect(instance.willBe().get('Mic w1')).toBe(true);
    await pass(5 * ANSWER_MS);
    expect([await Promise.all(wanted), obs.asked]).toEqual([
      [null, null, null, null, null],
      ['Mic w1 muted', 'Mic w1 live', 'Mic w1 muted'],
    ]);
    expect([muted(), byHand]).toEqual([['Mic w1'], []]);
  });

  it('told after their answer are ours too', async () => {
    const { obs, instance, byHand } = await setUp();
    const answer = instance.mute('Mic w1', true);
    await pass(ANSWER_MS);
    await answer;
    obs.tell('InputMuteStateChanged', { inputName: 'Mic w1', inputMuted: true });
    expect(byHand).toEqual([]);
  });
});
