import { randomUUID } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { io, type Socket } from 'socket.io-client';
import type { Answer } from '@schemas/answer';
import type { TestServer } from './server';

export type Fields = Readonly<Record<string, unknown>>;

export interface HttpReply {
  readonly status: number;
  readonly text: string;
}

/** What is packed is read too. */
const textOf = ({ headers }: IncomingMessage, body: Buffer): string =>
  (headers['content-type'] === 'application/gzip' ? gunzipSync(body) : body).toString();

/** One HTTP request with exactly these headers; `fetch` would not let a test choose Host and Origin. */
export const rawRequest = (
  { port }: Pick<TestServer, 'port'>,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
  from?: string,
): Promise<HttpReply> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', localAddress: from, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: textOf(response, Buffer.concat(chunks)) }),
      );
    });
    outgoing.on('error', reject).end(body);
  });

/** POST /chess-match/commands; what a script may leave out is left out. */
export const postCommand = async (
  server: Pick<TestServer, 'port'>,
  command: Fields,
): Promise<{ status: number; answer: Answer }> => {
  const headers = { 'content-type': 'application/json' };
  const { status, text } = await rawRequest(server, 'POST', '/chess-match/commands', headers, JSON.stringify(command));
  return { status, answer: JSON.parse(text) as Answer };
};

/** As postCommand, for a command that must be accepted. @throws with the refusal */
export const mustPost = async (server: Pick<TestServer, 'port'>, command: Fields): Promise<Answer & { ok: true }> => {
  const { answer } = await postCommand(server, command);
  if (!answer.ok) throw new Error(`${String(command['type'])} was refused: ${JSON.stringify(answer.error)}`);
  return answer;
};

/** Above any version of the show. */
const ANY_SHOW = 1_000_000;

/** What a new match has sent off comes on air again, as a director would take it. Refused where nothing went off. */
export const backOnAir = async (server: Pick<TestServer, 'port'>): Promise<void> => {
  await postCommand(server, { type: 'restoreGraphics', showVersion: ANY_SHOW });
};

/**
 * A new match in the place of whatever is open, its clock running or not, with boards and what tells of them on air, as
 * a director would have taken them.
 */
export const newMatch = async (
  server: Pick<TestServer, 'port'>,
  fields: Fields = {},
): Promise<Answer & { ok: true }> => {
  const names = { event: 'Cup', white: 'Reds', black: 'Blues' };
  const asked = { type: 'newMatch', ...names, settings: {}, returnOf: null, ...fields };
  const { answer } = await postCommand(server, asked);
  const isRunning = !answer.ok && ['match/clock_running', 'match/in_play'].includes(answer.error.code);
  const leave = isRunning ? { leave: answer.error.params['matchId'] } : {};
  const made = answer.ok ? answer : await mustPost(server, { ...asked, ...leave });
  await backOnAir(server);
  return made;
};

export const getJson = async (server: Pick<TestServer, 'url'>, path: string): Promise<unknown> =>
  (await fetch(server.url + path)).json();

/** A page's own way to send commands. */
export interface CommandSocket {
  readonly socket: Socket;
  send(command: Fields): Promise<Answer>;
  close(): void;
}

const connected = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('connect', resolve).once('connect_error', reject);
    // A server that dies between the two handshakes: the namespace is told nothing.
    socket.io.once('close', (reason) => reject(new Error(`closed before it was connected: ${reason}`)));
  });

/** A Socket.IO client of a namespace, connected. @throws when the server refuses it */
export const openSocket = async (
  { url }: Pick<TestServer, 'url'>,
  namespace: string,
  extraHeaders: Readonly<Record<string, string>> = {},
  transport: 'websocket' | 'polling' = 'websocket',
  auth: Fields = {},
  from?: string,
): Promise<Socket> => {
  // Known to the packages below, not to the types.
  const unlisted: object = { localAddress: from };
  const socket = io(url + namespace, {
    transports: [transport],
    reconnection: false,
    forceNew: true,
    extraHeaders,
    auth,
    ...unlisted,
  });
  try {
    await connected(socket);
    return socket;
  } catch (error) {
    socket.close();
    throw error;
  }
};

/** @param introduction who the page says it is; nothing: the operator of this machine */
export const openCommandSocket = async (
  server: Pick<TestServer, 'url'>,
  introduction: Fields = {},
): Promise<CommandSocket> => {
  const socket = await openSocket(server, '/chess-match', {}, 'websocket', introduction);
  return {
    socket,
    send: async (command) => {
      const envelope = { id: randomUUID(), issuedAt: Date.now(), expectedVersion: null };
      return (await socket.timeout(10_000).emitWithAck('command', { ...envelope, ...command })) as Answer;
    },
    close: () => socket.close(),
  };
};
