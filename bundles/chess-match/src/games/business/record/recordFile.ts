import { printItem } from './printItem';
import type { ReadItem, TurnItem } from './turnItem';

/** A `.bcr` file as its lines, nothing interpreted: enough to write the same text again. */
export interface RecordFile {
  readonly tags: readonly Tag[];
  readonly lines: readonly RecordLine[];
}

interface Line {
  /** 1-based line of the file, for errors; the writer ignores it. */
  readonly line: number;
  /** Text after `;` to the end of the line, without the spaces around it, or null. */
  readonly comment: string | null;
}

export interface Tag extends Line {
  readonly name: string;
  readonly value: string;
  /** Comment lines that stand between the tag before and this one. */
  readonly above: readonly string[];
}

/** A comment in braces, as written but without the braces. */
export interface Brace {
  readonly text: string;
  /** How many of the turn's items, in the order given, stand before it. */
  readonly after: number;
}

export type RecordLine =
  | (Line & {
      readonly kind: 'turn';
      /** 0 for "1.", 1 for "1...", 2 for "2." */
      readonly ply: number;
      readonly items: readonly ReadItem[];
      /**
       * The mover's clock after the press; read from the brace {[%clk h:mm:ss]}, which the writer takes from `braces`.
       */
      readonly clockMs: number | null;
      readonly braces: readonly Brace[];
    })
  | (Line & {
      readonly kind: 'veto';
      readonly side: 'white' | 'black';
      /** The declarer's clock, an extension of ours: `@veto white {[%clk 0:29:59]}`. */
      readonly clockMs: number | null;
    })
  | (Line & { readonly kind: 'flag'; readonly side: 'white' | 'black' })
  | (Line & { readonly kind: 'control-board' })
  /** Arbiter's corrections, an extension of ours: `@position 3 FEN`, `@rating 3 5`. */
  | (Line & { readonly kind: 'position'; readonly board: number; readonly fen: string })
  | (Line & { readonly kind: 'rating'; readonly board: number; readonly rating: number })
  | (Line & { readonly kind: 'comment'; readonly comment: string });

export const RECORD_LIMITS = { fileCharacters: 1_000_000, lineCharacters: 4000, tags: 200 } as const;

const two = (count: number): string => String(count).padStart(2, '0');

/** `[%clk h:mm:ss]`: whole seconds, those begun counted in full, so that a clock with time left never reads zero. */
export const clockText = (clockMs: number): string => {
  const seconds = Math.max(0, Math.ceil(clockMs / 1000));
  return `[%clk ${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}]`;
};

/** A tag to be written: not read from a file. */
export const newTag = (name: string, value: string): Tag => ({ name, value, line: 0, comment: null, above: [] });

/** A veto to be written; its clock in full seconds left, so that it never reads more time than there was. */
export const newVeto = (side: 'white' | 'black', clockMs: number | null): RecordLine => ({
  kind: 'veto',
  side,
  clockMs: clockMs === null ? null : Math.max(0, Math.floor(clockMs / 1000) * 1000),
  line: 0,
  comment: null,
});

/** A turn to be written, with the mover's clock after the press where it is known. */
export const newTurn = (ply: number, items: readonly TurnItem[], clockMs: number | null): RecordLine => ({
  kind: 'turn',
  ply,
  items: items.map((item) => ({ text: printItem(item), item })),
  clockMs,
  braces: clockMs === null ? [] : [{ text: clockText(clockMs), after: items.length }],
  line: 0,
  comment: null,
});
