import { describe, expect, it } from 'vitest';
import { createBucket } from './bucket';

describe('a bucket', () => {
  it('gives its burst at once and refills steadily, up to the burst', () => {
    const bucket = createBucket({ perSecond: 10, burst: 5 });
    expect([1, 1, 1, 1, 1, 1].map((cost) => bucket.take(cost, 1000))).toEqual([true, true, true, true, true, false]);
    expect([bucket.take(1, 1099), bucket.take(1, 1100)]).toEqual([false, true]);
    expect([bucket.take(5, 60_000), bucket.take(1, 60_000)]).toEqual([true, false]);
  });

  it('says for how many whole seconds it lacks something, and takes nothing by saying so', () => {
    const bucket = createBucket({ perSecond: 2, burst: 4 });
    expect([bucket.wait(4, 0), bucket.take(4, 0)]).toEqual([0, true]);
    expect([bucket.wait(1, 0), bucket.wait(4, 0)]).toEqual([1, 2]);
    expect([bucket.wait(4, 2000), bucket.take(4, 2000)]).toEqual([0, true]);
  });

  it('gets nothing of time that runs backward', () => {
    const bucket = createBucket({ perSecond: 10, burst: 1 });
    expect([bucket.take(1, 5000), bucket.take(1, 4000)]).toEqual([true, false]);
  });
});
