import { playOf } from 'chess-match/games/progressive';
import { planScores, type BugPicture, type BugStep } from '../../../scorebug/plan';

type Picture = BugPicture & Parameters<typeof playOf>[0];

/** What the sentence below the band tells of. */
const toldOf = (picture: Picture): string => {
  const play = playOf(picture);
  return play === null ? '' : JSON.stringify([play.series, play.offers, play.quiet, play.end]);
};

/** What changed in the band between two pictures; its sentence is another one with every series. Pure. */
export const planSeriesBug = (previous: Picture, current: Picture): readonly BugStep[] => [
  ...planScores(previous.score, current.score),
  ...(toldOf(previous) === toldOf(current) ? [] : [{ kind: 'headline' } as const]),
];
