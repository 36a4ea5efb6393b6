import { describe, expect, it } from 'vitest';
import { after, newGame, play, stakedGame, T0 } from '../../testing/play';
import { playedRecord, recordRefusal } from '../../testing/files';
import { business } from '..';
import { replayJson } from './replayJson';
import { liveBranches, type State } from '../rules/state';

const NAMES = { event: '', white: '', black: '' };
const MINUTE = 60_000;
const last = (text: string): State => playedRecord(text).states.at(-1) as State;
const turnsOf = (state: State): string[] => business.records.write(state, NAMES).split('\n').slice(5, -1);

describe('notation: playing a record', () => {
  it('notation: an empty record is the beginning', () => {
    const { initial, states } = playedRecord('[White "x"]\n; nothing yet\n');
    expect([states, replayJson(initial).moveNumber]).toEqual([[], 1]);
  });

  it('notation: one state after every turn and event, none after comments', () => {
    const text =
      '[Boards "3"]\n; one\n1. 1:e4\n; two\n1... 1:e5 2:c5 branch 1>2 4+6\n@rating 1 5\n@flag white\n; end\n';
    expect(playedRecord(text).states.map((state) => replayJson(state).branches.map(({ rating }) => rating))).toEqual([
      [10],
      [4, 6],
      [5, 6],
      [],
    ]);
  });

  it('B2 turns follow one another [record/wrong_turn]', () => {
    const wrong: [string, number, string, string][] = [
      ['1... 1:e5\n', 1, '1.', '1...'],
      ['2. 1:e4\n', 1, '1.', '2.'],
      ['1. 1:e4\n1. 1:e5\n', 2, '1...', '1.'],
      ['1. 1:e4\n1... 1:e5\n3. 1:d4\n', 3, '2.', '3.'],
      ['1. 1:e4\n\n; gap\n1... 1:e5\n2... 1:d4\n', 5, '2.', '2...'],
    ];
    for (const [text, line, expected, found] of wrong) {
      expect(recordRefusal(text)).toEqual({
        line,
        code: 'record/wrong_turn',
        rule: 'B2',
        item: found,
        params: { expected, found },
      });
    }
  });

  it('B2 an unfinished turn is refused, quoting its number', () => {
    expect(recordRefusal('1. 1:e4\n1...\n')).toMatchObject({ line: 2, code: 'turn/incomplete', item: '1...' });
  });

  it('B17 nothing is played after the end, quoting what was tried', () => {
    const over = '1. resign 1\n';
    expect(recordRefusal(`${over}1... 1:e5\n`)).toMatchObject({ line: 2, code: 'game/over', item: '1...' });
    expect(recordRefusal(`${over}@veto black\n`)).toMatchObject({ line: 2, code: 'game/over', item: '@veto black' });
    expect(recordRefusal(`${over}@flag black\n`)).toMatchObject({ line: 2, code: 'game/over', item: '@flag black' });
    expect(recordRefusal('1. 1:e4\n@flag black\n1... 1:e5\n')).toMatchObject({ line: 3, code: 'game/over' });
  });

  it('B27 corrections are lines of their own, quoted when refused', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R b K - 0 1';
    expect(liveBranches(last(`1. 1:e4\n@position 1 ${fen}\n@rating 1 4\n`))).toMatchObject([{ fen, stake: 4 }]);
    expect(recordRefusal('@position 1 nonsense\n')).toMatchObject({
      code: 'correct/bad_position',
      item: '@position 1',
    });
    expect(recordRefusal('@rating 1 0\n')).toMatchObject({ code: 'correct/bad_rating', item: '@rating 1' });
    expect(recordRefusal('@rating 7 1\n')).toMatchObject({ code: 'board/unknown', item: '@rating 7' });
  });

  it('B23 the control board is asked for by a line of its own', () => {
    const state = last('1. 1:e4 2:d4 branch 1>2 4+6\n1... 1:e5 resign 2\n@control-board\n2. 1:Nf3\n');
    expect(state.controlBoard).toBe(true);
    expect(recordRefusal('1. 1:e4\n@control-board\n')).toMatchObject({
      line: 2,
      code: 'control/not_endgame',
      item: '@control-board',
    });
  });

  it('B16 a flag needs no clock in the record, and the grace of incrementAtFlag is over', () => {
    expect(last('1. 1:e4 {[%clk 0:10:00]}\n1... 1:e5\n@flag white\n').ledger).toMatchObject([
      { kind: 'flag', turn: '2.' },
    ]);
    const graced =
      '[Endgame "incrementAtFlag"]\n1. 1:e4 2:d4 branch 1>2 4+6\n1... 1:e5 resign 2\n@control-board\n@flag white\n';
    expect(replayJson(last(graced)).status).toBe('over');
    expect(last('1. 1:e4\n@flag white\n').ledger).toMatchObject([{ kind: 'flag', turn: '1...', halves: { white: 0 } }]);
  });
});

describe('B22 vetoes in records', () => {
  const refusal = (text: string) => recordRefusal(text).code;

  it('B22 a record without clocks is believed', () => {
    expect(replayJson(last('1. 1:e4\n@veto black\n1... 1:e5\n')).veto).toBe('black');
    expect(replayJson(last('1. 1:e4\n@veto black\n')).veto).toBe('black');
  });

  it('B22 only in the declarer’s turn', () => {
    expect(recordRefusal('1. 1:e4\n@veto white\n')).toMatchObject({ code: 'veto/not_your_clock', item: '@veto white' });
  });

  it('B22 the press of that turn shows the least the clock can have shown', () => {
    const veto = (before: string, then: string) =>
      `1. 1:e4 {[%clk ${before}]}\n1... 1:e5\n@veto white\n2. 1:d4 {[%clk ${then}]}\n`;
    expect(replayJson(last(veto('0:40:00', '0:29:59'))).veto).toBe('white');
    expect(refusal(veto('0:40:00', '0:30:00'))).toBe('veto/too_early');
  });

  it('B22 else the declarer’s last press counts', () => {
    const veto = (clock: string, end: string) =>
      `1. 1:e4 {[%clk ${clock}]}\n1... 1:e5 {[%clk 0:10:00]}\n@veto white\n${end}`;
    for (const end of ['', '2. 1:d4\n']) {
      expect(replayJson(last(veto('0:29:59', end))).veto).toBe('white');
      expect(refusal(veto('0:30:00', end))).toBe('veto/too_early');
      expect(refusal(veto('1:29:50', end))).toBe('veto/too_early');
    }
  });

  it('B22 a clock on the veto’s own line goes before both', () => {
    const text = (clock: string) =>
      `1. 1:e4 {[%clk 0:31:00]}\n1... 1:e5\n@veto white {[%clk ${clock}]}\n2. 1:d4 {[%clk 0:35:00]}\n`;
    expect(replayJson(last(text('0:29:59'))).veto).toBe('white');
    expect(refusal(text('0:30:00'))).toBe('veto/too_early');
  });

  it('B22 a live veto in the last second of the window, with time given after it, replays', () => {
    let state = after(newGame({}), { type: 'setClock', side: 'white', remainingMs: 30 * MINUTE, reason: 'x' }, T0);
    state = after(state, { type: 'startClock' }, T0);
    state = after(state, { type: 'declareVeto', side: 'white' }, T0 + 1);
    state = after(state, { type: 'addTime', side: 'white', ms: 2 * MINUTE, reason: 'red line' }, T0 + 2);
    state = after(state, { type: 'commitTurn', line: '1:e4' }, T0 + 3);
    expect(turnsOf(state)).toEqual(['@veto white {[%clk 0:29:59]}', '1. 1:e4 {[%clk 0:32:00]}']);
    expect(replayJson(last(business.records.write(state, NAMES)))).toEqual(replayJson(state));
  });
});

describe('notation: writing a record', () => {
  it('notation: turns in standard SAN and printing order, with the mover’s clock once it was used', () => {
    const played = play(stakedGame([5, 5], {}), 'pass 1>2 2:e4 1:d4');
    expect(turnsOf(played)).toEqual(['1. 1:d4 2:e4 pass 1>2']);
    const running = after(played, { type: 'startClock' }, T0);
    const pressed = after(running, { type: 'commitTurn', line: 'offer 1 2:e5 1:d5' }, T0 + 61_001);
    expect(turnsOf(pressed)[1]).toBe('1... 1:d5 2:e5 offer 1 {[%clk 1:28:59]}');
  });

  it('notation: the state’s record is what reading it gives again', () => {
    const played = play(newGame({}), '2:d4 branch 1>2 3+7 1:e4', 'resign 2 1:e5');
    expect(last(business.records.write(played, NAMES)).record).toEqual(played.record);
  });
});
