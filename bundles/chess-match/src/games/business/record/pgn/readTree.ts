import { wrong, type RecordError } from '../../../duel/record/faults';
import { readTree as readPgn, type PgnGame, type PgnLine, type PgnTurn } from '../../../pgn/tree';
import { notationError, type NotationError } from '../errors';
import { inPrintingOrder, printItem } from '../printItem';
import { readRecordLine, type UnplacedLine } from '../readRecordLine';
import { clockText, newTurn, type RecordFile } from '../recordFile';
import type { TurnItem } from '../turnItem';
import { parseTurnLine } from '../turnLine';
import { ENDING } from './lines';
import { asRecordTags } from './tags';

/** What is wrong with a PGN file of this game, and where. */
export type TreeFault =
  | { readonly of: 'text'; readonly error: RecordError }
  | { readonly of: 'turns'; readonly line: number; readonly column: number; readonly error: NotationError };

type Place = Pick<PgnTurn, 'line' | 'column'>;

/** A turn of which the moves stand apart in the file. */
interface Gathered {
  readonly place: Place;
  readonly items: TurnItem[];
  /** Where each item stands, by its text. */
  readonly places: Map<string, Place>;
  clockMs: number | null;
}

interface Between {
  readonly place: Place;
  readonly line: UnplacedLine;
}

/** Lines of a record are numbered as they come; where they stand in the file is told beside them. */
interface Placed {
  readonly line: UnplacedLine;
  readonly place: Place;
  readonly places: ReadonlyMap<string, Place>;
}

const OWN_COMMENT = /\[%bc\s+([^\]]*)\]/g;
const LABEL = /^(?<number>[1-9]\d{0,3})(?<dots>\.\.\.|\.)\s+/;
const CLOCK = /\s*@clk (?<time>\d{1,2}:\d\d:\d\d)$/;

/** What a comment says in the language of turns, each by itself. */
const saidIn = (comments: readonly string[]): readonly string[] =>
  comments.flatMap((comment) => [...comment.matchAll(OWN_COMMENT)].map(([, text = '']) => text.trim()));

const NEXT_KINDS: readonly string[] = ENDING;

/** Gathers the turns of a game from its lines of play, and what happened between them. */
class Gatherer {
  readonly faults: TreeFault[] = [];
  readonly #turns = new Map<number, Gathered>();
  readonly #between = new Map<number, Between[]>();

  #fault({ line, column }: Place, error: NotationError): void {
    this.faults.push({ of: 'turns', line, column, error });
  }

  #turn(ply: number, place: Place): Gathered {
    const known = this.#turns.get(ply);
    const turn = known ?? { place, items: [], places: new Map<string, Place>(), clockMs: null };
    this.#turns.set(ply, turn);
    return turn;
  }

  #put(turn: Gathered, item: TurnItem, { line, column }: Place): void {
    turn.items.push(item);
    turn.places.set(printItem(item), { line, column });
  }

  line({ turns }: Pick<PgnLine, 'turns'>, board: number, ply: number): void {
    for (const [index, move] of turns.entries()) {
      const at = ply + index;
      const turn = this.#turn(at, move);
      this.#put(turn, { kind: 'move', board, san: move.text }, move);
      this.#clock(turn, move, move.clockMs);
      const born = saidIn(move.comments).flatMap((text) =>
        this.#said(text, move, board, at, index === turns.length - 1),
      );
      this.#daughters(move, board, at, born);
    }
  }

  /** Each line that branches off has its branching in the comments of the move that it branches off by. */
  #daughters(move: PgnTurn, board: number, ply: number, born: readonly number[]): void {
    for (const [index, variation] of move.variations.entries()) {
      const to = born[index];
      const [first] = variation.turns;
      if (to !== undefined) this.line(variation, to, ply);
      else this.#fault(first ?? move, notationError('notation/no_branch', { board }, first?.text ?? '('));
    }
  }

  #clock(turn: Gathered, place: Place, clockMs: number | null): void {
    if (clockMs === null) return;
    if (turn.clockMs !== null && turn.clockMs !== clockMs)
      this.#fault(place, notationError('notation/bad_clock', {}, clockText(clockMs)));
    turn.clockMs = clockMs;
  }

  /** @returns the boards of daughters that it gives birth to */
  #said(text: string, place: Place, board: number, ply: number, isLast: boolean): readonly number[] {
    const { number, dots } = LABEL.exec(text)?.groups ?? {};
    const labelled = number === undefined ? null : 2 * (Number(number) - 1) + (dots === '.' ? 0 : 1);
    const rest = text.replace(LABEL, '');
    const { time } = CLOCK.exec(rest)?.groups ?? {};
    const said = rest.replace(CLOCK, '');
    if (said.startsWith('@')) this.#event(said, time ?? null, place, labelled ?? ply);
    else return this.#items(said, time ?? null, place, labelled ?? (this.#isNext(said, board, isLast) ? ply + 1 : ply));
    return [];
  }

  #isNext(said: string, board: number, isLast: boolean): boolean {
    const [first] = parseTurnLine(said).items;
    return isLast && first?.item.board === board && NEXT_KINDS.includes(first.item.kind);
  }

  #items(said: string, time: string | null, place: Place, ply: number): readonly number[] {
    const { items, errors } = parseTurnLine(said);
    for (const error of errors) this.#fault(place, error);
    const turn = this.#turn(ply, place);
    for (const { item } of items) this.#put(turn, item, place);
    if (time !== null) this.#clock(turn, place, msOf(time));
    return items.flatMap(({ item }) => (item.kind === 'branch' ? [item.to] : []));
  }

  #event(said: string, time: string | null, place: Place, ply: number): void {
    const read = readRecordLine(time === null ? said : `${said} {[%clk ${time}]}`);
    if (!read.ok) return this.#fault(place, read.error);
    this.#between.set(ply, [...(this.#between.get(ply) ?? []), { place, line: read.value }]);
  }

  begin(comments: readonly string[], place: Place): void {
    for (const text of saidIn(comments)) this.#said(text, place, 0, -1, false);
  }

  lines(): readonly Placed[] {
    const plies = [...new Set([...this.#turns.keys(), ...this.#between.keys()])].toSorted((one, other) => one - other);
    return plies.flatMap((ply) => {
      const turn = this.#turns.get(ply);
      const between = (this.#between.get(ply) ?? []).map((one) => ({ ...one, places: new Map<string, Place>() }));
      return [...(turn === undefined ? [] : [{ ...turn, line: lineOf(ply, turn) }]), ...between];
    });
  }
}

const msOf = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
};

const lineOf = (ply: number, { items, clockMs }: Gathered): UnplacedLine => {
  const ordered = inPrintingOrder(items.map((item) => ({ item }))).map(({ item }) => item);
  return newTurn(ply, ordered, clockMs);
};

const placeOf = ({ tags }: PgnGame): Place => ({ line: tags[0]?.line ?? 1, column: 1 });

/** A record with where each of its lines, and of their items, stands in the file it was read from. */
export interface PlacedRecord {
  readonly file: RecordFile;
  /** @param line of the record @param item as the rules quote it */
  readonly placeOf: (line: number, item: string | null) => Place;
}

const NOWHERE: Place = { line: 1, column: 1 };

const gameOf = (game: PgnGame): { readonly record: PlacedRecord; readonly faults: readonly TreeFault[] } => {
  const gatherer = new Gatherer();
  gatherer.begin(game.comments, placeOf(game));
  gatherer.line(game, 1, 0);
  const placed = gatherer.lines();
  const lines = placed.map(({ line }, index) => ({ ...line, line: index + 1 }));
  const placeIn = (line: number, item: string | null): Place => {
    const found = placed[line - 1];
    return found?.places.get(item ?? '') ?? found?.place ?? NOWHERE;
  };
  const file = { tags: asRecordTags(game.tags), lines };
  return { record: { file, placeOf: placeIn }, faults: gatherer.faults };
};

/** The number before the first move, where it is not the first. */
const firstFault = ({ first }: PgnGame): readonly TreeFault[] => {
  if (first === null || (first.number === 1 && !first.isBlack)) return [];
  const { line, number } = first;
  return [{ of: 'text', error: wrong('wrong_number', { line, expected: '1.' }, { line, text: `${number}.` }) }];
};

/** A PGN file of this game as the record that it stands for, and everything that keeps it from being one. */
export const readTree = (
  text: string,
): { readonly record: PlacedRecord | null; readonly faults: readonly TreeFault[] } => {
  const { games, faults } = readPgn(text);
  const [first, second] = games;
  const found: TreeFault[] = faults.map((error) => ({ of: 'text', error }));
  if (second !== undefined) {
    const { line } = placeOf(second);
    found.push({ of: 'text', error: wrong('after_result', { line }, { line, text: '' }) });
  }
  if (first === undefined) return { record: null, faults: found };
  const { record, faults: inTurns } = gameOf(first);
  return { record, faults: [...found, ...firstFault(first), ...inTurns] };
};
