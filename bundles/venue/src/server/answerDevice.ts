import { createBucket } from 'chess-match/http';
import type { MatchLink } from './matchLink';
import type { Session } from './session';

/** A display says how it is now and then; whatever sends much more is cut, and the others never notice. */
const PACKETS = { perSecond: 20, burst: 60 } as const;

/** Answers what a device asks: the time, and what the match server says to its commands and tries. */
export const answerDevice = (
  session: Session,
  link: Pick<MatchLink, 'serverMs' | 'command' | 'preview' | 'table'>,
): void => {
  const { socket } = session;
  const bucket = createBucket(PACKETS);
  socket.use((_packet, pass) => {
    if (bucket.take(1, performance.now())) pass();
    else socket.disconnect(true);
  });
  /** Asked at each command: it may have been moved, taken out of play or shut out since. */
  const from = () => {
    const { id, place } = session.device();
    return { device: id, place };
  };
  socket.on('time', (answer) => {
    if (typeof answer === 'function') answer(link.serverMs());
  });
  socket.on('command', (input, answer) => {
    if (typeof answer === 'function') void link.command({ ...from(), input }).then(answer);
  });
  socket.on('preview', (input, answer) => {
    if (typeof answer === 'function') void link.preview({ ...from(), input }).then(answer);
  });
  socket.on('table', (act, answer) => {
    if (typeof answer === 'function') void link.table({ ...from(), act }).then(answer);
  });
  socket.on('report', session.heard);
};
