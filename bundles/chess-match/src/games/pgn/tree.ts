import { allTokens, evenText, type Token } from '../common/recordTokens';
import { err, ok, type Result } from '../common/result';
import { tokenError, wrong, type RecordError } from '../duel/record/faults';
import { NumberedReader, type NumberedFile, type ReadTurn } from '../duel/record/numbered';

/** A move of a PGN file with what else was tried in its place. */
export interface PgnTurn extends Omit<ReadTurn, 'asides'> {
  readonly variations: readonly PgnLine[];
}

/** Moves one after the other; `first` is the number that the first of them has. */
export interface PgnLine extends Pick<NumberedFile, 'first' | 'comments'> {
  readonly turns: readonly PgnTurn[];
}

export interface PgnGame extends NumberedFile {
  readonly turns: readonly PgnTurn[];
}

/** The games of a file as far as they can be read, and every place where they cannot. */
export interface PgnFile {
  readonly games: readonly PgnGame[];
  /** In the order they stand. */
  readonly faults: readonly RecordError[];
}

/** Variations of variations are read so deep: nobody follows more, and a file that has them is none. */
const MOST_DEPTH = 40;

/** The words of each game: a game begins with a tag that stands behind moves or a result. */
const parted = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const games: Token[][] = [];
  let isInTags = false;
  for (const token of tokens) {
    const isTag = token.kind === 'tag';
    if (games.length === 0 || (isTag && !isInTags)) games.push([]);
    games.at(-1)?.push(token);
    // What is remarked between two tags ends no head of a game.
    isInTags = isTag || (isInTags && token.kind === 'comment');
  }
  return games;
};

class TreeReader {
  readonly faults: RecordError[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Moves with the variations in them; null, and what is wrong noted, where they cannot be read. */
  line(tokens: readonly Token[], depth: number): PgnGame | null {
    const reader = new NumberedReader();
    const file = reader.readWords(tokens);
    if (!file.ok) {
      this.faults.push(file.error);
      return null;
    }
    const turns = file.value.turns.map(({ asides, ...turn }): PgnTurn => {
      const variations = asides.flatMap((aside) => this.#variation(aside, depth));
      // "!" behind a move is what somebody thought of it.
      return { ...turn, text: turn.text.replace(/[!?]+$/u, ''), variations };
    });
    return { ...file.value, first: reader.first, turns };
  }

  #variation(aside: Token, depth: number): readonly PgnLine[] {
    if (depth === MOST_DEPTH) {
      this.faults.push(wrong('too_deep', { line: aside.line, expected: String(MOST_DEPTH) }, { ...aside, text: '(' }));
      return [];
    }
    const { line, column, from, text } = aside;
    const { tokens } = allTokens(this.#text, { line, column: column + 1, from: from + 1, to: from + text.length - 1 });
    // Some hold a remark and no move.
    if (tokens.every(({ kind }) => kind === 'comment' || kind === 'note')) return [];
    const read = this.line(tokens, depth + 1);
    return read === null ? [] : [read];
  }
}

const inOrder = (one: RecordError, other: RecordError): number =>
  one.line - other.line || (one.column ?? 0) - (other.column ?? 0);

/**
 * All that a PGN file has (import format, Steven J. Edwards 1994): games, variations and their comments. Whether the
 * moves can be played is for a game to say.
 */
export const readTree = (written: string): PgnFile => {
  const text = evenText(written);
  const { tokens, faults } = allTokens(text);
  const reader = new TreeReader(text);
  const games = parted(tokens).flatMap((words) => reader.line(words, 0) ?? []);
  const all = [...faults.map(tokenError), ...reader.faults].toSorted(inOrder);
  if (tokens.length === 0 && all.length === 0) all.push(wrong('empty', {}, { line: 1, text: '' }));
  return { games, faults: all };
};

/** The same of a file that is read to its end, or not at all. */
export const readGames = (text: string): Result<readonly PgnGame[], RecordError> => {
  const {
    games,
    faults: [fault],
  } = readTree(text);
  return fault === undefined ? ok(games) : err(fault);
};
