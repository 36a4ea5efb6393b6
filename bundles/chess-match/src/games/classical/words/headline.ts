import type { MatchView } from '@schemas/match';
import type { ScoreView } from '@schemas/score';
import { formatHalves } from '../../../view/halves';
import type { AirLanguage } from '../../../view/language';
import { opponent, type Side } from '../../common/sides';

/** How a match on boards stands (C8). Half-points. */
export type Headline =
  /** As many points for both, with so many boards to come. */
  | { readonly kind: 'level'; readonly halves: number; readonly boards: readonly number[] }
  | { readonly kind: 'leads'; readonly team: Side; readonly boards: readonly number[] }
  /** More than half of all points: what is played still does not change it. */
  | { readonly kind: 'decided'; readonly team: Side; readonly boards: readonly number[] };

interface Played {
  readonly match: Pick<MatchView, 'status' | 'boards' | 'liveBoards'>;
  readonly score: Pick<ScoreView, Side>;
}

/** Null before a board has ended, and when all have: then the end is told. */
export const headlineOf = ({ match, score }: Played): Headline | null => {
  const { liveBoards: boards } = match;
  const { white, black } = score;
  if (match.status !== 'playing' || white + black === 0) return null;
  if (white === black) return { kind: 'level', halves: white, boards };
  const team = white > black ? 'white' : 'black';
  return { kind: score[team] > match.boards ? 'decided' : 'leads', team, boards };
};

interface Words {
  readonly level: (points: string) => string;
  readonly leads: (team: string, points: string) => string;
  readonly decided: (team: string, points: string) => string;
  readonly goesOn: (boards: readonly number[]) => string;
}

const WORDS: Readonly<Record<AirLanguage, Words>> = {
  en: {
    level: (points) => `The match is level, ${points}`,
    leads: (team, points) => `${team} leads ${points}`,
    decided: (team, points) => `${team} has won the match, ${points}`,
    goesOn: (boards) => `${boards.length === 1 ? 'board' : 'boards'} ${boards.join(', ')} to be finished`,
  },
  ru: {
    level: (points) => `Поровну, ${points}`,
    leads: (team, points) => `Впереди ${team}, ${points}`,
    decided: (team, points) => `Матч уже выиграли ${team}, ${points}`,
    goesOn: (boards) => `${boards.length === 1 ? 'играет доска' : 'играют доски'} ${boards.join(', ')}`,
  },
  be: {
    level: (points) => `Пароўну, ${points}`,
    leads: (team, points) => `Наперадзе ${team}, ${points}`,
    decided: (team, points) => `Матч ужо выйгралі ${team}, ${points}`,
    goesOn: (boards) => `${boards.length === 1 ? 'грае дошка' : 'граюць дошкі'} ${boards.join(', ')}`,
  },
};

/** How the match stands in a sentence, the leader's points first; no full stop at the end. */
export const headlineText = (
  headline: Headline,
  { teams, score }: { readonly teams: MatchView['teams']; readonly score: Pick<ScoreView, Side> },
  language: AirLanguage,
): string => {
  const words = WORDS[language];
  const points = (one: number, other: number): string => `${formatHalves(one)}:${formatHalves(other)}`;
  const sentence =
    headline.kind === 'level'
      ? words.level(points(headline.halves, headline.halves))
      : words[headline.kind](teams[headline.team].name, points(score[headline.team], score[opponent(headline.team)]));
  return `${sentence}; ${words.goesOn(headline.boards)}`;
};
