import type { DeclaredKey, KeyPage, Words } from '../contract/declaration';
import { COMMANDS } from '.';

type Commands = typeof COMMANDS;
type KeysOf<T extends keyof Commands> = Commands[T]['keys'];
type PageOf<T extends keyof Commands> = keyof KeysOf<T> & KeyPage;
type KeyOf<T extends keyof Commands, P extends PageOf<T>> = keyof KeysOf<T>[P] & string;

/** A key of a page for a command, as a page binds it: what it does stands in the page's help. */
export interface CommandKey extends DeclaredKey {
  readonly id: string;
  readonly help: Words;
}

/** The key that a page has for a command, by the name under which a person's own keys are kept. */
export const keyOf = <T extends keyof Commands, P extends PageOf<T>>(type: T, page: P, id: KeyOf<T, P>): CommandKey => {
  const { keys, help } = COMMANDS[type];
  const ofPage = (keys as Readonly<Record<string, Readonly<Record<string, DeclaredKey>>>>)[page];
  const key = ofPage?.[id];
  if (key === undefined) throw new Error(`${type} has no key "${id}" on the page ${page}.`);
  return { id, help, ...key };
};
