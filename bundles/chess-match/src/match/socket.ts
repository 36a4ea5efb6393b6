import type { Door } from './door';
import { LOCAL_OPERATOR, type Identity } from './identity';

/** Socket.IO namespace of the commands, on NodeCG's own server. */
const COMMAND_NAMESPACE = '/chess-match';

type Listener = (...args: unknown[]) => void;

interface CommandSocket {
  on(event: string, listener: Listener): unknown;
}

interface SocketServer {
  of(namespace: string): { on(event: 'connection', listener: (socket: CommandSocket) => void): unknown };
}

/** Who a socket speaks for. The seam for logins: today whoever the guard lets in is the local operator. */
const identify = (_socket: CommandSocket): Identity => LOCAL_OPERATOR;

/**
 * Commands over Socket.IO: events `command` (payload, ack(Answer)), `preview` (the same payload,
 * ack(PreviewAnswer): tried out, nothing written) and `time` (ack(Unix ms by the server's clock)).
 * A command without acknowledgement is not taken: nobody would learn what became of it.
 */
export const serveSockets = (io: SocketServer, door: Door, now: () => number): void => {
  io.of(COMMAND_NAMESPACE).on('connection', (socket) => {
    const identity = identify(socket);
    socket.on('command', (input, answer) => {
      if (typeof answer === 'function')
        void door.submit(input, identity).then((result) => (answer as Listener)(result));
    });
    socket.on('preview', (input, answer) => {
      if (typeof answer === 'function') (answer as Listener)(door.preview(input, identity));
    });
    socket.on('time', (answer) => {
      if (typeof answer === 'function') (answer as Listener)(now());
    });
  });
};
