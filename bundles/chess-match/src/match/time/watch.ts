import { lastSignOfLifeMs, noteGap, noteStep, type GapCommands } from '../authority/gap';
import type { Log } from '../base/log';
import { lossOf } from './passed';
import type { ServerTime } from './serverTime';
import type { SignFile } from './signFile';

/** How often the clocks are looked at: lost time is known this exactly. */
export const POLL_INTERVAL_MS = 250;

/** Looks at the machine's clocks all the time, and notes what nobody is to lose unseen. */
export interface TimeWatch {
  /**
   * A look now, once it has started: called before a command is decided, so that lost time is noted before the clock is
   * pressed.
   */
  look(): void;
  start(): void;
  stop(): void;
}

export interface WatchParts {
  readonly time: ServerTime;
  readonly file: SignFile;
  readonly commands: GapCommands;
  /** Journal.lastEntryAtMs: an entry is a sign of life too. */
  readonly lastEntryAtMs: () => number | null;
  readonly log: Log;
}

export const watchTime = ({ time, file, commands, lastEntryAtMs, log }: WatchParts): TimeWatch => {
  let timer: NodeJS.Timeout | null = null;
  const look = (): void => {
    const happened = time.look();
    const cause = lossOf(happened, POLL_INTERVAL_MS);
    if (cause !== null) {
      const fromMs = lastSignOfLifeMs(happened.sinceMs, lastEntryAtMs());
      noteGap(commands, { cause, fromMs, toMs: time.now() }, log);
    }
    if (happened.steppedMs !== 0) noteStep(commands, happened.steppedMs, log);
  };
  const readAndSign = (): void => {
    look();
    file.write(time.sign());
  };
  return {
    look: () => {
      if (timer !== null) look();
    },
    start: () => {
      // What went by while the server started belongs to the start.
      time.look();
      file.write(time.sign());
      timer = setInterval(readAndSign, POLL_INTERVAL_MS).unref();
    },
    stop: () => {
      if (timer === null) return;
      clearInterval(timer);
      timer = null;
      file.write(time.sign());
      file.close();
    },
  };
};
