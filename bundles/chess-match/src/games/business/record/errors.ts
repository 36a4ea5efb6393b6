import type { NamedParams } from '../../duel/words/problems';

/** What readers of turns and records refuse, with the parameters of the text. All refer to "notation" as their rule. */
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
  /** A brace that does not open and close on its line, or stands outside a turn. */
  'notation/bad_comment': Record<string, never>;
  'notation/bad_clock': Record<string, never>;
  /** A variation of a PGN file that no branching leads to. */
  'notation/no_branch': { board: number };
  /** A PGN file with a game for each branch. */
  'notation/score_sheets': Record<string, never>;
  /** Not UTF-8, or with a NUL in it. */
  'notation/not_text': Record<string, never>;
  /** `limit` is in characters, or tags. */
  'notation/too_long': { what: 'line' | 'file' | 'tags'; limit: number };
}

/** What the words of a PGN file are refused for, before anybody looks at what they mean. */
export type PgnErrorParams = NamedParams<'business', Record<never, never>>;

export type NotationErrorCode = keyof NotationErrorParams;

export interface NotationError {
  readonly code: NotationErrorCode;
  readonly params: Readonly<Record<string, unknown>>;
  readonly rule: 'notation';
  /** The offending text, cut to 80 characters. */
  readonly item: string;
}

const QUOTED_CHARACTERS = 80;

/** The text as an error quotes it: never longer than the screen, never half a character. */
const quoted = (text: string): string => [...text.slice(0, 2 * QUOTED_CHARACTERS)].slice(0, QUOTED_CHARACTERS).join('');

/** An error of these readers; `item` is the offending text. */
export const notationError = <C extends NotationErrorCode>(
  code: C,
  params: NotationErrorParams[C],
  item: string,
): NotationError => ({ code, params, rule: 'notation', item: quoted(item) });
