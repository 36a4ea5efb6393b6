import type { Answer } from '@schemas/answer';
import type { Journal } from '../journal/contract';
import type { Log } from '../base/log';

/** The answers by id of the command: a command that comes again gets the one it got, or waits for the same. */
export interface Answers {
  to(id: string): Answer | Promise<Answer> | null;
  /**
   * Writes an answer that comes with no event. Never throws: one that cannot be written is logged, and given all the
   * same.
   */
  remember(id: string, answer: Answer): Answer;
  /**
   * Keeps an answer in memory alone, and only while it is among the newest: a page that asks again does so within
   * seconds.
   */
  keep(id: string, answer: Answer): Answer;
  /** Holds an answer that is not there yet. */
  expect(id: string, answer: Promise<Answer>): Promise<Answer>;
}

/** Answers kept in memory. */
const MOST_KEPT = 200;

export const createAnswers = (
  journal: Pick<Journal, 'answerTo' | 'remember'>,
  now: () => number,
  log: Log,
): Answers => {
  const expected = new Map<string, Promise<Answer>>();
  const kept = new Map<string, Answer>();
  return {
    to: (id) => expected.get(id) ?? kept.get(id) ?? journal.answerTo(id),
    remember: (id, answer) => {
      try {
        journal.remember(id, answer, now());
      } catch (error) {
        log.error(`The answer to command ${id} could not be written.`, error);
      }
      return answer;
    },
    keep: (id, answer) => {
      kept.set(id, answer);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
    expect: (id, answer) => {
      const given = answer.finally(() => expected.delete(id));
      expected.set(id, given);
      return given;
    },
  };
};
