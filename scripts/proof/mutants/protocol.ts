/** What a test reaches, worked out once on whole code. */
export interface Covered {
  readonly file: string;
  /** Which test of the file. */
  readonly nth: number;
  /** Of the processor, on code that counts. */
  readonly ms: number;
  /** How often it passes the mutant it passes most. */
  readonly hits: number;
  /** Ids of the mutants it passes. */
  readonly mutants: readonly string[];
}

/** A test that a mutant made red; `nth` -1: its file could not even be loaded. */
export interface Red {
  readonly file: string;
  readonly nth: number;
}

export type Order =
  | { readonly kind: 'dry-run' }
  | {
      readonly kind: 'mutant';
      readonly id: string;
      /** File by file, which tests of it. */
      readonly tests: readonly (readonly [file: string, numbers: readonly number[]])[];
      /** Who passes the mutant oftener than this goes round for ever. */
      readonly hitLimit: number;
    };

export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'covered'; readonly covered: readonly Covered[] }
  | {
      readonly kind: 'mutant';
      readonly id: string;
      /** Null: none was. */
      readonly redTest: Red | null;
    };
