import type { Command } from '@schemas/command';
import type { CommandOf, CommandType } from '../../contract/commands';
import type { Handler } from './handlers/handler';
import type { Role } from './roles';

/** What the log of who did what files a command under that leaves no entry of a match or of the show. */
export type LoggedKind = 'obs' | 'sound' | 'backup' | 'simulator' | 'device';

/** How the log shows a command. */
export interface Logged {
  /** Shown by itself, of this kind; null: its events stand in the journal and are shown, or there is nothing to show. */
  readonly kind: LoggedKind | null;
  /**
   * Whether it is left out, accepted or refused: what is sent without a press, and looks.
   * @param sent as it came over the wire
   */
  isNoise(sent: Readonly<Record<string, unknown>>): boolean;
}

/** Some commands of a type say why, others need not. */
export interface SometimesDue {
  isDue(command: Command): boolean;
}

/** Whether a command is refused where it gives no reason. Whoever has a field for one says so; nobody else may. */
type Reason<T extends CommandType> = T extends CommandType
  ? CommandOf<T> extends { readonly reason: string | null }
    ? 'due' | 'optional' | SometimesDue
    : 'none'
  : never;

/** All there is to know of a command besides its shape (schemas/command.json) and its texts. */
export interface Row<T extends CommandType> {
  readonly handler: Handler<T>;
  /** Who may send it besides the operator, who may send all. */
  readonly roles: readonly Role[];
  readonly reason: Reason<T>;
  readonly log: Logged;
}
