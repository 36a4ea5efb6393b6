import { expect, it, vi } from 'vitest';
import { coalesced } from './coalesced';

it('looks one at a time, and once more for whatever was asked meanwhile', async () => {
  let finish: (() => void) | undefined;
  const look = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const again = coalesced(look, () => undefined);
  again();
  again();
  again();
  expect(look).toHaveBeenCalledTimes(1);
  finish?.();
  await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(2));
  finish?.();
  again();
  await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(3));
});

it('looks again after a look that failed', async () => {
  const look = vi.fn(() => Promise.reject(new Error('unread')));
  const faults: unknown[] = [];
  const again = coalesced(look, (error) => faults.push(error));
  again();
  await vi.waitFor(() => expect(faults).toHaveLength(1));
  again();
  await vi.waitFor(() => expect(faults).toHaveLength(2));
  expect(look).toHaveBeenCalledTimes(2);
});
