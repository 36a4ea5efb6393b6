import type { CommandType, Reason } from '../../contract/commands';
import type { Handler } from './handlers/handler';
import type { Role } from './roles';

/** What the log of who did what files a command under that leaves no entry of a match or of the show. */
export type LoggedKind = 'obs' | 'sound' | 'backup' | 'simulator' | 'device';

/** How the log shows a command. */
export interface Logged {
  /**
   * Shown by itself, of this kind; null: its events stand in the journal and are shown, or there is nothing to show.
   */
  readonly kind: LoggedKind | null;
  /**
   * Whether it is left out, accepted or refused: what is sent without a press, and looks.
   * @param sent as it came over the wire
   */
  isNoise(sent: Readonly<Record<string, unknown>>): boolean;
}

/** All there is to know of a command besides its shape (shapes.ts) and its texts. */
export interface Row<T extends CommandType> {
  readonly handler: Handler<T>;
  /** Who may send it besides the operator, who may send all. */
  readonly roles: readonly Role[];
  readonly reason: Reason<T>;
  readonly log: Logged;
}
