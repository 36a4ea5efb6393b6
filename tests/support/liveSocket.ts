import { WebSocket } from 'ws';
import { LIVE_PATH, type LiveMessage } from '../../bundles/chess-match/src/contract/live';
import type { TestServer } from './server';

/** A program that is told of the match. */
export interface LiveSocket {
  readonly socket: WebSocket;
  /** Everything it was told, as it came, the oldest first. */
  readonly heard: readonly string[];
  newest(): LiveMessage | undefined;
  /** Why it was closed; 1006 where the server closed nothing. */
  readonly closed: Promise<number>;
}

/** Opens the plain socket. @throws with the status where it is not taken */
export const openLive = async (
  { port }: Pick<TestServer, 'port'>,
  headers: Readonly<Record<string, string>> = {},
  query = '',
  from?: string,
  path = LIVE_PATH,
): Promise<LiveSocket> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}${query}`, {
    headers,
    ...(from !== undefined && { localAddress: from }),
  });
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_request, response) => reject(new Error(String(response.statusCode))));
    socket.once('error', reject);
  });
  return {
    socket,
    heard,
    newest: () => {
      const last = heard.at(-1);
      return last === undefined ? undefined : (JSON.parse(last) as LiveMessage);
    },
    closed,
  };
};
