import {
  boardName,
  formatHalves,
  nounFor,
  opponent,
  POINTS,
  remainingAt,
  type AirLanguage,
} from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { headlineOf, headlineText } from 'chess-match/games/classical';
import { wordsOf } from './words';

/** A clock this low is what everybody looks at. */
const LOW_MS = 60_000;

type Match = Pick<HomeContent, 'match' | 'score'>;

/** How the match ended, by the points of its boards (C8). */
const endedText = ({ match, score }: Match, language: AirLanguage): string => {
  const words = wordsOf(language);
  const { white, black } = score;
  if (white + black === 0) return words.abandoned;
  if (white === black) return words.drawn(`${formatHalves(white)}:${formatHalves(black)}`);
  const team = white > black ? 'white' : 'black';
  const points = `${formatHalves(score[team])}:${formatHalves(score[opponent(team)])}`;
  return words.won(match.teams[team].name, points);
};

/** C8 before any board has brought something: what is played for. */
const begunText = ({ match }: Match, language: AirLanguage): string => {
  const words = wordsOf(language);
  if (match.boards === 1) return words.begunAlone;
  // Half-points: one half more than an equal share.
  const needed = match.boards + 1;
  const points = `${formatHalves(needed)} ${nounFor(needed / 2, POINTS[language], language)}`;
  return words.begun(match.liveBoards.map((board) => boardName(match, board)).join(', '), points);
};

/** C2 C7 who may lose by time any moment now. */
const lowTimes = ({ match, clocks }: HomeContent, nowMs: number, language: AirLanguage): readonly string[] =>
  clocks.clocks.flatMap((clock) =>
    clock.board !== null && clock.runningSinceMs !== null && remainingAt(clock, nowMs) < LOW_MS
      ? [wordsOf(language).lowTime(boardName(match, clock.board), clock.side)]
      : [],
  );

/** How the match stands and what is still played for; at the end who won. */
export const leadText = (content: HomeContent, nowMs: number, language: AirLanguage): string | null => {
  const { match, score } = content;
  if (match.status === 'none') return null;
  if (match.status === 'over') return endedText(content, language);
  const headline = headlineOf({ match, score });
  const stands =
    headline === null ? begunText(content, language) : headlineText(headline, { teams: match.teams, score }, language);
  return [stands, ...lowTimes(content, nowMs, language)].join('. ');
};
