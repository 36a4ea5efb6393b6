import { SIDES, type Side } from '../../common/sides';
import { dayOf } from '../../common/recordDate';
import type { RecordNames, RecordPlayed, RecordPlayer, SeatedPlayer } from '../../common/records';
import type { Names } from './bpgn/record';
import type { Tag } from '../../common/recordText';

/** The seats as tags name them, with whose they are: partners have different colours, on one board each. */
const SEATS = [
  { tag: 'WhiteA', name: 'whiteA', team: 'white', board: 1 },
  { tag: 'BlackA', name: 'blackA', team: 'black', board: 1 },
  { tag: 'WhiteB', name: 'whiteB', team: 'black', board: 2 },
  { tag: 'BlackB', name: 'blackB', team: 'white', board: 2 },
] as const satisfies readonly {
  readonly tag: string;
  readonly name: keyof Names;
  readonly team: Side;
  readonly board: number;
}[];

/** What teams are called where the seats name players; other programs read over it. */
const TEAM_TAGS: Readonly<Record<Side, string>> = { white: 'WhiteATeam', black: 'BlackATeam' };

const newTag = (name: string, value: string): Tag => ({ name, value, line: 0 });

/** Who played and when, as tags: a player where one is known, else his team; Elo and the teams only beside players. */
export const whoPlayed = (
  teams: RecordNames,
  played: RecordPlayed | undefined,
): { readonly names: Names; readonly more: readonly Tag[] } => {
  const at = ({ team, board }: (typeof SEATS)[number]): RecordPlayer | null => played?.player(team, board) ?? null;
  const nameOf = (seat: (typeof SEATS)[number]): string => at(seat)?.name ?? teams[seat.team];
  const [whiteA, blackA, whiteB, blackB] = SEATS.map(nameOf);
  const names = { whiteA: whiteA ?? '', blackA: blackA ?? '', whiteB: whiteB ?? '', blackB: blackB ?? '' };
  const elo = SEATS.flatMap((seat) => {
    const elo = at(seat)?.elo ?? null;
    return elo === null ? [] : [newTag(`${seat.tag}Elo`, String(elo))];
  });
  const isNamed = SEATS.some((seat) => at(seat) !== null);
  return {
    names: { event: teams.event, date: played === undefined ? '????.??.??' : dayOf(played.atMs), ...names },
    more: [...elo, ...(isNamed ? SIDES.map((side) => newTag(TEAM_TAGS[side], teams[side])) : [])],
  };
};

const valueOf = (tags: readonly Tag[], of: string): string => tags.find(({ name }) => name === of)?.value ?? '';

/** A team as a record names it, or by its players, as records of single players do: "Ann & Bob". */
export const teamIn = (tags: readonly Tag[], team: Side): string => {
  const players = SEATS.filter((seat) => seat.team === team).map(({ tag }) => valueOf(tags, tag));
  return valueOf(tags, TEAM_TAGS[team]) || [...new Set(players.filter(Boolean))].join(' & ');
};

const ELO = /^\d{1,4}$/;

/** The players that a record names. A seat that has the name of its team stands for nobody who is known. */
export const playersIn = (tags: readonly Tag[]): readonly SeatedPlayer[] =>
  SEATS.flatMap(({ tag, team, board }) => {
    const [name, elo] = [valueOf(tags, tag), valueOf(tags, `${tag}Elo`)];
    if (name === '' || name === teamIn(tags, team)) return [];
    return [{ team, board, name, elo: ELO.test(elo) ? Number(elo) : null }];
  });
