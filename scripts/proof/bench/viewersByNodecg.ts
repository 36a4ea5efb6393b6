import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { viewsFor } from '../../../bundles/chess-match/src/contract/views';
import { newMatch, openCommandSocket, openSocket } from '../../../tests/support/commands';
import { startTestServer } from '../../../tests/support/server';
import { cpuMs } from './cpu';
import { demonstrationLines } from './demonstration';
import { BREATH_MS } from './press';
import { median } from './figures';

const PAGES = 300;
/** From one address: the gate lets in no more at once. */
const FROM_ONE = 50;

/**
 * Processor time of the match server for a turn that 1000 pages follow as NodeCG has it: by the replicants that a
 * document is made from.
 */
export const costByNodecg = async (root: string): Promise<number> => {
  const lines = demonstrationLines(join(root, 'bundles/chess-match/fixtures/scheme4.bcr'));
  const server = await startTestServer({ config: { checkViews: false, viewers: { port: null } } });
  try {
    const operator = await openCommandSocket(server);
    const used = async (): Promise<number> => {
      await newMatch(server);
      const beforeMs = cpuMs(server.pid());
      for (const line of lines) {
        const answer = await operator.send({ type: 'commitTurn', line });
        if (!answer.ok) throw new Error(`${line}: ${answer.error.code}`);
        await setTimeout(BREATH_MS);
      }
      return cpuMs(server.pid()) - beforeMs;
    };
    // The machine's other work is in each of them: the middle one of three is the figure.
    const usually = async (): Promise<number> => median([await used(), await used(), await used()]);
    await used();
    const alone = await usually();
    const sockets = await Promise.all(
      Array.from({ length: PAGES }, (_, at) =>
        openSocket(server, '/', {}, 'websocket', {}, `127.0.2.${1 + Math.floor(at / FROM_ONE)}`),
      ),
    );
    for (const socket of sockets)
      for (const name of viewsFor('home')) await socket.emitWithAck('joinRoom', `replicant:chess-match:${name}`);
    const followed = await usually();
    for (const socket of sockets) socket.close();
    operator.close();
    return (followed - alone) / lines.length / (PAGES / 1000);
  } finally {
    await server.dispose();
  }
};
