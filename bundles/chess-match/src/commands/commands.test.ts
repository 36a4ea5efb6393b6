import { describe, expect, it } from 'vitest';
import type { CommandType } from '../contract/commands';
import type { DeclaredKey, Declarations } from '../contract/declaration';
import { COMMAND_SHAPES } from '../match/authority/shapes';
import { HANDLERS } from '../match/authority/commandTable';
import { AREAS, COMMAND_TYPES, COMMANDS, declarationOf, isCommandType, LOGGED_TYPES } from '.';
import { keyOf } from './keys';

/** One key may serve several commands, and then it is one on the page: what it sends follows from the moment. */
const KEYS = COMMAND_TYPES.flatMap((type) =>
  Object.entries(declarationOf(type).keys).flatMap(([page, keys]) =>
    Object.entries(keys).map(([id, key]) => ({ page, id, ...key })),
  ),
);

describe('what is declared of commands', () => {
  it('is of every shape and of no other, each in one area', () => {
    expect(COMMAND_TYPES.toSorted()).toEqual(COMMAND_SHAPES.map(({ properties: { type } }) => type.const).toSorted());
    expect(Object.values(AREAS).flatMap((area) => Object.keys(area))).toEqual([...COMMAND_TYPES]);
    expect([isCommandType('undo'), isCommandType('toString'), isCommandType(7)]).toEqual([true, false, false]);
  });

  it('does not compile without one, with one too many, or with the reason or the sentence of another', () => {
    const { undo, redo, setClock, cutScene, ...rest } = COMMANDS;
    const all = { ...rest, undo, redo, setClock, cutScene };
    // @ts-expect-error a command is not declared
    const missing: Declarations<CommandType> = { ...rest, undo, redo, setClock };
    // @ts-expect-error there is no such command
    const unknown = { ...all, explode: redo } satisfies Declarations<CommandType>;
    // @ts-expect-error it has a field for a reason, and says nothing of it
    const silent: Declarations<CommandType> = { ...all, setClock: { ...setClock, reason: 'none' } };
    // @ts-expect-error its sentence tells of what the command does not carry
    const strange: Declarations<CommandType> = { ...all, redo: { ...redo, log: cutScene.log } };
    // @ts-expect-error a text is missing in one language
    const mute: Declarations<CommandType> = { ...all, undo: { ...undo, name: { en: 'undo' } } };
    expect([missing, unknown, silent, strange, mute]).toHaveLength(5);
  });

  it('tells by a sentence what leaves no entry elsewhere, looks apart', () => {
    const isPort = (type: CommandType): boolean => !['match', 'draft', 'library', 'show'].includes(HANDLERS[type].of);
    expect(LOGGED_TYPES.toSorted()).toEqual(
      COMMAND_TYPES.filter((t) => isPort(t) && t !== 'planObs' && t !== 'askEngine').toSorted(),
    );
  });

  it('names each by an order of its own and says in a sentence what it does', () => {
    for (const language of ['en', 'ru'] as const) {
      const names = COMMAND_TYPES.map((type) => declarationOf(type).name[language]);
      expect(new Set(names).size).toBe(names.length);
      expect(COMMAND_TYPES.filter((type) => !/^[\p{Lu}].*\.$/u.test(declarationOf(type).help[language]))).toEqual([]);
    }
  });
});

describe('keys of commands', () => {
  it('do one thing on a page, by one name there; the set-up has tabs, each with its own', () => {
    const meaning = ({ page, id, label }: DeclaredKey & { readonly page: string; readonly id: string }): string =>
      JSON.stringify([page, id, label]);
    const shared = KEYS.filter(({ page }) => page !== 'setup');
    const torn = shared.filter((key) =>
      shared.some(
        (other) =>
          other.page === key.page &&
          (other.id === key.id || other.keys === key.keys) &&
          meaning(other) !== meaning(key),
      ),
    );
    expect(torn).toEqual([]);
  });

  it('are had by the page and the name, and not on another page', () => {
    expect(keyOf('takeCued', 'director', 'take')).toMatchObject({ id: 'take', keys: 'KeyT', label: { en: 'Take' } });
    // @ts-expect-error arbiters take nothing
    expect(() => keyOf('takeCued', 'arbiter', 'take')).toThrow('no key "take" on the page arbiter');
  });
});
