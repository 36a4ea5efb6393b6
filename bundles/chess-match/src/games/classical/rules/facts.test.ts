import { describe, expect, it } from 'vitest';
import { after, decided, moves, newMatch, refused, T0 } from '../testing/play';
import type { Command } from './commands';
import type { Event } from './events';
import { options } from './options';
import type { State } from './state';
import { takenBackWith } from './takenBackWith';
import { undoLabel } from './undoLabel';

const two = (line = ''): State => moves(newMatch({ boards: 2 }), line);
const first = (state: State, command: Command): Event => {
  const [event] = decided(state, command);
  if (event === undefined) throw new Error(command.type);
  return event;
};
const flagged = (): State => after(two(), { type: 'setClock', thread: '2', side: 'black', remainingMs: 0, reason: '' });
const offered = (): State => after(two(), { type: 'offerDraw', thread: '2', team: 'white' });
const FIFTY = '4k3/8/8/8/8/8/8/R3K3 w - - 100 90';
const END = { type: 'offerDraw', thread: '2', team: 'black' } as const;

/** A fact of every kind, on the second board. */
const FACTS: Readonly<Record<string, readonly [Event, ReturnType<typeof undoLabel>]>> = {
  move: [first(two(), { type: 'commitTurn', line: '2:e4' }), { label: '2:1.', kind: 'turn', line: 'e4' }],
  reply: [first(two('2:e4'), { type: 'commitTurn', line: '2:e5' }), { label: '2:1...', kind: 'turn', line: 'e5' }],
  flag: [first(flagged(), { type: 'flag', thread: '2', side: 'black' }), { label: '2 black', kind: 'flag', line: '' }],
  resignation: [
    first(two(), { type: 'resignMatch', thread: '2', team: 'white' }),
    { label: '2 black', kind: 'resignation', line: '' },
  ],
  agreement: [first(offered(), END), { label: '2', kind: 'agreement', line: '' }],
  claim: [
    first(newMatch({ boards: 2, start: FIFTY }), { type: 'decideClaim', board: 2, accepted: true, reason: 'r' }),
    { label: '2', kind: 'claim', line: '' },
  ],
  position: [
    first(two(), { type: 'correctPosition', board: 2, fen: FIFTY, reason: 'r' }),
    { label: '2', kind: 'position', line: '' },
  ],
  aborted: [first(two(), { type: 'abortMatch', reason: 'rain' }), { label: '', kind: 'aborted', line: 'rain' }],
  offer: [first(two(), { type: 'offerDraw', thread: '2', team: 'white' }), null],
  declined: [first(offered(), { type: 'declineDraw', thread: '2', team: 'black' }), null],
  clock: [first(two(), { type: 'startClock', thread: '2' }), null],
  added: [first(two(), { type: 'addTime', thread: '2', side: 'white', ms: 5, reason: '' }), null],
};

describe('what can be undone', () => {
  it.each(Object.entries(FACTS))('%s', (_, [event, label]) => {
    expect(undoLabel(event)).toEqual(label);
  });
});

describe('what is taken back with a move', () => {
  const entries = (events: readonly Event[]) => events.map((event, index) => ({ seq: index + 1, event }));
  const [move] = FACTS['move'] ?? [];
  if (move === undefined) throw new Error('no move');
  const elsewhere = first(two(), { type: 'commitTurn', line: '1:d4' });
  const onClocks = new Set(['clock', 'added']);

  it.each(Object.entries(FACTS))('%s of its board, if it came after it and is not of the clock', (name, [event]) => {
    const after = entries([elsewhere, move, elsewhere, event]);
    expect(takenBackWith(after, 2)).toEqual(onClocks.has(name) ? [2] : [2, 4]);
    const before = entries([event, move]);
    expect(takenBackWith(before, 2)).toEqual([2]);
  });

  it('nothing where there is no such move', () => {
    expect(takenBackWith(entries([move]), 9)).toEqual([]);
    expect(takenBackWith(entries([{ type: 'clockStarted', board: null, atMs: T0 }, move]), 1)).toEqual([]);
  });

  it('nothing of the match as a whole but its end', () => {
    expect(takenBackWith(entries([move, { type: 'clockStarted', board: null, atMs: T0 }]), 1)).toEqual([1]);
  });
});

describe('what may be done on a board', () => {
  it('C3 C5 C6 C7 at the beginning', () => {
    const { moves: legal, ...may } = options(two(), 2, T0);
    expect(legal).toHaveLength(20);
    expect(may).toEqual({
      move: null,
      flag: {
        white: refused(two(), { type: 'flag', thread: '2', side: 'white' }),
        black: refused(two(), { type: 'flag', thread: '2', side: 'black' }),
      },
      offerDraw: { white: null, black: null },
      declineDraw: {
        white: refused(two(), { type: 'declineDraw', thread: '2', team: 'white' }),
        black: refused(two(), { type: 'declineDraw', thread: '2', team: 'black' }),
      },
      resign: { white: null, black: null },
      claim: refused(two(), { type: 'decideClaim', board: 2, accepted: true, reason: '' }),
      startClock: null,
      stopClock: refused(two(), { type: 'stopClock', thread: '2', reason: '' }),
    });
  });

  it('is of that board and side alone', () => {
    expect(options(flagged(), 2, T0).flag).toMatchObject({ black: null, white: { params: { side: 'white' } } });
    expect(options(flagged(), 1, T0).flag.black).toMatchObject({ params: { board: 1 } });
    expect(options(offered(), 2, T0)).toMatchObject({
      offerDraw: { white: { code: 'classical/draw/offered_already' }, black: null },
      declineDraw: { white: { code: 'classical/draw/not_offered' }, black: null },
    });
    expect(options(newMatch({ boards: 2, start: FIFTY }), 1, T0).claim).toBeNull();
  });

  it('C4 is no move where the board is over, or there is none', () => {
    const over = options(after(offered(), END), 2, T0);
    expect([over.move?.code, over.moves]).toEqual(['classical/board/over', []]);
    expect(options(two(), 7, T0)).toMatchObject({ move: { code: 'classical/board/none' }, moves: [] });
  });
});

describe('a press', () => {
  it('C3 takes the draft of its board where no line comes with it', () => {
    const state = { ...two(), drafts: ['e4', 'd4'] };
    expect(first(state, { type: 'commitTurn', thread: '2', line: null })).toMatchObject({ board: 2, san: 'd4' });
    expect(first(state, { type: 'commitTurn', thread: '2', line: 'c4' })).toMatchObject({ board: 2, san: 'c4' });
    expect(refused(two(), { type: 'commitTurn', thread: '1', line: null }).params).toMatchObject({ text: '' });
    expect(refused(two(), { type: 'commitTurn', line: null }).code).toBe('classical/board/none');
  });

  it('reads the board and the number of the move before it, in any spacing', () => {
    for (const line of ['2:e4', ' 2 : e4 ', '2:1.e4', '2: 12 . e4', '2:1... e4', '2:100.e4'])
      expect(first(two(), { type: 'commitTurn', line })).toMatchObject({ board: 2, san: 'e4' });
    expect(first(two('2:e4'), { type: 'commitTurn', thread: '2', line: '1...e5' })).toMatchObject({ san: 'e5' });
  });

  it('C5 leaves the mover’s own offer standing, and declines the other’s', () => {
    const own = moves(after(two(), { type: 'offerDraw', thread: '2', team: 'black' }), '2:e4');
    expect(own.boards[1]?.offers).toEqual(['white']);
    const other = moves(offered(), '2:e4');
    expect(other.boards[1]?.offers).toEqual([]);
  });

  it('C8 a team of one board resigns without naming it; of more, wherever it still plays', () => {
    const alone = after(newMatch({ boards: 1 }), { type: 'resignMatch', team: 'white' });
    expect(alone.boards[0]?.end).toMatchObject({ result: 'black', reason: 'resignation' });
    const both = decided(after(offered(), END), { type: 'resignMatch', team: 'white' });
    expect(both).toMatchObject([{ board: 1, side: 'white' }]);
  });
});
