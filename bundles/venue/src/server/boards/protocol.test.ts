import { describe, expect, it } from 'vitest';
import { askBoards, askEvents, readMessage } from './protocol';

const BOARD = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const read = (message: unknown) => readMessage(JSON.stringify(message));

describe('what DGT LiveChess says', () => {
  it('is a list of boards, each with its battery and what stands on it', () => {
    const told = { serialnr: '23946', source: 'COM3', state: 'ACTIVE', battery: '84%', comment: null, board: BOARD };
    expect(read({ response: 'call', id: 1, param: [{ ...told, flipped: false, clock: null }], time: 1 })).toMatchObject(
      {
        kind: 'boards',
        id: 1,
        boards: [{ serial: '23946', state: 'ACTIVE', battery: '84%', pieces: { e1: 'wK', d8: 'bQ' } }],
      },
    );
    const bare = { serialnr: 'x', state: null, battery: null, board: null };
    expect(read({ response: 'call', id: 1, param: [bare, 7, { serialnr: 5 }, { serialnr: 'a b' }] })).toEqual({
      kind: 'boards',
      id: 1,
      boards: [{ serial: 'x', state: null, battery: null, pieces: null }],
    });
  });

  it('is an event with what changed alone', () => {
    const event = (param: object) => read({ response: 'feed', id: 7, param, time: 1 });
    expect(event({ serialnr: '23946', board: BOARD })).toMatchObject({ kind: 'event', feed: 7, pieces: { a1: 'wR' } });
    expect(event({ clock: { white: 60, black: 60, run: null, time: 1 } })).toEqual({
      kind: 'event',
      feed: 7,
      pieces: null,
    });
  });

  it('is an acknowledgement or an error, and anything else is nothing', () => {
    expect(read({ response: 'call', id: 2, param: null })).toEqual({ kind: 'done', id: 2 });
    expect(read({ response: 'error', id: 3, param: { message: 'no' } })).toEqual({ kind: 'refused', id: 3 });
    for (const wrong of [null, 7, [], {}, { response: 'call', id: '1', param: [] }, { response: 'other', id: 1 }])
      expect(read(wrong)).toBeNull();
    expect(readMessage('{')).toBeNull();
  });
});

describe('what is asked of DGT LiveChess', () => {
  it('is a call with a number for each', () => {
    expect(JSON.parse(askBoards(1))).toEqual({ id: 1, call: 'eboards' });
    expect(JSON.parse(askEvents(2, 7, '23946'))).toEqual({
      id: 2,
      call: 'subscribe',
      param: { feed: 'eboardevent', id: 7, param: { serialnr: '23946' } },
    });
  });
});
