import equal from 'fast-deep-equal';
import type { AirView, MatchView, PlayView, ScoreView } from 'chess-match/client';
import { playOf } from 'chess-match/games/business';
import { planScores, type ScoreStep } from '../../../scorebug/plan';
import { sentenceOf } from './sentence';

/** What the scorebug shows of one version of the match, clocks apart: they never animate. */
export interface BugPicture {
  readonly match: Pick<MatchView, 'status'>;
  readonly play: PlayView;
  readonly score: Pick<ScoreView, 'white' | 'black'>;
  readonly air: Pick<AirView, 'graphics'>;
}

/** One step from the picture before to the picture now. Scores are half-points. */
export type BugStep =
  | ScoreStep
  | { readonly kind: 'latest' }
  | { readonly kind: 'headline' }
  | { readonly kind: 'worth'; readonly board: number; readonly isNew: boolean }
  | { readonly kind: 'chips-out' };

/** What changed in the band between two pictures. */
export const planBug = (previous: BugPicture, current: BugPicture): readonly BugStep[] => {
  const scores = planScores(previous.score, current.score);
  const [before, now] = [playOf(previous), playOf(current)];
  const worths = now.stakes.flatMap((stake): readonly BugStep[] => {
    const was = before.stakes.find(({ branch }) => branch === stake.branch);
    if (!was) return [{ kind: 'worth', board: stake.board, isNew: true }];
    return was.chips === stake.chips ? [] : [{ kind: 'worth', board: stake.board, isNew: false }];
  });
  const isAnother = <T>(what: (picture: BugPicture) => T): boolean => !equal(what(previous), what(current));
  const isLatest = isAnother((picture) => [playOf(picture).latest, playOf(picture).happened]);
  const latest: readonly BugStep[] = isLatest ? [{ kind: 'latest' }] : [];
  const headline: readonly BugStep[] = isAnother(sentenceOf) ? [{ kind: 'headline' }] : [];
  const chipsOut: readonly BugStep[] = before.chipsOut === now.chipsOut ? [] : [{ kind: 'chips-out' }];
  return [...scores, ...headline, ...latest, ...worths, ...chipsOut];
};
