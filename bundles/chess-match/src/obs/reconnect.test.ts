import { expect, test } from 'vitest';
import { afterLoss, lossProblem, RETRY_MS, type Loss } from './reconnect';

const HOST = '127.0.0.1:4455';
const silent: Loss = { kind: 'silent', request: 'GetSceneList', timeoutMs: 3000 };

test('a wrong password (4009) is not retried', () => {
  expect(afterLoss({ kind: 'closed', code: 4009 }, HOST)).toEqual({
    state: 'refused',
    problem: { code: 'obs/wrong_password', params: { address: HOST }, rule: null, item: null },
    retryAfterMs: null,
  });
});

test.each([-1, 1000, 1001, 1006, 4000, 4010, 4011])('close code %i is retried', (code) => {
  const after = afterLoss({ kind: 'closed', code }, HOST);
  expect(after).toMatchObject({ state: 'lost', problem: { code: 'obs/not_connected' }, retryAfterMs: RETRY_MS });
});

test('silence is retried and names the request that had no answer', () => {
  expect(afterLoss(silent, HOST)).toMatchObject({ state: 'lost', retryAfterMs: RETRY_MS });
  expect(lossProblem(silent, HOST).params).toEqual({ request: 'GetSceneList', timeoutMs: 3000 });
});
