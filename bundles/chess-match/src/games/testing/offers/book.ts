import type { EntryView } from '@schemas/entry';
import type { MovesView } from '@schemas/moves';
import type { Problem } from '../../common/problem';
import type { GameDraftView, GameViews } from '../../common/views';

/** What pages of the operator have of a state. */
export interface Published {
  readonly match: GameViews['match'];
  readonly entry: EntryView;
  /** Null where the game is entered by its own view alone. */
  readonly draft: GameDraftView | null;
  readonly moves: MovesView['boards'];
}

/** A command as a page sends it, and what its views say of it. */
export interface Press {
  readonly what: string;
  readonly command: { readonly type: string } & Readonly<Record<string, unknown>>;
  /** Null: it may be done. */
  readonly bar: Pick<Problem, 'code'> | null;
  /** What may be done may be refused all the same, by what a clock shows: views know no moment. */
  readonly byClock?: true;
}

/** A line that a page would make of the draft of a thread, and whether its views offer that. */
export interface Typed {
  readonly what: string;
  readonly thread: string;
  readonly line: string;
  readonly isOffered: boolean;
}

/** What became of a line in a thread. */
export interface Drafted {
  /** Nothing is wrong with it, be it that it still lacks something. */
  readonly isTaken: boolean;
  /** Pressing it would be accepted. */
  readonly isReady: boolean;
  /** The same for lines that mean the same. */
  readonly stands: string;
}

/** How the views of one game are read as what may be done. */
export interface OfferBook {
  /** Matches worth playing. */
  readonly settings: readonly object[];
  /** What there is to do: every act is met, offered and not. */
  readonly acts: readonly string[];
  /** Acts that are only ever offered, or never. */
  readonly oneWay: readonly string[];
  presses(seen: Published): readonly Press[];
  /**
   * Lines that could come next.
   * @param line the draft of the thread
   * @param words moves of other positions
   */
  lines(
    seen: Published,
    at: { readonly thread: string; readonly line: string },
    words: readonly string[],
  ): readonly Typed[];
  drafted(seen: Published, thread: string): Drafted;
}

/** The entry of a game, of which the views must be. */
export const entryOf = <G extends EntryView['game']>(
  { entry }: Published,
  game: G,
): Extract<EntryView, { readonly game: G }> => {
  if (entry.game !== game) throw new Error(`the entry is of ${String(entry.game)}`);
  return entry as Extract<EntryView, { readonly game: G }>;
};

/** Words that none of these moves is written with. */
export const othersThan = (moves: readonly { readonly san: string }[], words: readonly string[]): readonly string[] => {
  const offered = new Set(moves.map(({ san }) => san));
  return words.filter((word) => !offered.has(word));
};
