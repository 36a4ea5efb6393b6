import type { Role } from '@schemas/pages';
import type { CommandOf, CommandType, Reason } from './commands';

/** Is a text in every language of the crew. */
export interface Words {
  readonly en: string;
  readonly ru: string;
}

/** The pages that have keys for commands. */
export type KeyPage = 'operator' | 'director' | 'arbiter' | 'commentator' | 'roster' | 'setup' | 'health';

/** A key of a page: "F9", "Alt+KeyB" (modifiers and KeyboardEvent.code), and what it does there. */
export interface DeclaredKey {
  readonly keys: string;
  readonly label: Words;
}

/** Keys by page and by the name under which a person's own keys are kept there. */
export type DeclaredKeys = Readonly<Partial<Record<KeyPage, Readonly<Record<string, DeclaredKey>>>>>;

/** What the log of who did what files a command under that leaves no entry of a match or of the show. */
export type LoggedKind = 'obs' | 'sound' | 'backup' | 'simulator' | 'device' | 'mark' | 'live';

/** Not told: the envelope, and what is too long for a line or of no use without the page that made it. */
export const LEFT_OUT = ['id', 'issuedAt', 'expectedVersion', 'rules', 'plan', 'steps', 'settings', 'ids'] as const;

type Bare<C> = C extends unknown ? Omit<C, (typeof LEFT_OUT)[number]> : never;
/** A person is told by the name he had then. */
type Named<C> = C extends { person: string } ? C & { readonly name: string } : C;

/** What the log keeps of a command. */
export type Audited<T extends CommandType> = T extends CommandType ? Named<Bare<CommandOf<T>>> : never;

/**
 * Whether a command is left out of the log, accepted or refused: what is sent without a press, and looks.
 * @param sent as it came over the wire
 */
type IsNoise = (sent: Readonly<Record<string, unknown>>) => boolean;

/** How the log shows a command: by the events it brings into the journal, if any, or by a sentence of its own. */
export type Logged<T extends CommandType> =
  | { readonly kind: null; readonly isNoise: IsNoise }
  | {
      readonly kind: LoggedKind;
      readonly isNoise: IsNoise;
      readonly words: { readonly en: (note: Audited<T>) => string; readonly ru: (note: Audited<T>) => string };
    };

/**
 * All there is to know of a command besides its shape (schemas/command.json) and what it does (its handler): pages, the
 * log, the documents and other programs read it here. Its type is its name by HTTP too.
 */
export interface Declaration<T extends CommandType> {
  /** Who may send it besides the operator, who may send all. */
  readonly roles: readonly Role[];
  readonly reason: Reason<T>;
  /** What it asks for, as an order: "start the clock". */
  readonly name: Words;
  /** What it does, in a sentence. */
  readonly help: Words;
  readonly keys: DeclaredKeys;
  readonly log: Logged<T>;
}

export type Declarations<T extends CommandType> = { readonly [K in T]: Declaration<K> };
