import { expect, test } from 'vitest';
import { afterLoss, lossProblem, type Loss } from './reconnect';

const HOST = '127.0.0.1:4455';
const killed: Loss = { kind: 'closed', code: 1006 };
const silent: Loss = { kind: 'silent', request: 'GetSceneList', timeoutMs: 3000 };

test('a wrong password (4009) is not retried', () => {
  expect(afterLoss({ kind: 'closed', code: 4009 }, 0, HOST)).toEqual({
    state: 'refused',
    problem: { code: 'obs/wrong_password', params: { address: HOST }, rule: null, item: null },
    retryAfterMs: null,
  });
});

test.each([-1, 1000, 1001, 1006, 4000, 4010, 4011])('close code %i is retried', (code) => {
  const after = afterLoss({ kind: 'closed', code }, 0, HOST);
  expect(after).toMatchObject({ state: 'lost', problem: { code: 'obs/not_connected' }, retryAfterMs: 1000 });
});

test('silence is retried and names the request that had no answer', () => {
  expect(afterLoss(silent, 0, HOST)).toMatchObject({ state: 'lost', retryAfterMs: 1000 });
  expect(lossProblem(silent, HOST).params).toEqual({ request: 'GetSceneList', timeoutMs: 3000 });
});

test('the wait doubles from one second up to ten', () => {
  const waits = [0, 1, 2, 3, 4, 5, 500, 5000].map((failures) => afterLoss(killed, failures, HOST).retryAfterMs);
  expect(waits).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000, 10_000, 10_000]);
});
