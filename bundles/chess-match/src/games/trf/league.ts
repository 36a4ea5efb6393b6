import type { TrfForfeit, TrfLineUp, TrfPlayer, TrfReport, TrfRound, TrfTeam } from './report';

/** A match of the league: its report, and the round it is. */
interface Placed {
  readonly report: TrfReport;
  /** From 0. */
  readonly round: number;
}

/** Each match in the first round for which both its teams are free: in order of time. */
const inRounds = (reports: readonly TrfReport[]): readonly Placed[] => {
  const played = new Map<string, number>();
  return reports.map((report) => {
    const round = Math.max(...report.teams.map(({ name }) => played.get(name) ?? 0));
    for (const { name } of report.teams) played.set(name, round + 1);
    return { report, round };
  });
};

/** A person is the same by FIDE ID, or by name in one team. */
const keyOf = ({ fide, name }: TrfPlayer, { teams }: TrfReport, rank: number): string =>
  fide === '' ? `${teams.find(({ players }) => players.includes(rank))?.name ?? ''}\n${name}` : fide;

/** A person as the league has him: all that was said of him in each match. */
interface Person {
  readonly key: string;
  readonly latest: TrfPlayer;
  readonly points: number;
  readonly games: ReadonlyMap<number, TrfRound & { readonly against: string }>;
}

const peopleOf = (matches: readonly Placed[]): readonly Person[] => {
  const people = new Map<string, Person>();
  for (const { report, round } of matches) {
    const keys = new Map(report.players.map((player) => [player.rank, keyOf(player, report, player.rank)]));
    for (const player of report.players) {
      const key = keys.get(player.rank) ?? '';
      const before = people.get(key);
      const [game] = player.rounds;
      const against = keys.get(game?.opponent ?? 0) ?? '';
      const games = new Map([
        ...(before?.games ?? []),
        ...(game === undefined ? [] : [[round, { ...game, against }] as const]),
      ]);
      people.set(key, { key, latest: player, points: (before?.points ?? 0) + player.points, games });
    }
  }
  return [...people.values()].toSorted(
    ({ latest: one }, { latest: other }) =>
      (other.rating ?? 0) - (one.rating ?? 0) || one.name.localeCompare(other.name),
  );
};

const NOT_PAIRED: TrfRound = { opponent: null, colour: null, result: null };

const placeAmong = (better: (other: number) => boolean, all: readonly number[]): number =>
  all.filter(better).length + 1;

const playersOf = (people: readonly Person[], rounds: number): readonly TrfPlayer[] => {
  const rankOf = new Map(people.map(({ key }, index) => [key, index + 1]));
  const all = people.map(({ points }) => points);
  return people.map(({ latest, points, games }, index) => ({
    ...latest,
    rank: index + 1,
    points,
    place: placeAmong((other) => other > points, all),
    rounds: Array.from({ length: rounds }, (_, round) => {
      const game = games.get(round);
      if (game === undefined) return NOT_PAIRED;
      const { against, ...played } = game;
      return { ...played, opponent: rankOf.get(against) ?? null };
    }),
  }));
};

/** Who sat where for a team in one match, by starting ranks of the league. */
interface Sat extends TrfLineUp {
  readonly name: string;
}

const satIn = (matches: readonly Placed[], people: readonly Person[], names: readonly string[]): readonly Sat[] => {
  const rankOf = new Map(people.map(({ key }, index) => [key, index + 1]));
  const numberOf = (name: string): number => names.indexOf(name) + 1;
  return matches.flatMap(({ report, round }) =>
    report.teams.map(({ name, players }) => ({
      name,
      round: round + 1,
      team: numberOf(name),
      opponent: numberOf(report.teams.find((other) => other.name !== name)?.name ?? ''),
      players: players.map((rank) => {
        const player = report.players.find((one) => one.rank === rank);
        return (player && rankOf.get(keyOf(player, report, rank))) ?? 0;
      }),
    })),
  );
};

const teamsOf = (reports: readonly TrfReport[], names: readonly string[], sat: readonly Sat[]): readonly TrfTeam[] => {
  const sums = names.map((name) => {
    const own = reports.flatMap(({ teams }) => teams.filter((team) => team.name === name));
    const matchPoints = own.reduce((sum, team) => sum + team.matchPoints, 0);
    return { name, matchPoints, gamePoints: own.reduce((sum, team) => sum + team.gamePoints, 0) };
  });
  return sums.map(({ name, matchPoints, gamePoints }, index) => ({
    number: index + 1,
    name,
    matchPoints,
    gamePoints,
    place:
      sums.filter(
        (other) =>
          other.matchPoints > matchPoints || (other.matchPoints === matchPoints && other.gamePoints > gamePoints),
      ).length + 1,
    players: [...new Set(sat.filter((one) => one.name === name).flatMap(({ players }) => players))],
  }));
};

const forfeitsIn = (matches: readonly Placed[], names: readonly string[]): readonly TrfForfeit[] =>
  matches.flatMap(({ report: { teams, forfeits }, round }) => {
    const numberOf = (number: number): number =>
      names.indexOf(teams.find((team) => team.number === number)?.name ?? '') + 1;
    return forfeits.map(({ kind, white, black }) => ({
      kind,
      round: round + 1,
      white: numberOf(white),
      black: numberOf(black),
    }));
  });

const isInOrder = (teams: readonly TrfTeam[], { team, players }: Sat): boolean => {
  const listed = teams[team - 1]?.players ?? [];
  return players.every((player, board) => listed[board] === player);
};

const same = (texts: readonly string[]): string => (new Set(texts).size === 1 ? (texts[0] ?? '') : '');

/**
 * Several matches as one report: a round for each match of a team, in order of time; players by their ratings, teams as
 * they came. Match points and game points are sums. What differs from match to match, as the time control may, is left
 * out; a line-up that is not as the team's list has it is a record of its own.
 * @param reports of one round and two teams each, the oldest first
 */
export const leagueOf = (name: string, reports: readonly TrfReport[]): TrfReport => {
  const matches = inRounds(reports);
  const rounds = Math.max(0, ...matches.map(({ round }) => round + 1));
  const people = peopleOf(matches);
  const names = [...new Set(reports.flatMap(({ teams }) => teams.map((team) => team.name)))];
  const sat = satIn(matches, people, names);
  const teams = teamsOf(reports, names, sat);
  const days = reports
    .map(({ starts }) => starts)
    .filter((day) => day !== '')
    .toSorted();
  return {
    name,
    starts: days.at(0) ?? '',
    ends: days.at(-1) ?? '',
    timeControl: same(reports.map(({ timeControl }) => timeControl)),
    rounds,
    dates: Array.from(
      { length: rounds },
      (_, round) => matches.find((one) => one.round === round)?.report.starts ?? '',
    ),
    arbiters: [...new Set(reports.flatMap(({ arbiters }) => arbiters))],
    players: playersOf(people, rounds),
    teams,
    lineUps: sat
      .filter((one) => !isInOrder(teams, one))
      .map(({ round, team, opponent, players }) => ({ round, team, opponent, players })),
    forfeits: forfeitsIn(matches, names),
  };
};
