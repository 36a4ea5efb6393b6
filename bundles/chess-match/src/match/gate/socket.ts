import type { PageCommands } from '../authority/submit';
import { readIntroduction } from '../authority/identity';
import { identityFor, provedIntroduction, type Asked, type Crew } from '../crew';
import { maySayCovered, readCovered, type Covered } from '../obs/covered';
import { readPulse, type Presence } from './presence';
import { readSource, type OpenSourcePages } from '../obs/sourcePages';

/** Socket.IO namespace of the commands, on NodeCG's own server. */
const COMMAND_NAMESPACE = '/chess-match';

type Listener = (...args: unknown[]) => void;

interface CommandSocket {
  /** The request of its handshake: who it is was proved there. */
  readonly request: Asked;
  readonly handshake: { readonly auth: unknown };
  on(event: string, listener: Listener): unknown;
  emit(event: string, ...args: readonly unknown[]): unknown;
}

interface SocketServer {
  of(namespace: string): { on(event: 'connection', listener: (socket: CommandSocket) => void): unknown };
}

interface SocketParts {
  readonly commands: PageCommands;
  readonly presence: Presence;
  readonly sourcePages: Pick<OpenSourcePages, 'join'>;
  /** A stinger graphic covers the whole frame. */
  readonly onCovered: (covered: Covered) => void;
  readonly crew: Pick<Crew, 'visitorOf'>;
  readonly now: () => number;
}

const answered = (answer: unknown, value: unknown): void => {
  if (typeof answer === 'function') (answer as Listener)(value);
};

/** One page or script, from its connection to its end. */
const serve = (socket: CommandSocket, { commands, presence, sourcePages, onCovered, crew, now }: SocketParts): void => {
  const visitor = crew.visitorOf(socket.request);
  let introduction = readIntroduction(socket.handshake.auth);
  let place = introduction === null ? null : presence.join(provedIntroduction(visitor, introduction));
  socket.on('command', (input, answer) => {
    if (typeof answer === 'function')
      void commands.submit(input, identityFor(visitor, introduction)).then((result) => answered(answer, result));
  });
  socket.on('preview', (input, answer) =>
    answered(answer, commands.preview(input, identityFor(visitor, introduction))),
  );
  socket.on('time', (answer) => answered(answer, now()));
  socket.on('introduce', (auth, answer) => {
    const next = readIntroduction(auth);
    if (next !== null) {
      introduction = next;
      const proved = provedIntroduction(visitor, next);
      if (place === null) place = presence.join(proved);
      else presence.rename(place, proved);
    }
    answered(answer, now());
  });
  socket.on('pulse', (value, answer) => {
    const pulse = readPulse(value);
    if (pulse !== null && place !== null) presence.pulse(place, pulse);
    answered(answer, now());
  });
  socket.on('covered', (value, answer) => {
    const covered = readCovered(value);
    if (covered !== null && maySayCovered(visitor, covered)) onCovered(covered);
    answered(answer, now());
  });
  const source = readSource(socket.handshake.auth);
  const leave = source === null ? null : sourcePages.join(source, (answered) => socket.emit('alive', answered));
  socket.on('disconnect', () => {
    leave?.();
    if (place !== null) presence.leave(place);
  });
};

/**
 * Commands over Socket.IO: events `command` (payload, ack(Answer)), `preview` (the same payload, ack(PreviewAnswer):
 * tried out, nothing written) and `time` (ack(Unix ms by the server's clock)). A command without acknowledgement is not
 * taken: nobody would learn what became of it. A page says who it is in the handshake's `auth` {role, name, page} and
 * again with `introduce` when its person changes; `pulse` {delayMs, visible} keeps it in the list of pages. One that is
 * a source of an OBS adds `source` (contract/source) to its handshake and answers `alive` with whether it has anything
 * to draw (ack(boolean)) when it draws. The stinger graphic says `covered` {instance, stinger} when nothing but it is
 * seen; that is taken from that OBS alone, and from the server's own machine.
 */
export const serveSockets = (io: SocketServer, parts: SocketParts): void => {
  io.of(COMMAND_NAMESPACE).on('connection', (socket) => serve(socket, parts));
};
