import { describe, expect, it } from 'vitest';
import type { CommandType } from '../../contract/commands';
import type { Handler } from './handlers/handler';
import { asSent } from './handlers/show';
import { HANDLERS, rowOf } from './commandTable';

type Table = { readonly [T in CommandType]: Handler<T> };

describe('the table of handlers', () => {
  it('does not compile without one, with one too many, or with that of another', () => {
    const { undo, redo, cueGraphic, ...rest } = HANDLERS;
    const all = { ...rest, undo, redo, cueGraphic };
    // @ts-expect-error a command is carried out by nobody
    const missing: Table = { ...rest, undo, redo };
    // @ts-expect-error a handler has no command
    const unknown = { ...all, explode: redo } satisfies Table;
    // @ts-expect-error the handler is of another command
    const strange: Table = { ...all, redo: undo };
    // @ts-expect-error what it carries is checked by nobody
    const unchecked: Table = { ...all, cueGraphic: asSent };
    expect([missing, unknown, strange, unchecked]).toHaveLength(4);
  });

  it('joins what is declared with what carries it out', () => {
    expect(rowOf('startClock')).toMatchObject({ roles: ['arbiter'], reason: 'none', handler: HANDLERS.startClock });
  });
});
