import { dayOf } from '../../common/recordDate';
import type { RecordNames, RecordPlayed } from '../../common/records';
import { SIDES, type Side } from '../../common/sides';
import type { TrfForfeit, TrfPlayer, TrfReport, TrfResult } from '../../trf/report';
import { sideOf } from '../rules/colours';
import { halvesOf, movesOn, numbered, type State } from '../rules/state';
import { timeControl } from './tags';

type Numbered = ReturnType<typeof numbered>[number];

const PLAYED = { 2: '1', 1: '=', 0: '0' } as const;
/** Of a game in which no move was made: none that counts for ratings. */
const UNPLAYED = { 2: 'W', 1: 'D', 0: 'L' } as const;

const resultOf = (state: State, { board, end }: Numbered, side: Side): TrfResult | null => {
  if (end === null || end.reason === 'aborted') return null;
  if (end.reason === 'forfeit') return end.result === side ? '+' : '-';
  if (end.result === null) return null;
  const halves = halvesOf(end)[side] as 0 | 1 | 2;
  return (movesOn(state, board).length === 0 ? UNPLAYED : PLAYED)[halves];
};

/** As FIDE's report calls them; what else may stand beside a name on air is none. */
const TITLES: readonly string[] = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'];
const titleIn = (title: string | undefined): string =>
  TITLES.find((known) => known === title?.trim().toUpperCase()) ?? '';

/** As good as others who have as much. */
const placeOf = (points: number, all: readonly number[]): number => all.filter((other) => other > points).length + 1;

/** A match to which a team, or neither, came: all its boards were forfeited, and none by the other team. */
const forfeitOf = ({ settings }: State, boards: readonly Numbered[]): readonly TrfForfeit[] => {
  if (!boards.every(({ end }) => end?.reason === 'forfeit')) return [];
  const won = SIDES.filter((team) => boards.some(({ board, end }) => end?.result === sideOf(settings, board, team)));
  if (won.length > 1) return [];
  const [winner] = won;
  const kind = winner === undefined ? '--' : winner === 'white' ? '+-' : '-+';
  return [{ kind, round: 1, white: 1, black: 2 }];
};

/**
 * A match as a report of one round: the players of the first team, board by board, then those of the second. Teams have
 * match points once every board is over, and none of a match in which nobody scored; who is not known by name is called
 * by team and board.
 */
export const reportOf = (state: State, names: RecordNames, played?: RecordPlayed): TrfReport => {
  const boards = numbered(state);
  const rankOf = (team: Side, board: number): number => board + (team === 'white' ? 0 : boards.length);
  const seats = SIDES.flatMap((team) => boards.map((board) => ({ team, board })));
  const pointsOf = ({ team, board }: (typeof seats)[number]): number =>
    halvesOf(board.end)[sideOf(state.settings, board.board, team)] / 2;
  const all = seats.map(pointsOf);
  const players = seats.map((seat): TrfPlayer => {
    const { team, board } = seat;
    const side = sideOf(state.settings, board.board, team);
    const player = played?.player(team, board.board) ?? null;
    const opponent = rankOf(team === 'white' ? 'black' : 'white', board.board);
    return {
      rank: rankOf(team, board.board),
      name: player?.name ?? `${names[team]} ${board.board}`,
      title: titleIn(player?.title),
      rating: player?.elo ?? null,
      federation: player?.federation ?? '',
      fide: player?.fide ?? '',
      points: pointsOf(seat),
      place: placeOf(pointsOf(seat), all),
      rounds: [{ opponent, colour: side === 'white' ? 'w' : 'b', result: resultOf(state, board, side) }],
    };
  });
  const gamePoints = SIDES.map((team) =>
    seats.filter((seat) => seat.team === team).reduce((sum, seat) => sum + pointsOf(seat), 0),
  );
  const isOver = boards.every(({ end }) => end !== null);
  const day = played === undefined ? '' : dayOf(played.atMs).replaceAll('.', '/');
  return {
    name: names.event,
    starts: day,
    ends: day,
    timeControl: timeControl(state.settings),
    rounds: 1,
    dates: [day],
    arbiters: played?.arbiters ?? [],
    lineUps: [],
    forfeits: forfeitOf(state, boards),
    players,
    teams: SIDES.map((team, index) => {
      const [own = 0, other = 0] = [gamePoints[index], gamePoints[1 - index]];
      return {
        number: index + 1,
        name: names[team],
        matchPoints: isOver && own + other > 0 ? 1 + Math.sign(own - other) : 0,
        gamePoints: own,
        place: own >= other ? 1 : 2,
        players: boards.map(({ board }) => rankOf(team, board)),
      };
    }),
  };
};
