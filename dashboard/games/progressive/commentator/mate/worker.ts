import { mateFrom } from 'chess-match/games/progressive/mate';
import type { News, Question } from './messages';

/** Between two words of how far the search is. */
const TELL_EVERY_MS = 250;

const tell = (news: News): void => self.postMessage(news);

/** Looks beside the page, which goes on meanwhile; the page ends the worker where the answer is wanted no more. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const startedMs = performance.now();
  let toldMs = startedMs;
  const found = mateFrom(data.settings, data.text, (positions) => {
    const nowMs = performance.now();
    if (nowMs - toldMs >= TELL_EVERY_MS) {
      toldMs = nowMs;
      tell({ type: 'looking', positions, elapsedMs: nowMs - startedMs });
    }
    return nowMs - startedMs < data.patienceMs;
  });
  tell({ type: 'answer', found });
});
