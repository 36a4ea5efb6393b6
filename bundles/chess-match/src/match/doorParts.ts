import type { Backups } from './backups/backups';
import type { DeedLog } from './deeds/deedLog';
import type { Journal } from './journal/contract';
import type { Log } from './log';
import type { Games } from './openMatch';
import type { ObsPort } from './rooms/obsRoom';
import type { PublishShow } from './rooms/showRoom';
import type { SimulatorPort } from './rooms/simulatorRoom';
import type { SoundPort } from './rooms/soundRoom';
import type { Publish } from './stage';

/** Everything behind the door. */
export interface DoorParts {
  readonly journal: Journal;
  readonly games: Games;
  /** Id of the game of new matches. */
  readonly defaultGame: string;
  readonly obs: ObsPort;
  readonly sound: SoundPort;
  readonly backups: Pick<Backups, 'make' | 'restore'>;
  readonly simulator: SimulatorPort;
  readonly deeds: Pick<DeedLog, 'note'>;
  readonly publish: Publish;
  readonly publishShow: PublishShow;
  readonly now: () => number;
  readonly newMatchId: () => string;
  /** A command issued longer ago than this is refused. */
  readonly maxAgeMs: number;
  readonly log: Log;
}
