import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '@schemas/answer';
import { getJson, newMatch, openCommandSocket, postCommand, rawRequest } from './support/commands';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
afterEach(() => server.dispose());

/** Adds time over and over until the server is gone. @returns the seconds of the entries that were confirmed */
const addTime = async (
  send: (ms: number) => Promise<Answer>,
  from: number,
  refusals: Set<string>,
): Promise<number[]> => {
  const confirmed: number[] = [];
  for (let ms = from; ; ms += 2) {
    const answer = await send(ms).catch(() => null);
    if (answer === null) return confirmed;
    if (answer.ok) confirmed.push(ms);
    else refusals.add(answer.error.code);
  }
};

interface Protocol {
  readonly entries: readonly { readonly kind: string; readonly what: string }[];
}

describe('SIGTERM while commands stream in', () => {
  it('keeps every one that was confirmed and leaves no trace of a closed journal in the log', async () => {
    server = await startTestServer({ config: { commandMaxAgeMs: 600_000 } });
    await newMatch(server);
    const operators = await Promise.all(Array.from({ length: 4 }, () => openCommandSocket(server)));
    const refusals = new Set<string>();
    const command = (ms: number) => ({ type: 'addTime', side: 'white', ms, reason: 'streamed' });
    const streams = [
      ...operators.map((operator, index) =>
        addTime((ms) => operator.send(command(ms)), 1000 + 1_000_000 * index, refusals),
      ),
      addTime(async (ms) => (await postCommand(server, command(ms))).answer, 5_000_001, refusals),
      addTime(async (ms) => (await postCommand(server, command(ms))).answer, 6_000_001, refusals),
    ];
    // A monitor that never stops asking.
    const watching = (async (): Promise<void> => {
      for (;;) await rawRequest(server, 'GET', '/chess-match/health');
    })().catch(() => undefined);
    const health = async () => (await getJson(server, '/chess-match/health')) as { journal: { version: number } };
    while ((await health()).journal.version < 60);
    await server.kill('SIGTERM');
    const stopped = server.log();
    for (const operator of operators) operator.close();
    const confirmed = (await Promise.all(streams)).flat();
    await watching;

    expect(confirmed.length).toBeGreaterThan(20);
    expect(stopped).not.toMatch(/database connection is not open|^\s+at |\berror\b: /im);
    for (const code of refusals) expect(code).toBe('server/stopping');
    await server.start();
    const { entries } = (await getJson(server, '/chess-match/protocol')) as Protocol;
    const added = entries.flatMap(({ kind, what }) => (kind === 'timeAdded' ? [Number(what)] : []));
    expect(confirmed.filter((ms) => !added.includes(ms))).toEqual([]);
    expect(new Set(added).size).toBe(added.length);
  });
});
