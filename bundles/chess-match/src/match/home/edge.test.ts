import { describe, expect, it } from 'vitest';
import { createEdge, type EdgeAnswer } from './edge';

const setUp = () => {
  const time = { nowMs: 0 };
  const asked: { readonly what: string; readonly body: string | null }[] = [];
  const answers: ((status: number) => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  const planned: { readonly run: () => void; readonly ms: number }[] = [];
  const texts: Record<string, string> = {};
  const edge = createEdge({
    url: 'http://edge.example:9601',
    ask: (method, path, body) => {
      asked.push({ what: `${method} ${path}`, body });
      return new Promise<EdgeAnswer>((resolve, reject) => {
        failures.push(reject);
        answers.push((status) =>
          status === 0
            ? reject(new Error('ECONNREFUSED'))
            : resolve({ status, text: texts[path] ?? '', header: () => '100' }),
        );
      });
    },
    now: () => time.nowMs,
    later: (run, ms) => planned.push({ run, ms }),
    random: () => 1,
  });
  const settle = async (): Promise<void> => {
    for (let at = 0; at < 20; at += 1) await Promise.resolve();
  };
  /** Answers the oldest question. */
  const answer = async (status: number): Promise<void> => {
    failures.shift();
    answers.shift()?.(status);
    await settle();
  };
  /** Instead of an answer to the oldest question. */
  const fail = async (code: string): Promise<void> => {
    failures.shift()?.(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }));
    answers.shift();
    await settle();
  };
  const answerAll = async (status: number): Promise<void> => {
    while (answers.length > 0) await answer(status);
  };
  const take = (): readonly string[] => asked.splice(0).map(({ what }) => what);
  const retry = async (): Promise<void> => {
    planned.shift()?.run();
    await settle();
  };
  return { time, edge, asked, answer, fail, answerAll, take, planned, retry, texts };
};

describe('an engine elsewhere', () => {
  it('has the document as a file first, then pushes it', async () => {
    const { edge, answerAll, asked } = setUp();
    edge.put('all', '{"n":1}');
    await answerAll(201);
    expect(asked.map(({ what }) => what)).toEqual(['PUT /files/all.json', 'POST /publish/all']);
    expect(asked[1]?.body).toBe('{"n":1}');
    expect(edge.view()).toMatchObject({ name: 'edge.example:9601', state: 'up', failures: 0 });
  });

  it('gets the newest and never what came between, one at a time', async () => {
    const { edge, answerAll, asked } = setUp();
    for (const n of [1, 2, 3, 4]) edge.put('all', String(n));
    await answerAll(202);
    const pushed = asked.filter(({ what }) => what === 'POST /publish/all').map(({ body }) => body);
    expect(pushed).toEqual(['1', '4']);
  });

  it('has files of different lengths one after the other', async () => {
    const { edge, answerAll, asked } = setUp();
    for (let n = 0; n < 40; n += 1) {
      edge.put('all', '{}'.padEnd(2 + (n % 3)));
      await answerAll(204);
    }
    const lengths = asked.filter(({ what }) => what.startsWith('PUT')).map(({ body }) => (body?.length ?? 0) % 64);
    expect(new Set(lengths).size).toBe(40);
  });

  it('is tried again, ever more seldom, and gets everything anew when it is back', async () => {
    const { edge, time, answer, answerAll, take, planned, retry } = setUp();
    edge.put('white', 'w');
    edge.keep('past/a.json', '[]');
    edge.keep('past/b.json', '[]');
    edge.keep('past/b.json', null);
    await answerAll(201);
    take();
    edge.put('all', '1');
    await answer(0);
    edge.put('all', '2');
    const waits: number[] = [];
    for (let at = 0; at < 9; at += 1) {
      waits.push(planned[0]?.ms ?? 0);
      time.nowMs += planned[0]?.ms ?? 0;
      await retry();
      await answer(0);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(edge.view()).toMatchObject({ state: 'down', failures: 10, lagMs: time.nowMs });
    take();
    await retry();
    await answerAll(201);
    expect(take().toSorted()).toEqual([
      'POST /publish/all',
      'POST /publish/white',
      'PUT /files/all.json',
      'PUT /files/past/a.json',
      'PUT /files/white.json',
    ]);
    expect(edge.view().state).toBe('up');
  });

  it('that has another secret says so', async () => {
    const { edge, answer } = setUp();
    edge.put('all', '1');
    await answer(403);
    expect(edge.view().state).toBe('refused');
  });

  it.each([
    ['SELF_SIGNED_CERT_IN_CHAIN', 'untrusted', 'signer'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'untrusted', 'name'],
    ['CERT_HAS_EXPIRED', 'untrusted', 'date'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'untrusted', 'plain'],
    ['ECONNREFUSED', 'down', null],
  ])('that fails by %s is %s, and trusted again once it answers', async (code, state, distrust) => {
    const { edge, answerAll, fail, retry } = setUp();
    edge.put('all', '1');
    await fail(code);
    expect(edge.view()).toMatchObject({ state, distrust });
    await retry();
    await answerAll(201);
    expect(edge.view()).toMatchObject({ state: 'up', distrust: null });
  });

  it('takes what is gone for gone', async () => {
    const { edge, answerAll, take } = setUp();
    edge.keep('past/a.json', '[]');
    await answerAll(201);
    edge.keep('past/a.json', null);
    await answerAll(404);
    expect([take(), edge.view().failures]).toEqual([['PUT /files/past/a.json', 'DELETE /files/past/a.json'], 0]);
  });

  it('is told of an ended link first, then everybody is sent out of its room, and what was last put there is there again', async () => {
    const { edge, answer, answerAll, take, planned, retry } = setUp();
    edge.put('white-held', 'w');
    await answerAll(201);
    take();
    edge.shut('white-held', 'L1');
    await answer(201);
    expect(take()).toEqual(['PUT /files/revoked/L1', 'PUT /files/revoked/L1']);
    await answer(500);
    expect(planned).toHaveLength(1);
    await retry();
    await answerAll(201);
    const again = take();
    expect(again.filter((what) => what.includes('white-held'))).toEqual([
      ...['PUT /files/white-held.json', 'DELETE /publish/white-held', 'POST /publish/white-held'],
    ]);
    expect(again[0]).toBe('PUT /files/revoked/L1');
    edge.put('white-held', 'x');
    await answerAll(201);
    expect(take()).toEqual(['PUT /files/white-held.json', 'POST /publish/white-held']);
    edge.put('white-held', null);
    edge.put('white-held', null);
    await answerAll(404);
    expect(take()).toEqual(['DELETE /files/white-held.json', 'DELETE /publish/white-held']);
  });

  it('tells how many are there, and that hardly anybody more is let in', async () => {
    const { edge, answerAll, texts } = setUp();
    texts['/viewers'] = 'channels: 3\nsubscribers: 80\nredis';
    texts['/connections'] = 'Active connections: 89 \n';
    const looking = edge.look();
    await answerAll(200);
    await looking;
    expect(edge.view()).toMatchObject({ state: 'up', viewers: 80 });
    texts['/connections'] = 'Active connections: 90 \n';
    void edge.look();
    await answerAll(200);
    expect(edge.view().state).toBe('full');
  });

  it('that went away while there was nothing to say is noticed, and filled again', async () => {
    const { edge, answer, answerAll, take, retry } = setUp();
    edge.put('all', '1');
    await answerAll(201);
    take();
    void edge.look();
    await answer(0);
    expect(edge.view().state).toBe('down');
    await retry();
    void edge.look();
    await answerAll(200);
    expect(take().slice(1)).toEqual(['GET /viewers', 'GET /connections', 'PUT /files/all.json', 'POST /publish/all']);
  });
});
