import type { ArbiterView } from '@schemas/arbiter';
import type { BoardView } from '@schemas/boards';
import type { ClocksView } from '@schemas/clocks';
import type { DraftView } from '@schemas/draft';
import type { MatchView } from '@schemas/match';
import type { PlayView } from '@schemas/play';
import type { ScoreView } from '@schemas/score';
import type { TurnsView } from '@schemas/turns';

/** What the authority adds to a match view on its own: version, identity, who drives it. */
export type GameMatchView = Omit<
  MatchView,
  'version' | 'matchId' | 'game' | 'event' | 'teams' | 'demo' | 'rehearsal' | 'threads' | 'correction'
> & { readonly threads: readonly GameThread[] };

/** A thread as the game knows it; its version is the journal's affair. */
export type GameThread = Omit<MatchView['threads'][number], 'version'>;

/** What the authority adds to a draft on its own: its version, and that of the match it is judged by. */
export type GameDraftView = Omit<DraftView, 'version' | 'matchVersion'>;

/** Everything pages may know of a state. Plain data; no page learns which game it shows. */
export interface GameViews {
  readonly match: GameMatchView;
  /** One entry per board number, 1 first. */
  readonly boards: readonly BoardView[];
  readonly clocks: ClocksView;
  readonly score: Omit<ScoreView, 'match'>;
  readonly turns: TurnsView;
  /** What the game alone says of this moment; absent: nothing. Goes with the press of the clock: it costs little. */
  readonly play?: PlayView;
  /** What the game alone keeps for its arbiter; absent: nothing. For the crew. */
  readonly arbiter?: ArbiterView;
}
