/** What a test reaches, worked out once on whole code. */
export interface Covered {
  readonly file: string;
  /** Which test of the file. */
  readonly nth: number;
  readonly ms: number;
  /** How often it passes the mutant it passes most. */
  readonly hits: number;
  /** Ids of the mutants it passes. */
  readonly mutants: readonly string[];
}

export type Order =
  | { readonly kind: 'dry-run' }
  | {
      readonly kind: 'mutant';
      readonly id: string;
      readonly tests: readonly { readonly file: string; readonly nth: number }[];
      /** Who passes the mutant oftener than this goes round for ever. */
      readonly hitLimit: number;
    };

export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'covered'; readonly covered: readonly Covered[] }
  | { readonly kind: 'mutant'; readonly id: string; readonly seen: boolean };
