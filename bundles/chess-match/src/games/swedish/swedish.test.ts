import { describe, expect, it } from 'vitest';
import { decided, fenOf, moves, newMatch, after } from './testing/play';
import type { Command } from './rules/commands';
import type { State } from './rules/state';
import { boardOf } from './rules/numbers';
import { swedish } from '.';

const { lookBack, threadOf, turnKey, withDraft } = swedish;

describe('Swedish chess as the authority plugs it in', () => {
  const threadOfLast = (command: Command, state: State = newMatch()): string | null => {
    const last = decided(state, command).at(-1);
    return last === undefined ? 'nothing happened' : threadOf(last);
  };
  const corrected = { board: 'B', reason: '' } as const;

  it.each<[Command, string | null]>([
    [{ type: 'press', board: 'A', text: 'e4' }, 'A'],
    [{ type: 'press', board: 'B', text: 'e4' }, 'B'],
    [{ type: 'correctPosition', ...corrected, fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1' }, 'B'],
    [{ type: 'correctReserve', ...corrected, side: 'white', piece: 'n', count: 1 }, 'B'],
    [{ type: 'setClock', ...corrected, side: 'white', remainingMs: 5000 }, 'B'],
    [{ type: 'addTime', ...corrected, side: 'white', ms: 5000 }, 'B'],
    [{ type: 'startClocks' }, null],
    [{ type: 'offerDraw', team: 'first' }, null],
    [{ type: 'resign', team: 'first' }, null],
  ])('S1 what belongs to one board: %j', (command, thread) => {
    expect(threadOfLast(command)).toBe(thread);
  });

  const matesNext = (): State => moves(newMatch(), 'A:e4 A:e5 A:Bc4 A:Nc6 A:Qh5 A:Nf6');

  it('S8 an end belongs to both boards, also the one a move brought', () => {
    expect(threadOfLast({ type: 'press', board: 'A', text: 'Qxf7#' }, matesNext())).toBeNull();
  });

  it('S1 decides what it understands and says why not of the rest', () => {
    const event = swedish.decide(newMatch(), { type: 'commitTurn', thread: 'B', line: 'd4' }, 5);
    expect(event).toMatchObject({ ok: true, value: [{ type: 'movePlayed', board: 'B', san: 'd4', atMs: 5 }] });
    const refused = swedish.decide(newMatch(), { type: 'commitTurn', line: 'd4' }, 5);
    expect(refused).toMatchObject({ ok: false, error: { code: 'swedish/move/no_board' } });
  });

  it('S1 names the turn that a press is for, on each board; none where nobody is to move', () => {
    const played = moves(newMatch(), 'A:e4 A:e5 B:d4');
    expect([turnKey(played, 'A'), turnKey(played, 'B'), turnKey(played, 'C')]).toEqual(['A2', 'B1', null]);
    expect(turnKey(after(played, { type: 'resign', team: 'first' }), 'A')).toBeNull();
  });

  it('S1 keeps a draft for each board, and none for others', () => {
    const drafted = withDraft(withDraft(newMatch(), 'A', 'e4'), 'B', 'd4');
    expect(drafted.drafts).toEqual({ A: 'e4', B: 'd4' });
    expect(withDraft(drafted, 'C', 'a4')).toBe(drafted);
    const [event] = decided(drafted, { type: 'startClocks' });
    expect(event === undefined ? 'nothing' : swedish.keptDraft(event)).toBeNull();
  });

  it('S1 can be looked back at: boards, positions, clocks, who is to move', () => {
    const played = moves(newMatch(), 'A:e4 B:d4 B:d5');
    const { ply, boards, positions, score, counts } = lookBack.glance(played);
    expect([ply, boards.map(({ board }) => board), score, counts]).toEqual([3, [1, 2], { white: 0, black: 0 }, {}]);
    expect(positions).toEqual({ '1': fenOf(played, 'A'), '2': fenOf(played, 'B') });
    expect(lookBack.clocks(played)).toEqual([played.boards.A.clock, played.boards.B.clock]);
    expect([lookBack.toMove(played, 'A'), lookBack.toMove(played, 'B')]).toEqual(['black', 'white']);
  });

  it('S1 has two boards and no third', () => {
    expect([boardOf(0), boardOf(1), boardOf(2), boardOf(3)]).toEqual([null, 'A', 'B', null]);
  });
});
