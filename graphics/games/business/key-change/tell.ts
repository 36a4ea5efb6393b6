import type { AirLanguage } from 'chess-match/client';
import { factTitle, type Fact, type FactOf, type Points } from '../facts';
import type { Announcement } from './announcements';

const isOver = (fact: Fact): fact is FactOf<'over'> => fact.kind === 'over';

/** The end of the game an announcement tells, alone or with what brought it. */
export const overOf = ({ main, also }: Announcement): FactOf<'over'> | null => [main, ...also].find(isOver) ?? null;

/** What the plate is headed: the end of the game before what brought it. */
export const titleOf = (announcement: Announcement, language: AirLanguage): string =>
  factTitle(overOf(announcement) ?? announcement.main, language);

/** The turn in which it happened; empty for what belongs to no turn. */
export const turnOf = ({ main }: Announcement): string => ('turn' in main ? main.turn : '');

export interface ScoreChange {
  /** Half-points now. */
  readonly score: Points;
  /** Half-points that came with it. */
  readonly gain: Points;
  readonly isFinal: boolean;
}

/** The score after the announcement; null where it tells of no points. */
export const scoreOf = (announcement: Announcement): ScoreChange | null => {
  const { main } = announcement;
  const isFinal = overOf(announcement) !== null;
  if (main.kind === 'over' || main.kind === 'correction')
    return { score: main.score, gain: { white: 0, black: 0 }, isFinal };
  return 'gain' in main ? { score: main.score, gain: main.gain, isFinal } : null;
};
