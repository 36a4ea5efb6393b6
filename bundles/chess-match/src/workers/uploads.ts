import { parentPort } from 'node:worker_threads';
import { cleanSvg } from '../match/gate/guard/uploads/cleanSvg';
import { decodePicture } from '../match/gate/guard/uploads/decodePicture';
import { drawingText } from '../match/gate/guard/uploads/drawingText';
import type { Answers, Ask } from '../match/gate/guard/uploads/examiner';
import { judgePicture } from '../match/gate/guard/uploads/pictures';

const answer = async (ask: Ask): Promise<Answers[Ask['kind']]> => {
  if (ask.kind === 'picture') return judgePicture(ask.ending, ask.bytes, decodePicture);
  const text = drawingText(ask.bytes);
  return text === null ? null : cleanSvg(text);
};

/** Files that somebody uploaded are read to their end beside the server; see match/gate/guard/uploads/examiner.ts. */
parentPort?.on('message', (ask: Ask) => {
  void answer(ask).then((found) => parentPort?.postMessage(found));
});
