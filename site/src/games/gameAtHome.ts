import { endText, formatPair, type AirLanguage } from 'chess-match/client/drawing';
import type { HomeContent, HomeMoment, HomeOptions } from 'chess-match/contract/viewers';
import type { ComponentType } from 'react';
import type { Words } from '../words';
import { lastMoves, type Happened } from '../words/happened';

type View = HomeContent['boards'][number];
type Turn = HomeContent['turns'][number];

/** A rule in a minute: what it is about, and what it says. */
export type Rule = readonly [title: string, text: string];

/** How the game came to stand as it does, drawn over the turns that were made. */
export interface CourseProps {
  readonly facts: HomeContent;
  readonly language: AirLanguage;
  /** The turn that is shown; null: the newest. */
  readonly ply: number | null;
  readonly onChoose: (ply: number, board: number | null) => void;
}

/** What a board is worth, where boards are not worth the same. */
interface Worth {
  readonly of: (view: View) => number;
  readonly text: (worth: number, language: AirLanguage) => string;
  readonly Shown: ComponentType<{ readonly board: number; readonly count: number; readonly language: AirLanguage }>;
}

/** What a game has of its own on the page of its matches. */
export interface GameAtHome {
  /**
   * Who leads and what is at stake, in a sentence; null where nobody plays.
   * @param nowMs the match's time that is shown
   */
  readonly lead: (content: HomeContent, nowMs: number, language: AirLanguage) => string | null;
  /** What happened last, the newest first; empty before the first turn. */
  readonly happened: (content: HomeContent, language: AirLanguage) => readonly Happened[];
  /** What the team whose turn it is may do besides moving; null: of this game that is not said. */
  readonly mayDo: ((options: HomeOptions, language: AirLanguage) => readonly string[]) | null;
  /** How a board ended. */
  readonly ended: (content: HomeContent, view: View, words: Words, language: AirLanguage) => string;
  /** What stands beside a team's clocks. */
  readonly marks: (content: HomeContent, team: 'white' | 'black', language: AirLanguage) => readonly string[];
  readonly worth: Worth | null;
  /** For who has just joined; where a game has several kinds, of the one that is played. */
  readonly rules: (language: AirLanguage, content: HomeContent) => readonly Rule[];
  readonly Course: ComponentType<CourseProps> | null;
  /** The moves by board of the turn that led to a moment. */
  readonly movesOf: (moment: HomeMoment, match: Pick<HomeContent['match'], 'threads'>) => Turn['moves'];
  /**
   * What only this game shows, as it was at an earlier moment.
   * @param isLast the moment is the newest there is
   */
  readonly then: (now: HomeContent, moment: HomeMoment, isLast: boolean) => Pick<HomeContent, 'play' | 'course'>;
}

/** A match of any game: boards, score, clocks and the last moves. */
export const PLAIN: GameAtHome = {
  lead: () => null,
  happened: lastMoves,
  mayDo: null,
  ended: (_, { result }, words, language) =>
    result === null
      ? words.ended
      : words.boardEnded(endText(result.kind, language), formatPair(result.white, result.black)),
  marks: () => [],
  worth: null,
  rules: () => [],
  Course: null,
  // A turn is one move, the last that is marked on the board of its thread.
  movesOf: ({ thread, boards }, { threads }) => {
    const board = threads.find(({ id }) => id === thread)?.boards[0];
    const san = boards.find((view) => view.board === board)?.lastMoves.at(-1)?.san;
    return board === undefined || san === undefined ? [] : [{ board, san }];
  },
  then: ({ play, course }, _, isLast) => (isLast ? { play, course } : { play: { game: null }, course: { game: null } }),
};
