import { describe, expect, it } from 'vitest';
import { isOneMoment, postOf, type Views } from './ground';
import { judge } from './judge';

const PIECES = { e1: 'wK', e8: 'bK' };
const DROP = { san: 'N@f7', from: null, to: 'f7', piece: 'N', promotion: null };

/** A match whose boards are entered each by itself; a team has White on the one and Black on the other. */
const views = (entry: 'both' | 'operator' = 'both', line = ''): Views => {
  const board = (number: number) => ({
    board: number,
    status: 'live',
    pieces: PIECES,
    toMove: number === 2 ? 'black' : 'white',
    files: 8,
    ranks: 8,
  });
  const team = {
    matchVersion: 7,
    entry,
    draft: null,
    moves: {},
    own: { game: null },
    boards: [],
    acts: null,
    actsIn: {},
  } as const;
  const desk = { board: 2, thread: 'B', draft: { version: 4, line }, moves: [DROP] };
  return {
    match: {
      matchId: 'm',
      version: 7,
      ply: 0,
      status: 'live',
      threads: [
        { id: 'A', boards: [1], ply: 5 },
        { id: 'B', boards: [2], ply: 9 },
      ],
      seats: [
        { thread: 'A', side: 'white', team: 'white' },
        { thread: 'A', side: 'black', team: 'black' },
        { thread: 'B', side: 'black', team: 'white' },
        { thread: 'B', side: 'white', team: 'black' },
      ],
    },
    complete: { version: 7 },
    boards: { boards: [board(1), board(2)] },
    teamWhite: { ...team, boards: [desk] },
    teamBlack: team,
  } as unknown as Views;
};

describe('what a wooden board is held against', () => {
  it('is the own board where boards are entered each by itself: the line is the move, dropped pieces too', () => {
    const post = postOf(views(), { place: 'captain-white' }, 2);
    expect(post).toMatchObject({ turn: 'm:9:open', entry: { team: 'white', thread: 'B', version: 4, drafted: null } });
    expect(post && judge(post.ground, { ...PIECES, f7: 'bN' })).toEqual({ kind: 'move', san: 'N@f7' });
    expect([post?.entry?.withMove('', 'N@f7'), post?.entry?.back('N@f7', 0)]).toEqual(['N@f7', '']);
    expect(postOf(views('both', 'Ke7'), { place: 'board-2' }, 2)?.entry).toMatchObject({ drafted: 'Ke7' });
  });

  it('is the position alone where the own team is not to move, or the operator enters', () => {
    for (const post of [
      postOf(views(), { place: 'captain-black' }, 2),
      postOf(views(), { place: 'captain-white' }, 1),
      postOf(views('operator'), { place: 'captain-white' }, 2),
    ])
      expect(post).toMatchObject({ ground: { pieces: PIECES }, entry: null });
    expect(postOf(views(), { place: 'captain-white' }, 3)).toBeNull();
  });

  it('is nothing where the match is played on larger boards', () => {
    const { boards, ...rest } = views();
    const large = boards?.boards.map((board) => ({ ...board, files: 9, ranks: 9 })) ?? [];
    expect(postOf({ ...rest, boards: { boards: large } }, { place: 'captain-white' }, 1)).toBeNull();
  });

  it('is the board of a turn of one move, in a game that is not named: its line is the move', () => {
    const { match, boards, teamWhite, ...rest } = views();
    const moves = { '1': [DROP] };
    const draft = { version: 5, line: 'Ke2', items: [], boards: [] };
    const game = { ...rest, boards, match: { ...match, game: 'another' }, teamWhite: { ...teamWhite, draft, moves } };
    const post = postOf(game as unknown as Views, { place: 'captain-white' }, 1);
    expect(post).toMatchObject({ ground: { moves: [DROP] }, entry: { thread: null, version: 5, drafted: 'Ke2' } });
    expect([post?.entry?.withMove('Ke2', 'Kf2'), post?.entry?.back('Kf2', 0)]).toEqual(['Kf2', '']);
  });

  it('is looked at only when all of it is of one version', () => {
    expect(isOneMoment(views())).toBe(true);
    expect(isOneMoment({ ...views(), complete: { version: 6 } })).toBe(false);
    expect(isOneMoment({})).toBe(false);
  });
});
