import { describe, expect, it } from 'vitest';
import { createLink, type LinkSocket } from './link';

/** A socket whose answers the test gives, and a clock the test moves. */
const setUp = (answer: (event: string, args: readonly unknown[]) => Promise<unknown>) => {
  const listeners = new Map<string, (() => void)[]>();
  const state = { connected: true, nowMs: 1000, guessMs: 1000, ids: 0 };
  const sent: { event: string; args: readonly unknown[] }[] = [];
  const socket: LinkSocket = {
    get connected() {
      return state.connected;
    },
    on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    timeout: () => ({
      emitWithAck: (event, ...args) => {
        sent.push({ event, args });
        return answer(event, args);
      },
    }),
  };
  const newId = (): string => `command-${(state.ids += 1)}`;
  const link = createLink({ socket, nowMs: () => state.nowMs, guessMs: () => state.guessMs, newId });
  const fire = (event: 'connect' | 'disconnect'): void => {
    state.connected = event === 'connect';
    for (const listener of listeners.get(event) ?? []) listener();
  };
  return { link, state, sent, fire };
};

describe('the link to the match', () => {
  it('adds an id and the time of issue by the server clock', async () => {
    const { link, sent } = setUp((event) => Promise.resolve(event === 'time' ? 5000 : { ok: true }));
    await link.syncTime();
    await link.send({ type: 'redo', expectedVersion: 7 });
    expect(sent.at(-1)).toEqual({
      event: 'command',
      args: [{ type: 'redo', expectedVersion: 7, id: 'command-1', issuedAt: 5000 }],
    });
  });

  it('sends nothing while not connected, and nothing later', async () => {
    const { link, sent, fire } = setUp(() => Promise.resolve(0));
    fire('disconnect');
    const answer = await link.send({ type: 'redo', expectedVersion: 7 });
    expect(answer).toMatchObject({ ok: false, error: { code: 'client/offline' } });
    fire('connect');
    expect(sent.filter(({ event }) => event === 'command')).toEqual([]);
  });

  it('says so when no answer comes', async () => {
    const { link } = setUp(() => Promise.reject(new Error('timeout')));
    expect(await link.send({ type: 'redo', expectedVersion: 7 })).toMatchObject({
      ok: false,
      error: { code: 'client/no_answer' },
    });
  });

  it('takes the offset of the fastest of its samples', async () => {
    const waysMs = [40, 8, 100, 60, 20];
    const holder: { state?: { nowMs: number } } = {};
    const { link, state } = setUp(() => {
      const wayMs = waysMs.shift() ?? 0;
      const now = holder.state ?? { nowMs: 0 };
      // The server's clock is 10 000 ms ahead; the whole way is the way back, so each sample errs by half of it.
      const serverMs = now.nowMs + 10_000;
      now.nowMs += wayMs;
      return Promise.resolve(serverMs);
    });
    holder.state = state;
    await link.syncTime();
    expect(link.serverNowMs() - state.nowMs).toBe(10_000 - 4);
  });

  it('keeps the offset it had when the server does not answer the time', async () => {
    let isDumb = false;
    const { link, state } = setUp(() => (isDumb ? Promise.reject(new Error('timeout')) : Promise.resolve(3000)));
    await link.syncTime();
    isDumb = true;
    await link.syncTime();
    expect(link.serverNowMs() - state.nowMs).toBe(2000);
  });

  it('asks the time before its first command, whatever the system’s clock says', async () => {
    const { link, state, sent } = setUp((event) => Promise.resolve(event === 'time' ? 5_000_000 : { ok: true }));
    state.guessMs += 3_600_000;
    await link.send({ type: 'redo', expectedVersion: 7 });
    expect(sent.at(-1)?.args).toMatchObject([{ issuedAt: 5_000_000 }]);
  });

  it.each(['command/ahead', 'command/expired'])('asks the time again when a command is refused as %s', async (code) => {
    let serverMs = 5_000_000;
    const { link, sent } = setUp((event) =>
      Promise.resolve(event === 'time' ? serverMs : { ok: false, error: { code } }),
    );
    await link.syncTime();
    serverMs = 9_000_000;
    expect(await link.send({ type: 'redo', expectedVersion: 7 })).toMatchObject({ error: { code } });
    await link.send({ type: 'redo', expectedVersion: 7 });
    const issued = sent.filter(({ event }) => event === 'command').map(({ args: [command] }) => command);
    expect(issued).toMatchObject([{ issuedAt: 5_000_000 }, { issuedAt: 9_000_000 }]);
  });

  it('doubts its time when the server says in passing what cannot be, and believes what can', async () => {
    let serverMs = 5_000_000;
    const { link, state, sent } = setUp(() => Promise.resolve(serverMs));
    await link.syncTime();
    const asked = sent.length;
    link.heardTime(5_000_010, 1000, 1020);
    link.heardTime('nonsense', 1000, 1020);
    expect(sent).toHaveLength(asked);
    serverMs = 5_060_000;
    link.heardTime(serverMs, 1000, 1020);
    await expect.poll(() => link.serverNowMs() - state.nowMs).toBe(5_060_000 - 1000);
  });

  it('tells its listeners of a lost and a regained connection until they stop', () => {
    const { link, fire } = setUp(() => new Promise(() => undefined));
    const seen: boolean[] = [];
    const stop = link.onChange(() => seen.push(link.isConnected()));
    fire('disconnect');
    fire('connect');
    stop();
    fire('disconnect');
    expect(seen).toEqual([false, true]);
  });
});

describe('the version that a page itself led to', () => {
  const answered = (answers: readonly object[]) => {
    const left = [...answers];
    return setUp((event) => Promise.resolve(event === 'time' ? 5000 : left.shift()));
  };

  it('is the newest of those its commands were answered with; a refusal and a draft lead to none', async () => {
    const { link } = answered([
      { ok: true, version: 8 },
      { ok: false, version: 11, error: { code: 'match/stale' } },
      { ok: true, version: 7 },
      { ok: true, version: 1_700_000_000_000 },
    ]);
    expect(link.ownVersion()).toBe(0);
    for (const command of [1, 2, 3]) await link.send({ type: 'redo', expectedVersion: command });
    expect(link.ownVersion()).toBe(8);
    await link.send({ type: 'setDraft', line: '1:e4', expectedVersion: 1 });
    expect(link.ownVersion()).toBe(8);
  });

  it('is forgotten with the connection: what is seen after it counts', async () => {
    const { link, fire } = answered([{ ok: true, version: 8 }]);
    await link.send({ type: 'redo', expectedVersion: 7 });
    fire('disconnect');
    expect(link.ownVersion()).toBe(0);
  });
});
