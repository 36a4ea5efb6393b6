// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDevice, type Device } from './device';

/** A server whose first answers are slow. */
const server = { answersTime: false, cut: 0, heard: new Map<string, (...told: readonly unknown[]) => void>() };
const socket = {
  connected: true,
  active: true,
  sendBuffer: [],
  io: { engine: { close: () => (server.cut += 1) } },
  on: (event: string, listener: (...told: readonly unknown[]) => void) => void server.heard.set(event, listener),
  emit: () => undefined,
  timeout: () => ({
    emitWithAck: () =>
      server.answersTime ? Promise.resolve(1000) : Promise.reject(new Error('The server did not answer in time.')),
  }),
};
vi.mock('socket.io-client', () => ({ io: () => socket }));

let device: Device;
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { answersTime: false, cut: 0 });
  device = openDevice('token');
});
afterEach(() => {
  vi.useRealTimers();
});

const beat = async (): Promise<void> => {
  server.heard.get('beat')?.({ linked: true, serverMs: 5000 });
  await vi.advanceTimersByTimeAsync(0);
};

it('offers nothing before the time is known, by which all is sent, and asks for it at each beat', async () => {
  server.heard.get('connect')?.();
  await beat();
  expect(device.truth().kind).toBe('silent');
  server.answersTime = true;
  await beat();
  expect(device.truth().kind).toBe('live');
});

it('takes a page that was just opened for none that has slept: its connection is not cut', async () => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.cut).toBe(0);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.cut).toBeGreaterThan(0);
});
