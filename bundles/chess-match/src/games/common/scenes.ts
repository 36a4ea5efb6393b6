import type { ClocksView } from '@schemas/clocks';
import type { CourseView } from '@schemas/course';
import type { MatchView } from '@schemas/match';
import type { SceneRules } from '@schemas/obsInstances';
import type { Language } from '../../view/language';
import type { Side } from './sides';

/** The scene rules of an OBS instance that look at the match. */
export type SceneRuleName = Extract<
  keyof SceneRules,
  'sideToMove' | 'keyChange' | 'lastBranch' | 'clockStopped' | 'matchOver'
>;

/** What is published of a match and matters to the scenes of OBS. */
export interface SceneViews {
  readonly match: MatchView;
  readonly clocks: ClocksView;
  readonly course: CourseView;
}

/** A match as scene rules see it; what a game's rules do not ask for stays as in NOTHING_SEEN. */
export interface SceneInput {
  readonly matchId: string | null;
  readonly toMove: Side | null;
  readonly isOver: boolean;
  /** The clock has been stopped after play began. */
  readonly isStopped: boolean;
  /** One line is left of several. */
  readonly isLastBranch: boolean;
  /** How many there were so far; an undo takes them back. */
  readonly keyChanges: number;
}

export const NOTHING_SEEN: SceneInput = {
  matchId: null,
  toMove: null,
  isOver: false,
  isStopped: false,
  isLastBranch: false,
  keyChanges: 0,
};

/** A scene rule that means something in a game, with what its scene comes for. */
export interface SceneRule {
  readonly id: SceneRuleName;
  readonly name: Readonly<Record<Language, string>>;
}

/** How OBS's scenes follow a game. */
export interface GameScenes {
  /** In the order in which pages list them: others are not offered. */
  readonly rules: readonly SceneRule[];
  see(views: SceneViews): SceneInput;
}

export const CLOCK_STOPPED: SceneRule = {
  id: 'clockStopped',
  name: { en: 'Clock stopped →', ru: 'Часы остановлены →' },
};
export const MATCH_OVER: SceneRule = { id: 'matchOver', name: { en: 'End of the game →', ru: 'Конец партии →' } };

/** What every game has: a match that is over, and clocks that were stopped. */
export const seeMatch = ({ match, clocks }: SceneViews): SceneInput => ({
  ...NOTHING_SEEN,
  matchId: match.matchId,
  isOver: match.status === 'over',
  isStopped: match.status === 'playing' && match.ply > 0 && clocks.clocks.length > 0 && !clocks.running,
});
