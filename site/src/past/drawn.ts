import type { HomeDocument, HomeMoment } from 'chess-match/contract/viewers';
import { documentAt } from './documentAt';

/** What is drawn of a match. */
export interface Drawn {
  readonly facts: HomeDocument;
  /** Nothing: its boards stand empty until the turns are there. */
  readonly of: 'now' | 'then' | 'nothing';
}

/** What is known of what is asked for. */
interface Asked {
  /** Null: its turns are on their way. */
  readonly shown: HomeDocument | null;
  /** The match as it is or as it ended. */
  readonly whole: HomeDocument;
  /** The moment that is asked for; null: the newest there is. */
  readonly moment: number | null;
}

type View = HomeDocument['boards'][number];

const BEFORE_ALL: HomeMoment = {
  ply: 0,
  turn: '',
  thread: '',
  side: null,
  line: '',
  boards: [],
  counts: {},
  score: { white: 0, black: 0 },
  remainingMs: null,
};

const emptied = (view: View): View => ({
  ...view,
  status: 'live',
  pieces: {},
  toMove: null,
  lastMoves: [],
  check: [],
  badges: [],
  result: null,
  reserves: null,
});

/** Whose match it is, and of how it goes nothing. */
export const nothingYet = (whole: HomeDocument): HomeDocument => {
  const { match, score, play, ...rest } = documentAt(whole, [BEFORE_ALL]);
  return {
    ...rest,
    boards: whole.boards.map(emptied),
    match: { ...match, status: 'playing' },
    score: { ...score, match: null },
    play: play.game === null ? play : { game: null },
  };
};

/** Likewise for who is not to know how it goes: boards that came of branches would tell it. */
export const beforeAll = (whole: HomeDocument): HomeDocument => {
  const nothing = nothingYet(whole);
  return { ...nothing, boards: nothing.boards.slice(0, whole.match.threads.length) };
};

/**
 * What is to be drawn next. While the turns of a moment are on their way, what was drawn stays: whoever looks back is
 * not shown how it stands now.
 */
export const drawnAfter = (before: Drawn | null, { shown, whole, moment }: Asked): Drawn => {
  const isSame = before?.facts.match.matchId === whole.match.matchId;
  if (shown === null) return isSame && before !== null ? before : { facts: nothingYet(whole), of: 'nothing' };
  const of = moment === null ? 'now' : 'then';
  return before?.facts === shown && before.of === of ? before : { facts: shown, of };
};
