import type { PreviewAnswer } from './contract';

/** Refusals that say nothing of what was asked: it did not arrive, or its answer did not, or its time was wrong. */
const NOT_JUDGED: readonly string[] = ['client/offline', 'client/no_answer', 'command/expired', 'command/ahead'];
/** Between two tries, as long as nobody answers. */
export const AGAIN_MS = 1000;

/**
 * Asks until the rules have said something: nothing else would have a form judged that rests while the server was away
 * or busy.
 * @param onAnswer every answer, that nobody answers among them
 * @returns how to stop: no answer is told after that, and nothing is asked again
 */
export const untilJudged = (
  ask: () => Promise<PreviewAnswer>,
  onAnswer: (answer: PreviewAnswer) => void,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = true;
  const look = async (): Promise<void> => {
    const answer = await ask();
    if (!isWanted) return;
    onAnswer(answer);
    if (!answer.ok && NOT_JUDGED.includes(answer.error.code)) timer = setTimeout(() => void look(), AGAIN_MS);
  };
  void look();
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
};
