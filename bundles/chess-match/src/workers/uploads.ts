import { parentPort } from 'node:worker_threads';
import { cleanSvg } from '../match/guard/uploads/cleanSvg';
import { decodePicture } from '../match/guard/uploads/decodePicture';
import { drawingText } from '../match/guard/uploads/drawingText';
import type { Answers, Ask } from '../match/guard/uploads/examiner';
import { judgePicture } from '../match/guard/uploads/pictures';

const answer = async (ask: Ask): Promise<Answers[Ask['kind']]> => {
  if (ask.kind === 'picture') return judgePicture(ask.ending, ask.bytes, decodePicture);
  const text = drawingText(ask.bytes);
  return text === null ? null : cleanSvg(text);
};

/** Files that somebody uploaded are read to their end beside the server; see match/guard/uploads/examiner.ts. */
parentPort?.on('message', (ask: Ask) => {
  void answer(ask).then((found) => parentPort?.postMessage(found));
});
