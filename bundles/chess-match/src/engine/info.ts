/**
 * What a line is worth for the side to move: hundredths of a pawn, or a mate in so many moves (below 0: against it).
 */
export type Score =
  { readonly kind: 'pawns'; readonly hundredths: number } | { readonly kind: 'mate'; readonly in: number };

/** A line as an engine announces it. Moves are coordinates: "e2e4", "e7e8q". */
export interface Announced {
  /** 1 the best. */
  readonly rank: number;
  readonly depth: number;
  readonly score: Score;
  readonly moves: readonly string[];
}

/** Nothing plays deeper than this: who says so lies. */
const DEEPEST = 255;
/** Nor does anything have more. */
const MOST_HUNDREDTHS = 100_000;

/** A whole number within its bounds; null where the text is none. */
const whole = (text: string | undefined, least: number, most: number): number | null => {
  if (text === undefined || !/^-?\d{1,9}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
};

const after = (words: readonly string[], name: string): string | undefined => {
  const at = words.indexOf(name);
  return at < 0 ? undefined : words[at + 1];
};

const scoreIn = (words: readonly string[]): Score | null => {
  const pawns = whole(after(words, 'cp'), -MOST_HUNDREDTHS, MOST_HUNDREDTHS);
  if (pawns !== null) return { kind: 'pawns', hundredths: pawns };
  const mate = whole(after(words, 'mate'), -DEEPEST, DEEPEST);
  return mate === null ? null : { kind: 'mate', in: mate };
};

/** What a line of UCI announces: "info depth 12 multipv 1 score cp 26 … pv e2e4 e7e5"; null where it is not that. */
export const announcedIn = (line: string): Announced | null => {
  const [word, ...words] = line.trim().split(/\s+/);
  const pv = words.indexOf('pv');
  if (word !== 'info' || pv < 0 || words.includes('string')) return null;
  const fields = words.slice(0, pv);
  // A bound says that it is more or less than that, and how much nobody knows yet.
  if (fields.includes('lowerbound') || fields.includes('upperbound')) return null;
  const depth = whole(after(fields, 'depth'), 1, DEEPEST);
  const rank = fields.includes('multipv') ? whole(after(fields, 'multipv'), 1, DEEPEST) : 1;
  const score = scoreIn(fields);
  return depth === null || rank === null || score === null ? null : { rank, depth, score, moves: words.slice(pv + 1) };
};

/** The move that ends a search, "(none)" where there is none; null where the line does not end it. */
export const bestMoveIn = (line: string): string | null => /^bestmove\s+(\S+)/.exec(line)?.[1] ?? null;
