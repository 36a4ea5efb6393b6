import { oneLine } from '../common/recordText';
import { dateAt, FORFEIT, LINE_UP, memberAt, PLAYER, roundAt, seatAt, TEAM, type Columns } from './columns';
import type { TrfForfeit, TrfLineUp, TrfPlayer, TrfReport, TrfTeam } from './report';

/** A text and where it stands. */
type Placed = readonly [at: Columns, text: string];

/** Texts begin at the left of their columns, figures end at the right; what is too long is cut. */
const left = (at: Columns, text: string): Placed => [at, oneLine(text).slice(0, at[1] - at[0] + 1)];
const right = (at: Columns, text: string): Placed => [at, text.padStart(at[1] - at[0] + 1)];
const figure = (at: Columns, value: number | null): Placed => right(at, value === null ? '' : String(value));
const points = (at: Columns, value: number): Placed => right(at, value.toFixed(1));

const lineOf = (tag: string, placed: readonly Placed[]): string =>
  placed
    .toSorted(([one], [other]) => one[0] - other[0])
    .reduce((line, [[first], text]) => line.padEnd(first - 1) + text, tag)
    .trimEnd();

const playerLine = ({
  rank,
  title,
  name,
  rating,
  federation,
  fide,
  points: scored,
  place,
  rounds,
}: TrfPlayer): string =>
  lineOf('001', [
    figure(PLAYER.rank, rank),
    right(PLAYER.title, title),
    left(PLAYER.name, name),
    figure(PLAYER.rating, rating),
    left(PLAYER.federation, federation),
    right(PLAYER.fide, fide),
    points(PLAYER.points, scored),
    figure(PLAYER.place, place),
    ...rounds.flatMap(({ opponent, colour, result }, index): readonly Placed[] => {
      const at = roundAt(index);
      return [
        opponent === null ? left(at.opponent, '0000') : figure(at.opponent, opponent),
        left(at.colour, colour ?? '-'),
        left(at.result, result ?? ''),
      ];
    }),
  ]);

const teamLine = ({ number, name, matchPoints, gamePoints, place, players }: TrfTeam): string =>
  lineOf('310', [
    figure(TEAM.number, number),
    left(TEAM.name, name),
    points(TEAM.matchPoints, matchPoints),
    points(TEAM.gamePoints, gamePoints),
    figure(TEAM.place, place),
    ...players.map((player, index) => figure(memberAt(index), player)),
  ]);

/** Figures with noughts in front, as this record has them. */
const padded = (at: Columns, value: number): Placed => [at, String(value).padStart(at[1] - at[0] + 1, '0')];

const lineUpLine = ({ round, team, opponent, players }: TrfLineUp): string =>
  lineOf('300', [
    padded(LINE_UP.round, round),
    padded(LINE_UP.team, team),
    padded(LINE_UP.opponent, opponent),
    ...players.map((player, index) => padded(seatAt(index), player)),
  ]);

const forfeitLine = ({ kind, round, white, black }: TrfForfeit): string =>
  lineOf('330', [
    left(FORFEIT.kind, kind),
    padded(FORFEIT.round, round),
    padded(FORFEIT.white, white),
    padded(FORFEIT.black, black),
  ]);

/** The days of the rounds, without their centuries as record 132 has them; empty: none is known. */
const datesLine = (dates: readonly string[]): readonly string[] =>
  dates.some((date) => date !== '')
    ? [
        lineOf(
          '132',
          dates.map((date, index) => left(dateAt(index), date.slice(2))),
        ),
      ]
    : [];

/** A report as TRF26; each line ends with CR and LF. */
export const writeTrf = (report: TrfReport): string => {
  const { name, starts, ends, timeControl, rounds, dates, arbiters, players, teams, lineUps, forfeits } = report;
  const facts: readonly (readonly [tag: string, text: string])[] = [
    ['012', oneLine(name)],
    ['042', starts],
    ['052', ends],
    ['062', String(players.length)],
    ['072', String(players.filter(({ rating }) => rating !== null).length)],
    ['082', String(teams.length)],
    ...arbiters.map((arbiter, index) => [index === 0 ? '102' : '112', oneLine(arbiter)] as const),
    ['142', String(rounds)],
    ['222', timeControl],
  ];
  const known = facts.flatMap(([tag, text]) => (text === '' ? [] : [`${tag} ${text}`]));
  return [
    ...known,
    ...datesLine(dates),
    ...players.map(playerLine),
    ...teams.map(teamLine),
    ...forfeits.map(forfeitLine),
    ...lineUps.map(lineUpLine),
  ]
    .map((line) => `${line}\r\n`)
    .join('');
};
