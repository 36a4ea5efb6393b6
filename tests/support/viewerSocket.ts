import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { constants, inflateRawSync } from 'node:zlib';

export interface ViewerSocketOptions {
  readonly port: number;
  /** "/live/all" */
  readonly path: string;
  /** Another of this machine's own, so that there are more ports than one address has. */
  readonly from?: string;
  /** False: a viewer that is there and does nothing. */
  readonly answersPings?: boolean;
  /** True: it takes messages deflated, as browsers do. */
  readonly inflates?: boolean;
  readonly heard?: (text: string) => void;
}

/** A viewer as the engine sees him, without a browser: thousands fit into one process. */
export interface ViewerSocket {
  /** HTTP's status of the handshake; 0 where the connection was refused or closed before. */
  readonly status: Promise<number>;
  readonly closed: Promise<void>;
  close(): void;
}

const TEXT = 1;
const PING = 9;
const PONG = 10;

interface Frame {
  readonly kind: number;
  readonly isDeflated: boolean;
  readonly body: Buffer;
  readonly rest: Buffer;
}

/** The first whole frame of what came (RFC 6455, 5.2), as servers send it: not masked; null while it is not whole. */
const frameIn = (bytes: Buffer): Frame | null => {
  if (bytes.length < 2) return null;
  const first = bytes.readUInt8(0);
  const kind = first & 0x0f;
  const isDeflated = (first & 0x40) !== 0;
  const short = bytes.readUInt8(1) & 0x7f;
  const head = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < head) return null;
  const length = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
  if (bytes.length < head + length) return null;
  return { kind, isDeflated, body: bytes.subarray(head, head + length), rest: bytes.subarray(head + length) };
};

/** Clients mask what they send; with zeros it reads the same. */
const pong = (body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x80 | PONG, 0x80 | body.length, 0, 0, 0, 0]), body]);

/** What a sender leaves off the end of a deflated message (RFC 7692, 7.2.1). */
const TAIL = Buffer.from([0, 0, 0xff, 0xff]);
/** The stream goes on: no message ends it. */
const SYNC = { finishFlush: constants.Z_SYNC_FLUSH };

/** Everybody gets the same bytes: they are inflated once. */
const createInflate = () => {
  let [last, text] = [Buffer.alloc(0), ''];
  return (body: Buffer): string => {
    if (body.equals(last)) return text;
    [last, text] = [Buffer.from(body), inflateRawSync(Buffer.concat([body, TAIL]), SYNC).toString()];
    return text;
  };
};
const inflate = createInflate();

const read = (socket: Socket, bytes: Buffer, { heard, answersPings = true }: ViewerSocketOptions): Buffer => {
  let left = bytes;
  for (let frame = frameIn(left); frame !== null; frame = frameIn(left)) {
    if (frame.kind === TEXT) heard?.(frame.isDeflated ? inflate(frame.body) : frame.body.toString());
    if (frame.kind === PING && answersPings) socket.write(pong(frame.body));
    left = frame.rest;
  }
  return left;
};

export const openViewerSocket = (options: ViewerSocketOptions): ViewerSocket => {
  const { port, path, from = '127.0.0.1', inflates = false } = options;
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: viewers\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n` +
      `${inflates ? 'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n' : ''}\r\n`,
  );
  let bytes: Buffer = Buffer.alloc(0);
  let isOpen = false;
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const status = new Promise<number>((resolve) => {
    socket.on('data', (part: Buffer) => {
      bytes = bytes.length === 0 ? part : Buffer.concat([bytes, part]);
      if (!isOpen) {
        const end = bytes.indexOf('\r\n\r\n');
        if (end < 0) return;
        isOpen = true;
        resolve(Number(bytes.toString('latin1', 9, 12)));
        bytes = bytes.subarray(end + 4);
      }
      bytes = read(socket, bytes, options);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(0));
  });
  return { status, closed, close: () => void socket.destroy() };
};
