import type { KeyMoment } from './keyMoments';

/**
 * How much each kind of moment is told sooner than others where there is no time for all: what decides, then what
 * changes what is played for, then what only threatens.
 */
const RANKS: Readonly<Record<KeyMoment['kind'], number>> = {
  matchOver: 100,
  turningPoint: 60,
  longThought: 10,
  speaks: 0,
  marked: 0,
  goalReached: 90,
  mate: 85,
  boardEnd: 80,
  gameEnd: 80,
  selection: 75,
  branching: 70,
  succession: 65,
  promotion: 55,
  goalThreatened: 50,
  seriesCheck: 45,
  queenGiven: 40,
  captures: 40,
  pass: 35,
  sitting: 25,
  timeScramble: 20,
  flagNear: 20,
  quietTurns: 15,
  begins: 0,
  play: 0,
  pause: 0,
  replay: 0,
  recap: 0,
};

/** The greater, the sooner it is told. */
export const rankOf = ({ kind }: Pick<KeyMoment, 'kind'>): number => RANKS[kind];
