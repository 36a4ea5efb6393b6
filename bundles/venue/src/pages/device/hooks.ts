import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { Device, DeviceState } from './device';
import type { Truth } from './heard';

export const useDevice = (device: Device): DeviceState => useSyncExternalStore(device.onChange, device.state);

const POLL_INTERVAL_MS = 200;

/** Draws again several times a second: clocks move, and silence is noticed by looking. */
export const useTick = (): void => {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(redraw, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
};

/** Whether what is shown is true, as it was when this was last drawn. */
export const useTruth = (device: Device): Truth => {
  useTick();
  return device.truth();
};
