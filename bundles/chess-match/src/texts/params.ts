import type { MatchErrorParams } from '../match/base/errors';
import type { Role } from '../match/authority/roles';
import type { ObsErrorParams } from '../obs/errors';
import type { SoundErrorParams } from '../obs/sound/errors';
import type { GameEnd, GameErrorParams } from '../games/words';
import type { ShowErrorParams } from '../show/errors';

/** What the page itself refuses: nothing was sent, or nobody knows whether it arrived. */
export interface ClientErrorParams {
  'client/offline': Record<string, never>;
  'client/no_answer': Record<string, never>;
}

/** Every code the product can refuse with, and what its text may say. */
export type AllErrorParams = GameErrorParams &
  MatchErrorParams &
  ObsErrorParams &
  SoundErrorParams &
  ShowErrorParams &
  ClientErrorParams;

export type ErrorCode = keyof AllErrorParams;

/** All texts of one language: a missing one does not compile. */
export interface Texts {
  readonly problems: { readonly [C in ErrorCode]: (params: AllErrorParams[C]) => string };
  readonly roles: Readonly<Record<Role, string>>;
  /** A correction of past turns as the object of "undo", by the label of the first. */
  readonly amendment: (turn: string) => string;
  readonly kinds: Readonly<Record<GameEnd, string>>;
}
