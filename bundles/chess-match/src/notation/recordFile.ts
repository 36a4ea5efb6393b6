import type { ReadItem } from './turnItem';

/** A `.bcr` file as its lines, nothing interpreted: enough to write the same text again. */
export interface RecordFile {
  readonly tags: readonly { readonly name: string; readonly value: string; readonly line: number }[];
  readonly lines: readonly RecordLine[];
}

interface Line {
  /** 1-based line of the file, for errors; the writer ignores it. */
  readonly line: number;
  /** Text after `;` to the end of the line, or null. */
  readonly comment: string | null;
}

export type RecordLine =
  | (Line & {
      readonly kind: 'turn';
      /** 0 for "1.", 1 for "1...", 2 for "2." */
      readonly ply: number;
      readonly items: readonly ReadItem[];
      /** From {[%clk h:mm:ss]}: the mover's clock after the press. */
      readonly clockMs: number | null;
      /** Brace comments as written, without braces, the clock one included. */
      readonly braces: readonly string[];
    })
  | (Line & { readonly kind: 'veto' | 'flag'; readonly side: 'white' | 'black' })
  | (Line & { readonly kind: 'control-board' })
  /** Arbiter's corrections, an extension of ours: `@position 3 FEN`, `@rating 3 5`. */
  | (Line & { readonly kind: 'position'; readonly board: number; readonly fen: string })
  | (Line & { readonly kind: 'rating'; readonly board: number; readonly rating: number })
  | (Line & { readonly kind: 'comment' });
