import { newMatch, openCommandSocket } from '../../../tests/support/commands';
import { startTestServer } from '../../../tests/support/server';
import type { Row } from './figures';

const COMMANDS = 1000;

/** Commands per second that are on disk when they are answered, one after another and all at once. */
export const benchThroughput = async (): Promise<Row[]> => {
  const server = await startTestServer({ config: { checkViews: false } });
  try {
    const commands = await openCommandSocket(server);
    await newMatch(server);
    const add = () => commands.send({ type: 'addTime', side: 'white', ms: 1, reason: 'bench' });
    const timed = async (run: () => Promise<unknown>): Promise<number> => {
      const startedAt = performance.now();
      await run();
      return (COMMANDS / (performance.now() - startedAt)) * 1000;
    };
    const inTurn = await timed(async () => {
      for (let sent = 0; sent < COMMANDS; sent += 1) await add();
    });
    const atOnce = await timed(() => Promise.all(Array.from({ length: COMMANDS }, add)));
    commands.close();
    return [
      { what: 'durable commands, one after another', value: inTurn, unit: '/s', limit: null },
      { what: 'durable commands, all sent at once', value: atOnce, unit: '/s', limit: null },
    ];
  } finally {
    await server.dispose();
  }
};
