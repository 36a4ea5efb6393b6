import type { Language } from '../../view/language';

/** What the entries of a game are filtered by. */
export type LogKind = 'turn' | 'draft' | 'clock' | 'arbiter';

/** What an entry of a game says in one language: a missing text does not compile. */
export type LogTexts<E extends { readonly type: string }> = {
  readonly [T in E['type']]: (event: Extract<E, { readonly type: T }>) => string;
};

/** How the log of who did what tells the events of a game. */
export interface GameLog<E extends { readonly type: string }> {
  readonly kinds: { readonly [T in E['type']]: LogKind };
  readonly texts: Readonly<Record<Language, LogTexts<E>>>;
}

/** A log with its own events hidden: its texts are asked with the events it was made for. */
export interface AnyGameLog {
  readonly kinds: Readonly<Record<string, LogKind>>;
  readonly texts: Readonly<Record<Language, object>>;
}
