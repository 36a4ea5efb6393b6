import { describe, expect, it } from 'vitest';
import { after, endOn, moves, newMatch, refusal, T0 } from '../testing/play';
import { initial } from './initial';
import { sideOf, teamAt } from './colours';
import { isOver, running, scoreOf, type State } from './state';
import { takenBackWith } from './takenBackWith';

const two = (settings: Readonly<Record<string, unknown>> = {}): State => newMatch({ boards: 2, ...settings });
const clockOf = ({ boards }: State, board: number) => boards[board - 1]?.clock;
const FOOLS_MATE = '1:f3 1:e5 1:g4 1:Qh4';
const SHUFFLE = '1:Nf3 1:Nf6 1:Ng1 1:Ng8';

describe('C1 boards and colours', () => {
  it('a match has as many boards as are agreed, one to five', () => {
    expect([1, 2, 3, 4, 5].map((boards) => newMatch({ boards }).boards.length)).toEqual([1, 2, 3, 4, 5]);
    expect(initial({ settings: { boards: 6 } })).toMatchObject({ error: { code: 'settings/bad_value', rule: 'C1' } });
    expect(refusal(two(), { type: 'commitTurn', line: '3:e4' })).toEqual(['board/none', { text: '3', boards: 2 }]);
    expect(refusal(two(), { type: 'commitTurn', line: 'e4' })).toEqual(['board/none', { text: '', boards: 2 }]);
    expect(moves(newMatch({ boards: 1 }), 'e4').moves).toMatchObject([{ board: 1, san: 'e4' }]);
  });

  it('colours alternate by board, or are the same on all', () => {
    const colours = (agreed: 'alternating' | 'same') =>
      [1, 2, 3, 4, 5].map((board) => sideOf({ colours: agreed }, board, 'white'));
    expect(colours('alternating')).toEqual(['white', 'black', 'white', 'black', 'white']);
    expect(colours('same')).toEqual(['white', 'white', 'white', 'white', 'white']);
    expect(teamAt({ colours: 'alternating' }, 2, 'white')).toBe('black');
  });

  it('all boards may begin from one position, which must be playable', () => {
    const start = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    expect(two({ start }).boards.map(({ fen }) => fen)).toEqual([start, start]);
    for (const bad of [
      'junk',
      '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1',
      'rnbqkbnr/pppppppp/P7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    ])
      expect(initial({ settings: { start: bad } })).toMatchObject({ error: { code: 'classical/start/bad_position' } });
  });

  it('no board waits for another', () => {
    const state = moves(two(), '1:e4 2:d4 2:d5 2:c4 1:c5');
    expect(state.moves.map(({ board, number, side }) => [board, number, side])).toEqual([
      [1, 1, 'white'],
      [2, 1, 'white'],
      [2, 1, 'black'],
      [2, 2, 'white'],
      [1, 1, 'black'],
    ]);
  });
});

describe('C2 clocks', () => {
  it('start together or by board, and each press hands the clock over with its increment', () => {
    const begun = after(two({ timePerPlayerMs: 60_000, incrementMs: 2000 }), { type: 'startClock' });
    expect(running(begun)).toEqual([
      { board: 1, side: 'white' },
      { board: 2, side: 'white' },
    ]);
    const pressed = after(begun, { type: 'commitTurn', thread: '1', line: 'e4' }, T0 + 5000);
    expect(clockOf(pressed, 1)).toMatchObject({ running: 'black', remainingMs: { white: 57_000, black: 60_000 } });
    expect(clockOf(pressed, 2)?.running).toBe('white');
    expect(pressed.moves.at(-1)?.clockMs).toBe(57_000);
    const stopped = after(pressed, { type: 'stopClock', thread: '2', reason: '' }, T0 + 6000);
    expect(running(stopped)).toEqual([{ board: 1, side: 'black' }]);
    expect(refusal(stopped, { type: 'startClock', thread: '1' })[0]).toBe('clock/running');
    expect(running(after(stopped, { type: 'startClock' }, T0 + 7000))).toHaveLength(2);
    expect(refusal(two(), { type: 'stopClock', reason: '' })[0]).toBe('clock/stopped');
  });

  it('a delay is not counted', () => {
    const begun = after(two({ timePerPlayerMs: 60_000, incrementMs: 0, delayMs: 3000 }), { type: 'startClock' });
    const pressed = after(begun, { type: 'commitTurn', thread: '1', line: 'e4' }, T0 + 5000);
    expect(clockOf(pressed, 1)?.remainingMs.white).toBe(58_000);
  });

  it('lost time is charged to every clock that ran, and given back to each', () => {
    const begun = after(two({ timePerPlayerMs: 60_000, incrementMs: 0 }), { type: 'startClock' });
    const lost = after(begun, { type: 'noteGap', cause: 'down', fromMs: T0, toMs: T0 + 10_000 }, T0 + 10_000);
    expect(lost.gaps).toMatchObject([{ seats: [{ board: 1 }, { board: 2 }] }]);
    const back = after(lost, { type: 'dismissGap', giveBack: true }, T0 + 10_000);
    expect(back.gaps).toEqual([]);
    expect([1, 2].map((board) => clockOf(back, board)?.remainingMs.white)).toEqual([60_000, 60_000]);
  });
});

describe('C3 C4 moves and how they end a board', () => {
  it('a move is refused with what is wrong, and where it would be one', () => {
    const state = moves(two(), '1:e4');
    expect(refusal(state, { type: 'commitTurn', thread: '1', line: 'd4' })).toMatchObject([
      'move/illegal',
      { board: 1, side: 'black', elsewhere: [2] },
    ]);
    expect(refusal(state, { type: 'commitTurn', thread: '1', line: 'junk' })[0]).toBe('move/unreadable');
    expect(moves(state, '1:кf6').moves.at(-1)?.san).toBe('Nf6');
  });

  it('mate, stalemate and a dead position end the board they are on, and no other', () => {
    const mated = moves(two(), `2:d4 ${FOOLS_MATE}`);
    expect([endOn(mated, 1), endOn(mated, 2), isOver(mated)]).toEqual([['black', 'mate'], null, false]);
    expect(refusal(mated, { type: 'commitTurn', thread: '1', line: 'a3' })).toEqual([
      'board/over',
      { board: 1, reason: 'mate' },
    ]);
    expect(moves(mated, '2:d5').moves.at(-1)?.board).toBe(2);
    const stale = moves(newMatch({ boards: 1, start: '7k/8/4Q3/6K1/8/8/8/8 w - - 0 1' }), 'Qf7');
    expect(endOn(stale, 1)).toEqual(['draw', 'stalemate']);
    const dead = moves(newMatch({ boards: 1, start: '4k3/8/8/8/8/8/4r3/4K2N w - - 0 1' }), 'Kxe2');
    expect(endOn(dead, 1)).toEqual(['draw', 'dead-position']);
  });

  it('C6 a fifth repetition and 75 moves draw by themselves', () => {
    const four = moves(two(), [SHUFFLE, SHUFFLE, SHUFFLE].join(' '));
    expect(endOn(four, 1)).toBeNull();
    expect(endOn(moves(four, SHUFFLE), 1)).toEqual(['draw', 'repetition']);
    const late = newMatch({ boards: 1, start: '4k3/8/8/8/8/8/8/R3K3 w - - 149 90' });
    expect(endOn(moves(late, 'Ra2'), 1)).toEqual(['draw', 'seventy-five']);
    const mating = newMatch({ boards: 1, start: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 90' });
    expect(endOn(moves(mating, 'Ra8'), 1)).toEqual(['white', 'mate']);
  });
});

describe('C5 C6 C7 what players and the arbiter say', () => {
  it('C5 a draw is offered on a board by a team, agreed, declined, or answered by a move', () => {
    const offered = after(two(), { type: 'offerDraw', thread: '2', team: 'white' });
    expect(offered.boards[1]?.offers).toEqual(['black']);
    expect(refusal(offered, { type: 'offerDraw', thread: '2', team: 'white' })[0]).toBe('draw/offered_already');
    expect(refusal(offered, { type: 'declineDraw', thread: '1', team: 'black' })[0]).toBe('draw/not_offered');
    expect(endOn(after(offered, { type: 'offerDraw', thread: '2', team: 'black' }), 2)).toEqual(['draw', 'agreement']);
    expect(after(offered, { type: 'declineDraw', thread: '2', team: 'black' }).boards[1]?.offers).toEqual([]);
    expect(moves(offered, '2:e4').boards[1]?.offers).toEqual([]);
    expect(refusal(offered, { type: 'offerDraw', team: 'white' })[0]).toBe('board/none');
  });

  it('C6 a claim needs its ground; accepted it draws, refused the board goes on', () => {
    const claim = { type: 'decideClaim', board: 1, accepted: true, reason: 'shown' } as const;
    expect(refusal(two(), claim)).toEqual(['claim/nothing', { board: 1, occurrences: 1, halfMoves: 0 }]);
    const third = moves(two(), [SHUFFLE, SHUFFLE].join(' '));
    expect(endOn(after(third, claim), 1)).toEqual(['draw', 'repetition']);
    expect(endOn(after(third, { ...claim, accepted: false }), 1)).toBeNull();
    const quiet = newMatch({ boards: 1, start: '4k3/8/8/8/8/8/8/R3K3 w - - 100 90' });
    expect(endOn(after(quiet, claim), 1)).toEqual(['draw', 'fifty']);
  });

  it('C7 a flag loses, or draws against who could never mate', () => {
    const settings = { timePerPlayerMs: 60_000, incrementMs: 0 };
    const begun = after(two(settings), { type: 'startClock' });
    expect(refusal(begun, { type: 'flag', thread: '1', side: 'white' }, T0 + 59_999)[0]).toBe('flag/time_left');
    expect(endOn(after(begun, { type: 'flag', thread: '1', side: 'white' }, T0 + 60_000), 1)).toEqual([
      'black',
      'flag',
    ]);
    const bare = newMatch({ ...settings, boards: 1, start: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1' });
    const fallen = after(after(bare, { type: 'startClock' }), { type: 'flag', side: 'white' }, T0 + 60_000);
    expect(endOn(fallen, 1)).toEqual(['draw', 'flag']);
  });

  it('a player resigns on his board, a team on all that it still plays on', () => {
    const one = after(two(), { type: 'resignMatch', thread: '2', team: 'white' });
    expect(endOn(one, 2)).toEqual(['white', 'resignation']);
    expect(scoreOf(one)).toEqual({ white: 0, black: 2 });
    const all = after(one, { type: 'resignMatch', team: 'black' });
    expect([endOn(all, 1), isOver(all), scoreOf(all)]).toEqual([
      ['white', 'resignation'],
      true,
      { white: 2, black: 2 },
    ]);
    expect(refusal(all, { type: 'startClock' })).toEqual(['game/over', { reason: 'resignation' }]);
  });

  it.each([
    ['white', ['white', 'ruling'], [2, 0]],
    ['draw', ['draw', 'ruling'], [1, 1]],
    ['none', [null, 'ruling'], [0, 0]],
    ['white-absent', ['black', 'forfeit'], [0, 2]],
    ['black-absent', ['white', 'forfeit'], [2, 0]],
    ['both-absent', [null, 'forfeit'], [0, 0]],
  ] as const)('C8 the arbiter rules %s on a board, and the other is played on', (ruling, end, [white, black]) => {
    const ruled = after(after(two(), { type: 'startClock' }), { type: 'ruleResult', thread: '1', ruling, reason: 'r' });
    expect([endOn(ruled, 1), endOn(ruled, 2), scoreOf(ruled)]).toEqual([end, null, { white, black }]);
    expect(ruled.boards.map(({ clock }) => clock.running)).toEqual([null, 'white']);
    expect(refusal(ruled, { type: 'ruleResult', thread: '1', ruling: 'draw', reason: 'r' })[0]).toBe('board/over');
  });

  it('broken off, nothing is decided where it was still played', () => {
    const state = after(moves(two(), FOOLS_MATE), { type: 'abortMatch', reason: 'fire' });
    expect([endOn(state, 1), endOn(state, 2)]).toEqual([
      ['black', 'mate'],
      [null, 'aborted'],
    ]);
    expect(scoreOf(state)).toEqual({ white: 0, black: 2 });
  });

  it('the arbiter sets a position, the side to move too', () => {
    const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
    const set = { type: 'correctPosition', board: 1, fen, reason: 'hall' } as const;
    const begun = after(two(), { type: 'startClock' });
    const state = after(begun, set, T0 + 1000);
    expect(state.boards[0]).toMatchObject({ fen, clock: { running: 'black' }, corrections: [{ afterMoves: 0, fen }] });
    expect(refusal(state, set)[0]).toBe('correct/no_change');
    expect(refusal(state, { ...set, fen: '8/8/8/8/8/8/8/8 w - - 0 1' })[0]).toBe('correct/bad_position');
  });
});

it('C8 the team has the points of its boards, whatever colours it has there', () => {
  const state = moves(newMatch({ boards: 3 }), `${FOOLS_MATE} ${FOOLS_MATE.replaceAll('1:', '2:')}`);
  const drawn = after(after(state, { type: 'offerDraw', thread: '3', team: 'white' }), {
    type: 'offerDraw',
    thread: '3',
    team: 'black',
  });
  expect(scoreOf(drawn)).toEqual({ white: 3, black: 3 });
});

it('with a move goes all that came after it on its board', () => {
  const atMs = T0;
  const made = (seq: number, board: number) => ({
    seq,
    event: {
      ...({
        type: 'movePlayed',
        board,
        side: 'white',
        number: 1,
        from: 'e2',
        to: 'e4',
        san: 'e4',
        clockMs: null,
      } as const),
      fen: '',
      end: null,
      atMs,
    },
  });
  const resigned = {
    type: 'resigned',
    board: 1,
    side: 'white',
    end: { result: 'black', reason: 'resignation', atMs },
  } as const;
  const entries = [
    made(1, 1),
    made(2, 2),
    { seq: 3, event: { type: 'clockSet', board: 1, side: 'white', remainingMs: 1, reason: '', atMs } as const },
    made(4, 1),
    { seq: 5, event: { ...resigned, atMs } },
  ];
  expect(takenBackWith(entries, 1)).toEqual([1, 4, 5]);
  expect(takenBackWith(entries, 2)).toEqual([2]);
  expect(takenBackWith(entries, 3)).toEqual([]);
});
