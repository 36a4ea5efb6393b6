import { printItem } from '../printItem';
import type { RecordLine } from '../recordFile';
import type { TurnItem } from '../turnItem';
import { eventText } from '../eventText';
import { timeText } from './words';

/** A move with what happened by it, as comments in the language of turns, and the line that branched off it. */
export interface Node {
  /** 0 for White's first turn. */
  readonly ply: number;
  readonly san: string;
  /** The mover's clock after the press; null where the record does not tell. */
  readonly clockMs: number | null;
  readonly said: string[];
  /** The position that the arbiter set after it. */
  setTo: string | null;
  daughter: Line | null;
}

/** A branch from its first move of its own. */
export interface Line {
  readonly board: number;
  /** The line it branched off, and how many moves stand before; null: the game began with it. */
  readonly mother: { readonly line: Line; readonly plies: number } | null;
  readonly nodes: Node[];
}

/** A game as lines of play, in the order of their birth. */
export interface Lines {
  readonly lines: readonly Line[];
  /** What happened before any move. */
  readonly said: readonly string[];
  /** The position that the game begins with, where the arbiter set one. */
  readonly setTo: string | null;
}

type Turn = Extract<RecordLine, { kind: 'turn' }>;
type Move = Extract<TurnItem, { kind: 'move' }>;

/** "7." for White's, "7..." for Black's. */
const label = (ply: number): string => `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`;

/** Items that leave a board without a move: behind its last one they are of the turn after it. */
export const ENDING = ['select', 'resign', 'draw'] as const satisfies readonly TurnItem['kind'][];

const isEnding = ({ kind }: TurnItem): boolean => (ENDING as readonly string[]).includes(kind);

/** Takes the lines of a record one by one, and hangs each on the moves it belongs to. */
class Builder {
  readonly lines: Line[] = [{ board: 1, mother: null, nodes: [] }];
  readonly said: string[] = [];
  setTo: string | null = null;
  readonly #live = new Map<number, Line>(this.lines.map((line) => [line.board, line]));
  /** Where what happens between turns is told. */
  #last: Node | null = null;

  take(line: RecordLine): void {
    if (line.kind === 'comment') return;
    if (line.kind === 'turn') return this.#turn(line);
    this.#say(
      this.#last,
      eventText(line, (ms) => `@clk ${timeText(ms)}`),
    );
    if (line.kind !== 'position') return;
    const node = this.#live.get(line.board)?.nodes.at(-1);
    if (node === undefined) this.setTo = line.fen;
    else node.setTo = line.fen;
  }

  #say(node: Node | null, text: string): void {
    (node === null ? this.said : node.said).push(text);
  }

  #turn({ ply, items: read, clockMs }: Turn): void {
    const items = read.map(({ item }) => item);
    const moves = items.filter((item) => item.kind === 'move');
    const others = items.filter((item) => item.kind !== 'move');
    const born = others.find((item) => item.kind === 'branch');
    for (const move of moves) if (move.board !== born?.to) this.#move(move, ply, clockMs);
    const mother = born === undefined ? undefined : this.#live.get(born.board);
    const first = moves.find(({ board }) => board === born?.to);
    if (mother !== undefined && first !== undefined) this.#bear(mother, first, ply, clockMs);
    this.#tell(others, ply, born?.board ?? others[0]?.board, moves.length === 0 ? clockMs : null);
    this.#last = this.#live.get(moves[0]?.board ?? 0)?.nodes.at(-1) ?? this.#last;
  }

  #move({ board, san }: Move, ply: number, clockMs: number | null): void {
    this.#live.get(board)?.nodes.push({ ply, san, clockMs, said: [], setTo: null, daughter: null });
  }

  #bear(mother: Line, move: Move, ply: number, clockMs: number | null): void {
    const daughter: Line = { board: move.board, mother: { line: mother, plies: ply }, nodes: [] };
    const node = mother.nodes.at(-1);
    if (node !== undefined) node.daughter = daughter;
    this.lines.push(daughter);
    this.#live.set(move.board, daughter);
    this.#move(move, ply, clockMs);
  }

  /** What a turn has beside its moves, in one comment, so that it keeps its order. */
  #tell(items: readonly TurnItem[], ply: number, board: number | undefined, clockMs: number | null): void {
    const [first] = items;
    if (first === undefined) return;
    const node = this.#live.get(board ?? 0)?.nodes.at(-1) ?? this.#last;
    const saidPly = node === null ? -1 : isEnding(first) && first.board === board ? node.ply + 1 : node.ply;
    const clock = clockMs === null ? [] : [`@clk ${timeText(clockMs)}`];
    const words = [...(saidPly === ply ? [] : [label(ply)]), ...items.map(printItem), ...clock];
    this.#say(node, words.join(' '));
  }
}

/** The lines of play of a game, by its record. */
export const linesOf = (record: readonly RecordLine[]): Lines => {
  const builder = new Builder();
  for (const line of record) builder.take(line);
  const { lines, said, setTo } = builder;
  return { lines, said, setTo };
};

/** Every move that led to where a line stands, those before its birth among them. */
export const pathTo = (line: Line): readonly Node[] =>
  line.mother === null ? line.nodes : [...pathTo(line.mother.line).slice(0, line.mother.plies), ...line.nodes];
