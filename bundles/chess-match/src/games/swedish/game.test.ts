import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../common/entry';
import { foldHistory } from '../common/history';
import { playBpgn } from './record/bpgn/playBpgn';
import { readBpgn } from './record/bpgn/readBpgn';
import { after, matchOn, moves, newMatch, T0 } from './testing/play';
import type { State } from './rules/state';
import { course } from './views/course';
import { entry } from './views/entry';
import { play } from './views/play';
import { project } from './views/project';
import { swedish } from '.';

const reserve = (state: State, board: number, side: 'white' | 'black'): string =>
  (project(state).boards[board - 1]?.reserves?.[side] ?? []).map(({ piece, count }) => piece.repeat(count)).join('');

describe('Swedish chess as views show it', () => {
  it('S1 has two threads, each with its own side to move, and teams that play both colours', () => {
    const { match, clocks } = project(moves(newMatch(), 'A:e4 B:d4 A:e5 B:d5 A:Nf3'));
    expect(match.threads).toEqual([
      { id: 'A', boards: [1], toMove: 'black', turn: '2a', moveNumber: 2, ply: 3 },
      { id: 'B', boards: [2], toMove: 'white', turn: '2B', moveNumber: 2, ply: 2 },
    ]);
    expect([match.toMove, match.ply, match.turn]).toEqual([null, 5, '2A']);
    const team = (thread: string, side: string) =>
      match.seats.find((seat) => seat.thread === thread && seat.side === side)?.team;
    expect([team('A', 'white'), team('B', 'black'), team('A', 'black'), team('B', 'white')]).toEqual([
      ...['white', 'white', 'black', 'black'],
    ]);
    expect(clocks.clocks.map(({ id, board, team: of }) => [id, board, of])).toEqual([
      ['A-white', 1, 'white'],
      ['A-black', 1, 'black'],
      ['B-white', 2, 'black'],
      ['B-black', 2, 'white'],
    ]);
  });

  it('S2 S3 shows what is given in the partner’s reserve, and a drop as a move from nowhere', () => {
    const taken = moves(newMatch(), 'A:e4 A:d5 A:exd5 B:e4');
    expect([reserve(taken, 1, 'white'), reserve(taken, 2, 'black'), reserve(taken, 2, 'white')]).toEqual(['', 'P', '']);
    const dropped = moves(taken, 'B:P@e5');
    expect(reserve(dropped, 2, 'black')).toBe('');
    expect(project(dropped).boards[1]?.lastMoves).toEqual([{ from: null, to: 'e5', san: 'P@e5' }]);
    expect(project(dropped).boards[1]?.pieces['e5']).toBe('bP');
  });

  it('S8 an end stops both boards and counts for the team', () => {
    const over = after(moves(newMatch(), 'A:e4'), { type: 'resign', team: 'first' });
    const { match, boards, score } = project(over);
    expect([match.status, match.threads.map(({ toMove }) => toMove)]).toEqual(['over', [null, null]]);
    expect(boards.map(({ status, result }) => [status, result?.kind])).toEqual([
      ['ended', 'resignation'],
      ['ended', 'resignation'],
    ]);
    expect(score).toMatchObject({ white: 0, black: 2, ledger: [{ kind: 'resignation', black: 2 }] });
    expect(play(over).end).toMatchObject({ result: 'black', reason: 'resignation' });
  });

  it('S12 says who sits and for what', () => {
    const state = matchOn({ A: '4R1k1/5ppp/8/8/8/8/8/K7[] b - - 0 1', B: null });
    const [sits] = course(state).boards;
    expect(sits?.sitting).toMatchObject({ side: 'black', inCheck: true });
    expect(sits?.sitting?.waitsFor).toContain('N');
    expect(entry(state, {}, 1).boards[0]?.move).toMatchObject({ code: 'swedish/move/sitting' });
  });

  it('S2 S4 tells who took a queen for the partner, and not of one that had been a pawn', () => {
    const taken = moves(newMatch(), 'A:e4 A:d5 A:exd5 A:Qxd5 A:Nc3 A:Qa5 B:e4 B:d5 B:exd5 B:Qxd5 B:Nc3 B:Nc6 B:Nxd5');
    expect(course(taken).queens).toEqual([{ turn: '4B', board: 2, side: 'white' }]);
    const pawn = matchOn({ A: 'q~3k3/8/8/8/8/8/8/R3K3[] w - - 0 1', B: null });
    expect(course(moves(pawn, 'A:Rxa8+')).queens).toEqual([]);
    const queen = matchOn({ A: 'q3k3/8/8/8/8/8/8/R3K3[] w - - 0 1', B: null });
    expect(course(moves(queen, 'A:Rxa8+')).queens).toEqual([{ turn: '1A', board: 1, side: 'white' }]);
  });

  it('S3 S7 the entry knows every legal move, and what a draft comes to', () => {
    const state = moves(newMatch(), 'A:e4 A:d5 A:exd5 B:e4');
    const drafted = swedish.withDraft(swedish.withDraft(state, 'A', 'Qxd5'), 'B', 'P@h8');
    const [a, b] = entry(drafted, { A: 7, B: 9 }, 4).boards;
    expect(a?.draft).toMatchObject({ version: 7, ready: true, san: 'Qxd5', problem: null });
    expect(a?.draft.gives).toEqual({ piece: 'P', board: 2, side: 'white' });
    expect(b?.draft).toMatchObject({ version: 9, ready: false, problem: { code: 'swedish/drop/occupied' } });
    expect(b?.moves).toContainEqual({ san: 'P@e5', from: null, to: 'e5', piece: 'P', promotion: null });
    expect(b?.moves.every(({ from, to }) => from !== to)).toBe(true);
  });
});

describe('records', () => {
  it('S1 of real games play to their end, every picture of them can be shown', () => {
    const folder = join(import.meta.dirname, '../../../fixtures/swedish');
    for (const name of readdirSync(folder)) {
      const read = readBpgn(readFileSync(join(folder, name), 'utf8'));
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      {
        const played = playBpgn(read.value, T0);
        if (!played.ok) throw new Error(JSON.stringify(played.error));
        const entries: Entry[] = played.value.events.map((event, index) => ({ seq: index + 1, event }));
        const folded = foldHistory<State>(swedish, played.value.initial, entries);
        expect(folded.state).toEqual(played.value.state);
        expect(project(folded.state).match.status).toBe('over');
      }
    }
  });
});
