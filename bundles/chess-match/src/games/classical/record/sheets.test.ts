import { describe, expect, it } from 'vitest';
import { after, moves, newMatch } from '../testing/play';
import { sheetsOf } from './sheets';

const FOOLS_MATE = '2:f3 2:e5 2:g4 2:Qh4';

describe('score sheets of a match on boards', () => {
  it('C1 each board has one, with the teams by its colours', () => {
    const { sheets, scored } = sheetsOf(moves(newMatch({ boards: 2 }), '1:e4'));
    expect(
      sheets.map(({ key, board, name, teams, form, end }) => [key, board, name, teams.white, teams.black, form, end]),
    ).toEqual([
      ['board-1', 1, '1', 'white', 'black', 'pairs', null],
      ['board-2', 2, '2', 'black', 'white', 'pairs', null],
    ]);
    expect(sheets.map((sheet) => sheet.moves.map(({ number, side, text }) => [number, side, text]))).toEqual([
      [[1, 'white', 'e4']],
      [],
    ]);
    expect(scored).toEqual([]);
  });

  it('C8 an end stands below with its last move, and its points are the teams’, in the order of the ends', () => {
    const mated = moves(newMatch({ boards: 2 }), FOOLS_MATE);
    const { sheets, scored } = sheetsOf(after(mated, { type: 'resignMatch', team: 'white', thread: '1' }));
    expect(sheets.map(({ end }) => end)).toEqual([
      { reason: 'resignation', result: 'black', turn: '', remarks: [] },
      { reason: 'mate', result: 'black', turn: '2...', remarks: [] },
    ]);
    expect(scored).toEqual([
      { turn: '2...', board: 2, reason: 'mate', halves: { white: 2, black: 0 }, remarks: [] },
      { turn: '', board: 1, reason: 'resignation', halves: { white: 0, black: 2 }, remarks: [] },
    ]);
  });

  it('a position that was agreed stands before the first move, one that was set where it was set', () => {
    const start = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    const set = '4k3/8/8/8/4P3/8/8/3K4 b - - 0 1';
    const begun = moves(newMatch({ boards: 1, start }), 'e4');
    const [sheet] = sheetsOf(after(begun, { type: 'correctPosition', board: 1, fen: set, reason: 'r' })).sheets;
    expect(sheet?.before).toEqual([{ code: 'position', params: { fen: start } }]);
    expect(sheet?.moves.map(({ remarks }) => remarks)).toEqual([[{ code: 'position', params: { fen: set } }]]);
    expect(sheetsOf(newMatch({ boards: 1 })).sheets[0]?.before).toEqual([]);
  });
});
