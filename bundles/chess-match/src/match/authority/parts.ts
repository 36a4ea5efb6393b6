import type { KeptDrafts } from './drafts/keptDrafts';
import type { Journal } from '../journal/contract';
import type { Log } from '../base/log';
import type { Games } from '../../games/common/game';
import type { Answered } from '../publish/outlet';
import type { Publish, PublishBegun } from './commit';
import type { Ports } from './handlers/ports';
import type { PublishShow } from './show/heldShow';

/** Everything behind the commands. */
export interface CommandParts extends Ports {
  readonly journal: Journal;
  readonly games: Games;
  /** Id of the game of new matches. */
  readonly defaultGame: string;
  readonly drafts: KeptDrafts;
  readonly publish: Publish;
  /** The draft alone changed. */
  readonly publishDraft: Publish;
  readonly publishBegun: PublishBegun;
  readonly publishShow: PublishShow;
  /** Told of every answer that was not given before, when what was accepted is published. Must not throw. */
  readonly answered: (answered: Answered) => void;
  readonly now: () => number;
  /** Runs it in a quiet moment, when what was published is out: nobody who plays or watches waits for it. */
  readonly later: (task: () => void) => void;
  /** Notes time that was lost until now: the side whose clock ran is another one after the press. */
  readonly lookAtClocks: () => void;
  readonly newMatchId: () => string;
  /** A command issued longer ago than this is refused. */
  readonly maxAgeMs: number;
  readonly log: Log;
}
