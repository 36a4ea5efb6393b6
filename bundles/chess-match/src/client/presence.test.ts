import { describe, expect, it } from 'vitest';
import type { LinkSocket } from './link';
import { createPulse } from './presence';

const setUp = (answers: () => Promise<unknown>) => {
  const state = { connected: true, nowMs: 1000, visible: true };
  const sent: unknown[] = [];
  const told: unknown[] = [];
  const heard = (...said: unknown[]): void => void told.push(said);
  const listeners = new Map<string, () => void>();
  const socket: LinkSocket = {
    get connected() {
      return state.connected;
    },
    on: (event, listener) => listeners.set(event, listener),
    timeout: () => ({
      emitWithAck: (_event, value) => {
        sent.push(value);
        state.nowMs += 4;
        return answers();
      },
    }),
  };
  const beat = createPulse({ socket, nowMs: () => state.nowMs, isVisible: () => state.visible, heard });
  return { beat, sent, state, told, fire: (event: string) => listeners.get(event)?.() };
};

describe('the pulse of a page', () => {
  it('carries the round trip of the one before and whether the page is seen', async () => {
    const { beat, sent, state } = setUp(() => Promise.resolve(0));
    await beat();
    state.visible = false;
    await beat();
    expect(sent).toEqual([
      { delayMs: null, visible: true },
      { delayMs: 4, visible: false },
    ]);
  });

  it('rests while not connected, and believes nothing of before', async () => {
    const { beat, sent, state, fire } = setUp(() => Promise.resolve(0));
    await beat();
    state.connected = false;
    fire('disconnect');
    await beat();
    expect(sent).toHaveLength(1);
    state.connected = true;
    await beat();
    expect(sent.at(-1)).toEqual({ delayMs: null, visible: true });
  });

  it('passes on what time the server said it was, and between which moments', async () => {
    const { beat, told } = setUp(() => Promise.resolve(77_000));
    await beat();
    expect(told).toEqual([[77_000, 1000, 1004]]);
  });

  it('has no round trip where no answer came', async () => {
    let fails = false;
    const { beat, sent } = setUp(() => (fails ? Promise.reject(new Error('late')) : Promise.resolve(0)));
    await beat();
    fails = true;
    await beat();
    await beat();
    expect(sent.at(-1)).toEqual({ delayMs: null, visible: true });
  });
});
