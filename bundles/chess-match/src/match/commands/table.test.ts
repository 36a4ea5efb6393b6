import { describe, expect, it } from 'vitest';
import type { CommandType } from '../../contract/commands';
import { asSent } from './handlers/show';
import type { Row } from './row';
import { COMMAND_SHAPES } from './shapes';
import { COMMAND_TYPES, COMMANDS, isCommandType, LOGGED_KINDS } from './table';

type Table = { readonly [T in CommandType]: Row<T> };

describe('the table of commands', () => {
  it('has a row for every shape and no other', () => {
    expect(COMMAND_TYPES.toSorted()).toEqual(COMMAND_SHAPES.map(({ properties: { type } }) => type.const).toSorted());
    expect([isCommandType('undo'), isCommandType('toString'), isCommandType(7)]).toEqual([true, false, false]);
  });

  it('does not compile without a row, with one too many, or with the handler or the reason of another', () => {
    const { undo, redo, setClock, cueGraphic, ...rest } = COMMANDS;
    const rows = { ...rest, undo, redo, setClock, cueGraphic };
    // @ts-expect-error a command has no row
    const missing: Table = { ...rest, undo, redo, setClock };
    // @ts-expect-error a row has no command
    const unknown = { ...rows, explode: redo } satisfies Table;
    // @ts-expect-error the handler is of another command
    const strange: Table = { ...rows, redo: { ...redo, handler: undo.handler } };
    // @ts-expect-error what it carries is checked by nobody
    const unchecked: Table = { ...rows, cueGraphic: { ...cueGraphic, handler: asSent } };
    // @ts-expect-error it has a field for a reason, and says nothing of it
    const silent: Table = { ...rows, setClock: { ...setClock, reason: 'none' } };
    expect([missing, unknown, strange, unchecked, silent]).toHaveLength(5);
  });

  it('files under their own kind what leaves no entry elsewhere, looks apart', () => {
    const isPort = (type: CommandType): boolean =>
      !['match', 'draft', 'library', 'show'].includes(COMMANDS[type].handler.of);
    expect(Object.keys(LOGGED_KINDS)).toEqual(COMMAND_TYPES.filter((type) => isPort(type) && type !== 'planObs'));
  });
});
