/**
 * By language: what a rule is called to people, by the number this project gives it; null where a refusal says it all.
 */
export type RuleWords = Readonly<Record<'en' | 'ru', Readonly<Record<string, string | null>>>>;

/**
 * What a game says to people in one language: a missing text does not compile.
 * @typeParam P the parameters of its refusals by code
 * @typeParam E the ways in which something ends
 */
export interface GameTexts<P, E extends string> {
  readonly problems: { readonly [C in keyof P]: (params: P[C]) => string };
  readonly ends: Readonly<Record<E, string>>;
  /** A fact, as the object of "undo": kind and label as the game gives them (undoLabel). */
  readonly fact: (kind: string, label: string) => string;
}

/** Writes "1", "1 and 3", "1, 3 and 5", with the language's own word. */
export const joined = (parts: readonly (number | string)[], and: string): string => {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? String(last) : `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
};

/** Writes ": reason", or nothing. */
export const because = (reason: string | null | undefined): string => ((reason ?? '') === '' ? '' : `: ${reason}`);
