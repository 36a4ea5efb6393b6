import type { Socket } from 'socket.io-client';
import { openSocket } from './commands';
import type { TestServer } from './server';

export interface Declared {
  readonly value: unknown;
  readonly revision: number;
  readonly schema: unknown;
  readonly schemaSum: string | undefined;
}

/** Names of every replicant of the bundle. */
export const REPLICANTS = [
  ...['match', 'board1', 'board2', 'board3', 'board4', 'board5', 'clocks', 'score', 'tree', 'draft'],
  ...['moves', 'history', 'matches', 'obs'],
] as const;

/** Declares a replicant as NodeCG's client does: its value, revision and schema. @throws with the server's refusal */
export const declareReplicant = (socket: Socket, name: string): Promise<Declared> =>
  new Promise((resolve, reject) => {
    socket.emit(
      'replicant:declare',
      { name, namespace: 'chess-match', opts: {} },
      (error: unknown, declared: Declared) => {
        if (error === undefined || error === null) resolve(declared);
        else reject(new Error(String(error)));
      },
    );
  });

/** The values of replicants as a page that connects now would see them. */
export const readReplicants = async (
  server: TestServer,
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
