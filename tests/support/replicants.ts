import type { Socket } from 'socket.io-client';
import { openSocket } from './commands';
import type { TestServer } from './server';

export interface Declared {
  readonly value: unknown;
  readonly revision: number;
  readonly schema: unknown;
}

const ANSWER_LIMIT_MS = 5000;

/** Declares a replicant as NodeCG's client does: its value, revision and schema. @throws with the server's refusal */
export const declareReplicant = (socket: Socket, name: string): Promise<Declared> =>
  new Promise((resolve, reject) => {
    const request = { name, namespace: 'chess-match', opts: {} };
    const settle = (late: unknown, refusal: unknown, declared: Declared): void => {
      const error = late ?? refusal;
      if (error === undefined || error === null) resolve(declared);
      else reject(error instanceof Error ? error : new Error(String(error)));
    };
    socket.timeout(ANSWER_LIMIT_MS).emit('replicant:declare', request, settle);
  });

/** Proposes to overwrite a replicant as NodeCG's client does. @returns the server's refusal, or undefined */
export const proposeWrite = (
  socket: Socket,
  name: string,
  { revision }: Pick<Declared, 'revision'>,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const operations = [{ path: '/', method: 'overwrite', args: { newValue: { hacked: true } } }];
    const proposal = { name, namespace: 'chess-match', opts: {}, revision, operations };
    socket
      .timeout(ANSWER_LIMIT_MS)
      .emit('replicant:proposeOperations', proposal, (late: Error | null, refusal: unknown) => {
        if (late === null) resolve(refusal);
        else reject(late);
      });
  });

/** The values of replicants as a page that connects now would see them. */
export const readReplicants = async (
  server: Pick<TestServer, 'url'>,
  names: readonly string[],
): Promise<Record<string, unknown>> => {
  const socket = await openSocket(server, '/');
  try {
    const values: Record<string, unknown> = {};
    for (const name of names) values[name] = (await declareReplicant(socket, name)).value;
    return values;
  } finally {
    socket.close();
  }
};
