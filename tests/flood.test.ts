import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { median, percentile } from '../scripts/proof/bench/figures';
import { getJson, newMatch, openCommandSocket, openSocket, type CommandSocket } from './support/commands';
import { pressTimes, underFlood, type FloodOrder } from './support/flood';
import { startTestServer, type TestServer } from './support/server';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let server: TestServer;
let operator: CommandSocket;
beforeAll(async () => {
  server = await startTestServer({ pages: true });
  operator = await openCommandSocket(server, { role: 'operator', name: 'Anna', page: 'operator' });
});
beforeEach(async () => {
  await newMatch(server);
  await pressTimes(operator, 20);
});
afterAll(async () => {
  operator.close();
  await server.dispose();
});

const SECONDS = 30;
const SECONDS_OF_TWICE = 6;
/**
 * Other work of the machine falls on the one or the other by chance: more rounds are asked before a ratio counts as too
 * high.
 */
const ROUNDS = { least: 2, most: 6 };
const MOST_RATIO = 2;
const PRESSES = 40;
const cleanup: (() => void)[] = [];
afterEach(() => {
  for (const run of cleanup.splice(0)) run();
});

const order = (kind: FloodOrder['kind'], from: string): FloodOrder => ({
  kind,
  from,
  port: server.port,
  seconds: SECONDS,
});

const refused = async (): Promise<Record<string, number>> =>
  ((await getJson(server, '/chess-match/health')) as { refused: Record<string, number> }).refused;

/** Presses beside a process that floods nobody, and under the flood, in turns: other work of the machine meets both. */
const compare = async (kind: FloodOrder['kind'], from: string) => {
  const quiet: number[] = [];
  const flooded: number[] = [];
  const isHeld = (): boolean => median(flooded) < MOST_RATIO * median(quiet);
  for (let round = 0; round < ROUNDS.least || (round < ROUNDS.most && !isHeld()); round += 1) {
    quiet.push(...(await underFlood(order('burn', from), () => pressTimes(operator, PRESSES))));
    flooded.push(...(await underFlood(order(kind, from), () => pressTimes(operator, PRESSES))));
  }
  const told = (times: readonly number[]): string =>
    `median ${median(times).toFixed(1)} ms, p95 ${percentile(times, 95).toFixed(1)} ms`;
  process.stdout.write(`${kind} from ${from}: quiet ${told(quiet)}; flooded ${told(flooded)}\n`);
  return { quiet, flooded };
};

/** Who opens too many is turned away by the limit of requests or by that of sockets, whichever he meets first. */
const TURNED_AWAY = ['handshakes', 'sockets', 'too_fast', 'too_many_at_once'] as const;

describe('one client that floods', () => {
  it.each([
    ['packets', '127.0.0.2', ['packets']],
    ['packets', '127.0.0.1', ['packets']],
    ['sockets', '127.0.0.2', TURNED_AWAY],
    ['sockets', '127.0.0.1', TURNED_AWAY],
  ] as const)('by %s from %s does not hold up a press, and no page is cut', async (kind, from, kinds) => {
    const page = await openSocket(server, '/');
    cleanup.push(() => page.close());
    const before = await refused();
    const { quiet, flooded } = await compare(kind, from);
    expect([page.connected, operator.socket.connected]).toEqual([true, true]);
    const after = await refused();
    const told = (counts: Record<string, number>): number => kinds.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
    expect(told(after)).toBeGreaterThan(told(before));
    expect(median(flooded)).toBeLessThan(MOST_RATIO * median(quiet));
  });

  it('by five hundred sockets, twice, makes no press too late', async () => {
    await underFlood({ ...order('twice', '127.0.0.1'), seconds: SECONDS_OF_TWICE }, async (hasEnded) => {
      const times: number[] = [];
      while (!hasEnded()) times.push(...(await pressTimes(operator, 5)));
      process.stdout.write(`500 sockets twice: longest press ${Math.max(...times).toFixed(0)} ms of ${times.length}\n`);
    });
    expect(operator.socket.connected).toBe(true);
  });

  it('by requests has no press refused', async () => {
    const pressed = await underFlood(order('requests', '127.0.0.2'), () => pressTimes(operator, PRESSES));
    expect([pressed.length, operator.socket.connected]).toEqual([PRESSES, true]);
  });
});
