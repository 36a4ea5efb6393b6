import type { MatchView, PeopleView, Replicants } from 'chess-match/client/contract';

/** What rules publish of a match, and its past. */
interface Played {
  readonly past: Replicants['past'];
  readonly views: {
    readonly score: Omit<Replicants['score'], 'match'>;
    readonly play?: Replicants['play'];
    readonly boards: readonly Replicants['boards']['boards'][number][];
    readonly match: Omit<
      MatchView,
      'version' | 'matchId' | 'game' | 'event' | 'teams' | 'demo' | 'rehearsal' | 'threads' | 'correction'
    > & {
      readonly threads: readonly Omit<MatchView['threads'][number], 'version'>[];
    };
  };
}

export const TEAMS: MatchView['teams'] = { white: { name: 'Ладья' }, black: { name: 'Слон и пешка' } };
export const LONG_TEAMS: MatchView['teams'] = {
  white: { name: 'Правительство Ханты-Мансийского АО, Югра' },
  black: { name: 'Федерация шахмат Санкт-Петербурга и области' },
};

/** What pages would be sent of it, as far as its past is drawn from that. */
export const playedMatch = (
  { past, views: { match, score, boards, play } }: Played,
  people: PeopleView,
  teams: MatchView['teams'] = TEAMS,
): Partial<Replicants> => ({
  match: {
    ...match,
    threads: match.threads.map((thread) => ({ ...thread, version: 1 })),
    version: 1,
    matchId: past.matchId,
    game: past.matchId,
    event: '',
    teams,
    correction: null,
    demo: false,
    rehearsal: false,
  },
  score: { ...score, match: null },
  boards: { boards: [...boards] },
  play: play ?? { game: null },
  people,
  past,
});
