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
  | { readonly kind: 'branch'; readonly board: number; readonly to: number; readonly keep: number; readonly give: number }
  /** `pass 1>3` (chips null) or `pass 1>3:2`. */
  | { readonly kind: 'pass'; readonly board: number; readonly to: number; readonly chips: number | null }
  /** `select 5>1:2,3:1`; at least one target. */
  | { readonly kind: 'select'; readonly board: number; readonly targets: readonly ChipsTo[] }
  | { readonly kind: 'resign' | 'offer' | 'draw' | 'claim'; readonly board: number };

export type TurnItemKind = TurnItem['kind'];

/** One item with the text it was read from, for error messages. */
export interface ReadItem {
  readonly text: string;
  readonly item: TurnItem;
}

export type NotationErrorCode = keyof NotationErrorParams;
/** What the readers of notation/ refuse, with the parameters of the text. All refer to "notation" as their rule. */
export interface NotationErrorParams {
  /** No item of the language starts like this. */
  'notation/unknown_item': Record<string, never>;
  /** Known word, but what follows it is not of its form; `form` is what it should be. */
  'notation/bad_item': { form: string };
  'notation/bad_tag': Record<string, never>;
  'notation/tag_after_turns': Record<string, never>;
  'notation/duplicate_tag': { tag: string };
  /** A line that is neither a tag, a turn, an @event nor a comment. */
  'notation/unknown_line': Record<string, never>;
  'notation/unknown_event': Record<string, never>;
  'notation/bad_comment': Record<string, never>;
  'notation/bad_clock': Record<string, never>;
  /** The file is not UTF-8 text, or a line or the file is longer than the limits. */
  'notation/not_text': Record<string, never>;
  'notation/too_long': { limit: number };
}

export interface NotationError {
  readonly code: NotationErrorCode;
  readonly params: Readonly<Record<string, unknown>>;
  readonly rule: 'notation';
  /** The offending text, cut to 80 characters. */
  readonly item: string;
}
