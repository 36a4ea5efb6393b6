import type { Answer, CommandBody } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { createCommandQueue, type BodyFor } from './commandQueue';

const redo: BodyFor = (expectedVersion) => ({ type: 'redo', expectedVersion });

/** A server that answers each command with the next of these. */
const setUp = (...answers: readonly Answer[]) => {
  const sent: (number | null)[] = [];
  const queue = createCommandQueue((body: CommandBody) => {
    sent.push(body.expectedVersion);
    const answer = answers[sent.length - 1];
    return answer === undefined ? Promise.reject(new Error('one command too many')) : Promise.resolve(answer);
  });
  return { queue, sent };
};
const ok = (version: number, matchId = 'm'): Answer => ({ ok: true, version, matchId });
const stale = (version: number): Answer => ({
  ok: false,
  version,
  matchId: 'm',
  error: { code: 'match/stale', params: {}, rule: null, item: null },
});

describe('the queue of commands', () => {
  it('takes the version its own command led to, before the page has seen it', async () => {
    const { queue, sent } = setUp(ok(6), ok(7));
    queue.see('m', 5);
    await Promise.all([queue.send(redo), queue.send(redo)]);
    expect(sent).toEqual([5, 6]);
  });

  it('does not take the version of a refusal: nobody has seen what it stands for', async () => {
    const { queue, sent } = setUp(stale(9), ok(10));
    queue.see('m', 5);
    await queue.send(redo);
    await queue.send(redo);
    expect(sent).toEqual([5, 5]);
  });

  it('does not go back when an older picture comes late', async () => {
    const { queue, sent } = setUp(ok(6), ok(7));
    queue.see('m', 5);
    await queue.send(redo);
    queue.see('m', 5);
    await queue.send(redo);
    expect(sent).toEqual([5, 6]);
  });

  it('takes the version of another match, smaller though it be', async () => {
    const { queue, sent } = setUp(ok(4, 'other'));
    queue.see('m', 50);
    queue.see('other', 3);
    await queue.send(redo);
    expect(sent).toEqual([3]);
  });

  it('counts only what is seen after a lost connection', async () => {
    const { queue, sent } = setUp(ok(6), ok(7));
    queue.see('m', 5);
    await queue.send(redo);
    queue.forget();
    await queue.send(redo);
    expect(sent).toEqual([5, 5]);
  });
});
