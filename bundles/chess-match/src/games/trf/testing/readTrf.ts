import { err, ok, type Result } from '../../common/result';
import {
  dateAt,
  FORFEIT,
  LINE_UP,
  memberAt,
  membersIn,
  PLAYER,
  roundAt,
  roundsIn,
  scoringAt,
  scoringsIn,
  seatAt,
  seatsIn,
  TEAM,
  type Columns,
} from '../columns';
import {
  TRF_FORFEITS,
  TRF_RESULTS,
  type TrfForfeit,
  type TrfLineUp,
  type TrfPlayer,
  type TrfReport,
  type TrfResult,
  type TrfRound,
  type TrfTeam,
} from '../report';

/** What is wrong with a report, and where; line and column from 1. */
export interface TrfFault {
  readonly kind:
    | 'not_a_number'
    | 'not_points'
    | 'not_a_result'
    | 'not_a_colour'
    | 'not_a_forfeit'
    | 'other_points'
    | 'unknown_player'
    | 'twice'
    | 'too_long';
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** A report of a league has some hundred lines; what is larger is none. */
const MOST_CHARACTERS = 1_000_000;

const isResult = (text: string): text is TrfResult => (TRF_RESULTS as readonly string[]).includes(text);

/** Fields of one line, and what is wrong with them. */
class LineReader {
  readonly faults: TrfFault[] = [];
  readonly #text: string;
  readonly #line: number;

  constructor(text: string, line: number) {
    this.#text = text;
    this.#line = line;
  }

  text([first, last]: Columns): string {
    return this.#text.slice(first - 1, last).trim();
  }

  fault(kind: TrfFault['kind'], at: Columns): void {
    this.faults.push({ kind, line: this.#line, column: at[0], text: this.text(at) });
  }

  figure(at: Columns): number | null {
    const text = this.text(at);
    if (text !== '' && !/^\d+$/.test(text)) this.fault('not_a_number', at);
    return text === '' ? null : Number(text);
  }

  /** A figure that must be there. */
  due(at: Columns): number {
    const value = this.figure(at);
    if (value === null) this.fault('not_a_number', at);
    return value ?? 0;
  }

  points(at: Columns): number {
    const text = this.text(at);
    const fits = Number(text).toFixed(1).length <= at[1] - at[0] + 1;
    if (!/^(?:\d+(?:\.\d)?)?$/.test(text) || !fits) this.fault('not_points', at);
    return Number(text);
  }

  round(index: number): TrfRound {
    const at = roundAt(index);
    const [colour, result] = [this.text(at.colour).toLowerCase(), this.text(at.result).toUpperCase()];
    if (!/^[wb-]?$/.test(colour)) this.fault('not_a_colour', at.colour);
    if (result !== '' && !isResult(result)) this.fault('not_a_result', at.result);
    return {
      opponent: this.figure(at.opponent) || null,
      colour: colour === 'w' || colour === 'b' ? colour : null,
      result: isResult(result) ? result : null,
    };
  }
}

const playerIn = (line: LineReader, rounds: number): TrfPlayer => ({
  rank: line.due(PLAYER.rank),
  name: line.text(PLAYER.name),
  title: line.text(PLAYER.title),
  rating: line.figure(PLAYER.rating) || null,
  federation: line.text(PLAYER.federation),
  fide: line.text(PLAYER.fide),
  points: line.points(PLAYER.points),
  place: line.figure(PLAYER.place) ?? 0,
  rounds: Array.from({ length: rounds }, (_, index) => line.round(index)),
});

const teamIn = (line: LineReader, members: number): TrfTeam => ({
  number: line.due(TEAM.number),
  name: line.text(TEAM.name),
  matchPoints: line.points(TEAM.matchPoints),
  gamePoints: line.points(TEAM.gamePoints),
  place: line.figure(TEAM.place) ?? 0,
  players: Array.from({ length: members }, (_, index) => line.figure(memberAt(index))).flatMap((rank) => rank ?? []),
});

const lineUpIn = (line: LineReader, seats: number): TrfLineUp => ({
  round: line.due(LINE_UP.round),
  team: line.due(LINE_UP.team),
  opponent: line.due(LINE_UP.opponent),
  players: Array.from({ length: seats }, (_, index) => line.due(seatAt(index))),
});

const forfeitIn = (line: LineReader): TrfForfeit => {
  const kind = TRF_FORFEITS.find((known) => known === line.text(FORFEIT.kind));
  if (kind === undefined) line.fault('not_a_forfeit', FORFEIT.kind);
  const [round, white, black] = [line.due(FORFEIT.round), line.due(FORFEIT.white), line.due(FORFEIT.black)];
  return { kind: kind ?? '--', round, white, black };
};

/** By games (162) and by matches (362), as the format has them where nothing is said. */
const STANDARD: ReadonlyMap<string, number> = new Map(
  Object.entries({ W: 1, D: 0.5, L: 0, A: 0, P: 1, X: 0.5, TW: 2, TD: 1, TL: 0 }),
);
/** Records that give points to who did not play a match: byes (240, 320) and decisions (299). None is ours. */
const POINTS_WITHOUT_PLAY: readonly string[] = ['240', '299', '320'];

const checkScoring = (line: LineReader, entries: number): void => {
  for (let index = 0; index < entries; index += 1) {
    const at = scoringAt(index);
    if (STANDARD.get(line.text(at.symbol)) !== line.points(at.points)) line.fault('other_points', at.symbol);
  }
};

/** The days of rounds, with the century that records of matches are of. */
const datesIn = (reader: LineReader, line: string): readonly string[] =>
  Array.from({ length: roundsIn(line) }, (_, index) => {
    const day = reader.text(dateAt(index));
    return day === '' ? '' : `20${day}`;
  });

/**
 * A report in TRF26, or every place where it cannot be read. Points are those of the standard: a line by which they
 * would mean something else is refused. Other records, of which this product has nothing, are passed over; players that
 * rounds and teams name must be there.
 */
export const readTrf = (text: string): Result<TrfReport, readonly TrfFault[]> => {
  if (text.length > MOST_CHARACTERS) return err([{ kind: 'too_long', line: 1, column: 1, text: '' }]);
  const facts = new Map<string, string>();
  const players: TrfPlayer[] = [];
  const teams: TrfTeam[] = [];
  const lineUps: TrfLineUp[] = [];
  const forfeits: TrfForfeit[] = [];
  const arbiters: string[] = [];
  let dates: readonly string[] = [];
  const faults: TrfFault[] = [];
  const named: { readonly reader: LineReader; readonly at: Columns; readonly rank: number | null }[] = [];
  for (const [index, written] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const line = written.trimEnd();
    const reader = new LineReader(line, index + 1);
    const tag = line.slice(0, 3);
    if (tag === '001') {
      const player = playerIn(reader, roundsIn(line));
      if (players.some(({ rank }) => rank === player.rank)) reader.fault('twice', PLAYER.rank);
      players.push(player);
      for (const [round, { opponent }] of player.rounds.entries())
        named.push({ reader, at: roundAt(round).opponent, rank: opponent });
    } else if (tag === '310') {
      const team = teamIn(reader, membersIn(line));
      if (teams.some(({ number }) => number === team.number)) reader.fault('twice', TEAM.number);
      teams.push(team);
      for (let member = 0; member < membersIn(line); member += 1)
        named.push({ reader, at: memberAt(member), rank: Number(reader.text(memberAt(member))) || null });
    } else if (tag === '300') lineUps.push(lineUpIn(reader, seatsIn(line)));
    else if (tag === '330') forfeits.push(forfeitIn(reader));
    else if (tag === '162' || tag === '362') checkScoring(reader, scoringsIn(line));
    else if (POINTS_WITHOUT_PLAY.includes(tag)) reader.fault('other_points', [1, 3]);
    else if (tag === '132') dates = datesIn(reader, line);
    else if (tag === '102' || tag === '112') arbiters.push(line.slice(4).trim());
    else if (/^\d\d2$/.test(tag)) facts.set(tag, line.slice(4).trim());
    faults.push(...reader.faults.splice(0));
  }
  const ranks = new Set(players.map(({ rank }) => rank));
  for (const { reader, at, rank } of named) {
    if (rank !== null && !ranks.has(rank)) reader.fault('unknown_player', at);
    faults.push(...reader.faults.splice(0));
  }
  if (faults.length > 0) return err(faults.toSorted((a, b) => a.line - b.line || a.column - b.column));
  const fact = (tag: string): string => facts.get(tag) ?? '';
  const most = Math.max(0, ...players.map(({ rounds }) => rounds.length));
  return ok({
    name: fact('012'),
    starts: fact('042'),
    ends: fact('052'),
    timeControl: fact('222'),
    dates,
    arbiters,
    rounds: /^\d{1,3}$/.test(fact('142')) ? Number(fact('142')) : most,
    players,
    teams,
    lineUps,
    forfeits,
  });
};
