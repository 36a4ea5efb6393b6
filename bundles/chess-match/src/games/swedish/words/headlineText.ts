import type { MatchView } from '@schemas/match';
import type { AirLanguage } from '../../../view/language';
import type { Headline } from './headline';

const en = {
  won: (team: string) => `Match over: ${team} won`,
  drawn: 'Match over: a draw',
  aborted: 'The match was broken off',
  ahead: (team: string) => `${team}: ahead on time in both pairs of players`,
  one: (team: string) => `${team}: ahead on time in one pair of players`,
  divided: 'Time is divided: each team is ahead in one pair of players',
  level: 'One match on two boards: a mate on either decides; time is level',
};

const ru: typeof en = {
  won: (team: string) => `Матч окончен. Победа: ${team}`,
  drawn: 'Матч окончен вничью',
  aborted: 'Матч прерван',
  ahead: (team: string) => `${team}: больше времени в обеих парах игроков`,
  one: (team: string) => `${team}: больше времени в одной паре игроков`,
  divided: 'По времени поровну: каждая команда впереди в одной паре игроков',
  level: 'Один матч на двух досках: решает мат на любой; по времени поровну',
};

const be: typeof en = {
  won: (team: string) => `Матч скончаны. Перамога: ${team}`,
  drawn: 'Матч скончаны ўнічыю',
  aborted: 'Матч перапынены',
  ahead: (team: string) => `${team}: больш часу ў абедзвюх парах ігракоў`,
  one: (team: string) => `${team}: больш часу ў адной пары ігракоў`,
  divided: 'Па часе пароўну: кожная каманда наперадзе ў адной пары ігракоў',
  level: 'Адзін матч на дзвюх дошках: вырашае мат на любой; па часе пароўну',
};

const WORDS = { en, ru, be } as const satisfies Readonly<Record<AirLanguage, typeof en>>;

/** The headline in one sentence. */
export const headlineText = (
  headline: Headline,
  { teams }: Pick<MatchView, 'teams'>,
  language: AirLanguage,
): string => {
  const words = WORDS[language];
  return 'team' in headline ? words[headline.kind](teams[headline.team].name) : words[headline.kind];
};
