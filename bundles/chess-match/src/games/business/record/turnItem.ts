/** The items of a turn as rules/notation.md writes them. Text only: nothing here knows whether an item is legal. */

export interface ChipsTo {
  readonly board: number;
  /** null: not written; all chips of the branch. Only with a single target. */
  readonly chips: number | null;
}

export type TurnItem =
  /** `2:Nf3`; `san` as written until the rules made it standard. */
  | { readonly kind: 'move'; readonly board: number; readonly san: string }
  /** `branch 1>2 3+7`: board 1 keeps 3, board 2 gets 7. */
  | {
      readonly kind: 'branch';
      readonly board: number;
      readonly to: number;
      readonly keep: number;
      readonly give: number;
    }
  /** `pass 1>3` (chips null) or `pass 1>3:2`. */
  | { readonly kind: 'pass'; readonly board: number; readonly to: number; readonly chips: number | null }
  /** `select 5>1:2,3:1`; at least one target. */
  | { readonly kind: 'select'; readonly board: number; readonly targets: readonly ChipsTo[] }
  | { readonly kind: 'resign'; readonly board: number }
  | { readonly kind: 'offer'; readonly board: number }
  | { readonly kind: 'draw'; readonly board: number }
  | { readonly kind: 'claim'; readonly board: number };

/** One item with the text it was read from, for error messages. */
export interface ReadItem {
  readonly text: string;
  readonly item: TurnItem;
}
