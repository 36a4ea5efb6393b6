import { isDeepStrictEqual } from 'node:util';
import type { Journal } from '../journal/contract';
import type { Feed } from '../journal/feed';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import { alarm, notice, type Trouble } from '../base/troubles';
import { createMerging } from './merging';

/** Nothing is written unseen; between writes a kill finds it put back unless it comes sooner than this. */
const POLL_INTERVAL_MS = 200;
/** For the rest, and for a file that could not be put back: each try writes all of it. */
const TEND_EVERY_MS = 1000;

export interface FileKeeper {
  start(): void;
  stop(): void;
  troubles(): readonly Trouble[];
  /** Before every write: what is written must be found again at the path. @throws while the file is lost */
  ensure(): void;
}

export interface FileKeeperParts {
  readonly journal: Pick<Journal, 'fileName' | 'isOurFile' | 'putBack' | 'checkpoint'> & {
    readonly feed: Pick<Feed, 'changes'>;
  };
  readonly now: () => number;
  /** Something has changed that everybody must know. */
  readonly onChange: () => void;
  readonly log: Log;
}

/**
 * Keeps the journal one whole file at its path: merges its log in quiet moments, and puts back what others take away.
 */
export const createFileKeeper = ({ journal, now, onChange, log }: FileKeeperParts): FileKeeper => {
  let timers: readonly NodeJS.Timeout[] = [];
  let trouble: Trouble | null = null;
  const merging = createMerging(journal, now, log);

  const say = (next: Trouble): void => {
    const isNews = !isDeepStrictEqual(next, trouble);
    trouble = next;
    if (!isNews) return;
    log.error(`The journal's file: ${next.code}.`, next.params);
    onChange();
  };
  const putBack = (): void => {
    try {
      journal.putBack(now());
      merging.isMerged();
      say(notice('journal/file_put_back', { file: journal.fileName }));
    } catch (error) {
      say(alarm('journal/file_lost', { file: journal.fileName, reason: textOf(error) }));
    }
  };
  /** @returns whether the file was ours when looked at; found again where it was, it is lost no more */
  const keep = (): boolean => {
    if (!journal.isOurFile()) {
      putBack();
      return false;
    }
    if (trouble?.level === 'alarm') {
      trouble = null;
      log.info("The journal's file is back where it was.");
      onChange();
    }
    return true;
  };
  const look = (): void => {
    if (trouble?.level !== 'alarm') keep();
  };
  const tend = (): void => {
    if (keep()) merging.look();
  };
  return {
    start: () => {
      timers = [setInterval(look, POLL_INTERVAL_MS).unref(), setInterval(tend, TEND_EVERY_MS).unref()];
    },
    stop: () => {
      for (const timer of timers) clearInterval(timer);
      // Closing merges the log: what another program wrote into it must not go into the file.
      keep();
    },
    troubles: () => (trouble === null ? [] : [trouble]),
    ensure: () => {
      keep();
      if (trouble?.level === 'alarm') throw new Error(String(trouble.params['reason']));
    },
  };
};
