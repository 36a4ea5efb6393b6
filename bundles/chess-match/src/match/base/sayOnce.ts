import { textOf } from './textOf';
import type { Log } from './log';

/**
 * Runs what may fail and nothing depends on, such as writes from timers: an error there would be nobody's and end the
 * server. It is said once, and again only after it worked in between. Never throws.
 * @param what a sentence that says what did not work
 */
export const sayOnce = (what: string, log: Pick<Log, 'warn'>): ((act: () => void) => void) => {
  let isFailing = false;
  return (act) => {
    try {
      act();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn(what, textOf(error));
      isFailing = true;
    }
  };
};
