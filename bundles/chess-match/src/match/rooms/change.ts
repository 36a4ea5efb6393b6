import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import type { AnyEvent } from '../../rules/common/history';
import type { Result } from '../../rules/common/result';
import type { Journal } from '../journal/contract';
import type { Games, OpenMatch } from '../openMatch';

/** What a command would change: the match as it would stand, and how it came there. Nothing is written yet. */
export interface Change {
  readonly match: OpenMatch;
  readonly created: boolean;
  /** The match is another than before: it becomes the open one. */
  readonly opened: boolean;
  readonly events: readonly AnyEvent[];
}

/** What a room may know when it decides. */
export interface Situation {
  readonly open: OpenMatch | null;
  readonly games: Games;
  /** Id of the game of new matches. */
  readonly defaultGame: string;
  readonly journal: Journal;
  readonly nowMs: number;
  /** Who asks, as written into the journal. */
  readonly actor: string;
  readonly newMatchId: () => string;
}

/** A room answers a few command types; pure but for reading the journal. */
export type Room<Type extends Command['type']> = (
  situation: Situation,
  command: Extract<Command, { type: Type }>,
) => Result<Change, Problem>;
