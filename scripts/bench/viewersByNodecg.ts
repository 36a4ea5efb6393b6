import { HOME_SOURCES } from '../../bundles/chess-match/src/contract/viewers';
import { newMatch, openCommandSocket, openSocket } from '../../tests/support/commands';
import { pressTimes } from '../../tests/support/flood';
import { startTestServer } from '../../tests/support/server';
import { cpuMs } from './cpu';

const PAGES = 300;
/** From one address: the gate lets in no more at once. */
const FROM_ONE = 50;
const PRESSES = 40;
/** A press, and taking it back. */
const CHANGES = 2 * PRESSES;

/** Processor time of the match server for a change that 1000 pages follow as NodeCG has it: by the replicants that a document is made from. */
export const costByNodecg = async (): Promise<number> => {
  const server = await startTestServer({ config: { checkViews: false, viewers: { port: null } } });
  try {
    await newMatch(server);
    const operator = await openCommandSocket(server);
    const used = async (): Promise<number> => {
      const beforeMs = cpuMs(server.pid());
      await pressTimes(operator, PRESSES);
      return cpuMs(server.pid()) - beforeMs;
    };
    await used();
    const alone = await used();
    const sockets = await Promise.all(
      Array.from({ length: PAGES }, (_, at) =>
        openSocket(server, '/', {}, 'websocket', {}, `127.0.2.${1 + Math.floor(at / FROM_ONE)}`),
      ),
    );
    for (const socket of sockets)
      for (const name of HOME_SOURCES) await socket.emitWithAck('joinRoom', `replicant:chess-match:${name}`);
    const followed = await used();
    for (const socket of sockets) socket.close();
    operator.close();
    return (followed - alone) / CHANGES / (PAGES / 1000);
  } finally {
    await server.dispose();
  }
};
