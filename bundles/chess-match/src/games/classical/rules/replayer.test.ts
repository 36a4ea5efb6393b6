import { describe, expect, it } from 'vitest';
import { legalSans } from '../../chess/onFen';
import { after, decided, moves, newMatch, T0 } from '../testing/play';
import type { Command } from './commands';
import type { Event, MovePlayed } from './events';
import { replayer } from './replayer';
import type { State } from './state';

const two = (line = ''): State => moves(newMatch({ boards: 2 }), line);
const one = (start: string, line = ''): State => moves(newMatch({ boards: 1, start }), line);
const happened = (state: State, command: Command, atMs = T0): Event => {
  const [event] = decided(state, command, atMs);
  if (event === undefined) throw new Error(command.type);
  return event;
};
const made = (state: State, line: string): MovePlayed => {
  const event = happened(state, { type: 'commitTurn', line });
  if (event.type !== 'movePlayed') throw new Error(line);
  return event;
};
/** The SAN of a move as it is made once more elsewhere; or the code of the refusal. */
const again = (state: State, event: Event, line: string | null = null): string => {
  const replayed = replayer.replayTurn(state, state, event, line);
  if (!replayed.ok) return replayed.error.code;
  return replayed.value.type === 'movePlayed' ? replayed.value.san : replayed.value.type;
};
const MATED = '1:f3 1:e5 1:g4 1:Qh4';

describe('a move made once more', () => {
  const knight = made(two('1:a3 1:a6'), '1:Nf3');

  it('is the same piece to the same square, as it is written where the board stands now', () => {
    expect(again(two(), knight)).toBe('Nf3');
    expect(again(two('1:a3 1:a6 1:d3 1:b6 1:Nd2 1:h6'), knight)).toBe('Ngf3');
    expect(again(two('1:e4 1:a6'), made(two('1:d4 1:e6'), '1:e3'))).toBe('classical/move/illegal');
  });

  it('is another of the same piece where it stands elsewhere, and none where there is none', () => {
    expect(again(two('1:Nf3 1:a6'), knight)).toBe('classical/move/illegal');
    const mate = made(two('1:f3 1:e5 1:g4'), '1:Qh4');
    expect(again(two('1:e3 1:e5 1:a3'), mate)).toBe('Qh4');
  });

  it('keeps what a pawn becomes', () => {
    const before = '7k/P7/8/8/8/8/8/K7 w - - 0 1';
    expect(again(one('1r5k/P7/8/8/8/8/8/K7 w - - 0 1'), made(one(before), 'a8=N'))).toBe('a8=N');
    expect(again(one('1r5k/P7/8/8/8/8/8/K7 w - - 0 1'), made(one(before), 'a8=Q'))).toBe('a8=Q');
  });

  it('is another piece’s, where that is what the sheet says', () => {
    const rook = made(one('4k3/8/8/8/8/8/4K3/R7 w - - 0 1'), 'Rb1');
    expect(again(one('4k3/8/8/8/8/8/4K3/Q6R w - - 0 1'), rook)).toBe('Rb1');
  });

  it('is what is written instead, at the same moment', () => {
    expect(again(two(), knight, 'e4')).toBe('e4');
    expect(again(two(), knight, 'e5')).toBe('classical/move/illegal');
    expect(replayer.replayTurn(two(), two(), { ...knight, atMs: 77 }, 'e4')).toMatchObject({ value: { atMs: 77 } });
    expect(again(two(MATED), knight)).toBe('classical/board/over');
    expect(again(two(), { type: 'clockStarted', board: null, atMs: T0 })).toBe('clockStarted');
  });
});

describe('what else happened', () => {
  const kept = (state: State, event: Event, was = state): Event | null =>
    replayer.replayOther(state, was, event, false);

  it('C5 happens on a board that is still played, and on no other', () => {
    const said: readonly Event[] = [
      happened(two(), { type: 'offerDraw', thread: '1', team: 'white' }),
      happened(two(), { type: 'resignMatch', thread: '1', team: 'white' }),
      happened(after(two(), { type: 'offerDraw', thread: '1', team: 'white' }), {
        type: 'offerDraw',
        thread: '1',
        team: 'black',
      }),
      happened(after(two(), { type: 'offerDraw', thread: '1', team: 'white' }), {
        type: 'declineDraw',
        thread: '1',
        team: 'black',
      }),
      happened(two(), { type: 'ruleResult', thread: '1', ruling: 'white', reason: 'r' } as unknown as Command),
    ];
    expect(said.map(({ type }) => type)).toEqual([
      'drawOffered',
      'resigned',
      'drawAgreed',
      'drawDeclined',
      'resultRuled',
    ]);
    for (const event of said) expect([kept(two(), event), kept(two(MATED), event)]).toEqual([event, null]);
  });

  it('C7 a flag falls again with what the board is then worth, and not where time is left', () => {
    const flag: Command = { type: 'flag', thread: '1', side: 'white' };
    const low = (state: State): State =>
      after(state, { type: 'setClock', thread: '1', side: 'white', remainingMs: 0, reason: '' });
    const fell = happened(low(two()), flag);
    expect(kept(low(one('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')), fell)).toMatchObject({ end: { result: 'draw' } });
    expect(kept(low(two('1:e4')), fell)).toMatchObject({ end: { result: 'black' } });
    expect(kept(two(), fell)).toBeNull();
  });

  it('C6 a claim is decided again, where there still is anything to claim', () => {
    const fifty = '4k3/8/8/8/8/8/8/R3K3 w - - 100 90';
    const claimed = happened(one(fifty), { type: 'decideClaim', board: 1, accepted: true, reason: 'r' });
    expect(kept(one(fifty), claimed)).toEqual(claimed);
    expect(kept(one(fifty.replace('100', '90')), claimed)).toBeNull();
  });

  it('a position is set again where as many moves stand before it', () => {
    const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    const set = happened(two(), { type: 'correctPosition', board: 1, fen, reason: '' });
    expect(kept(two('2:e4'), set, two())).toEqual(set);
    expect(kept(two('1:e4'), set, two())).toBeNull();
    expect(kept(two(MATED), set)).toBeNull();
  });

  it('clocks and lost time are what they were', () => {
    const started: Event = { type: 'clockStarted', board: 1, atMs: T0 };
    expect(kept(two(MATED), started)).toBe(started);
  });
});

describe('a past move being written anew', () => {
  it('is ready when it is one', () => {
    expect(replayer.judge(two('2:e4'), '1', 'e4')).toEqual({
      items: [{ text: 'e4', problem: null }],
      problems: [],
      lacks: [],
      ready: true,
      boards: [],
      alternatives: [],
    });
  });

  it('has in its place the moves most like it: to the same square, then of the same piece', () => {
    const judged = replayer.judge(two('1:e4 1:e5 1:Nf3 1:Nc6'), '1', 'Nd3');
    expect(judged).toMatchObject({
      items: [{ text: 'Nd3', problem: { code: 'classical/move/illegal' } }],
      ready: false,
    });
    const items = judged.alternatives.map(({ item }) => item);
    expect(items.slice(0, 2).toSorted()).toEqual(['Bd3', 'd3']);
    expect(items.slice(2).every((item) => /^N/.test(item ?? ''))).toBe(true);
    expect(items).toHaveLength(9);
    expect(judged.alternatives.every(({ item, line }) => item === line)).toBe(true);
  });

  it('is read in any alphabet, with the number of its board', () => {
    const judge = (line: string) => replayer.judge(two('1:e4 1:e5 1:Nf3 1:Nc6'), '1', line).alternatives;
    expect(judge('1:Кd3')).toEqual(judge('Nd3'));
  });

  it('is not wrong yet where nothing is written, and offers what may be played', () => {
    const judged = replayer.judge(two(), '1', '  ');
    expect(judged.items).toEqual([{ text: '  ', problem: null }]);
    expect([...legalSans(two().boards[0]?.fen ?? '')]).toEqual(
      expect.arrayContaining(judged.alternatives.map(({ item }) => item)),
    );
  });

  it('is nothing on a board that there is not', () => {
    for (const thread of ['3', 'x', null]) expect(replayer.judge(two(), thread, 'e4').items).toEqual([]);
  });
});

describe('what people are told of a corrected move', () => {
  const e4 = made(two(), '2:e4');

  it('belongs to its board', () => {
    expect(replayer.threadOf(e4)).toBe('2');
    expect(replayer.threadOf({ type: 'clockStarted', board: 1, atMs: T0 })).toBeNull();
  });

  it('is told by its move and by what it ended', () => {
    const mate = made(two('1:f3 1:e5 1:g4'), '1:Qh4');
    expect(replayer.meaningOf({ ...e4, atMs: 5 })).toBe(replayer.meaningOf(e4));
    expect(replayer.meaningOf(mate)).not.toBe(replayer.meaningOf({ ...mate, end: null }));
    expect(replayer.meaningOf(made(two(), '2:d4'))).not.toBe(replayer.meaningOf(e4));
    expect(replayer.meaningOf({ type: 'clockStarted', board: 1, atMs: T0 })).toBe('');
  });

  it('says which move became which, on its board; nothing stands for none', () => {
    expect(replayer.describe(e4, 'e4', 'd4')).toEqual({
      number: 1,
      side: 'white',
      moves: [{ board: 2, before: 'e4', after: 'd4' }],
    });
    expect(replayer.describe(e4, 'e4', '')).toMatchObject({ moves: [{ before: 'e4', after: null }] });
    expect(replayer.describe(e4, 'e4', 'e4')).toMatchObject({ moves: [] });
    expect(replayer.describe({ type: 'clockStarted', board: 1, atMs: T0 }, '', '')).toBeNull();
  });
});
