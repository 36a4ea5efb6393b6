import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../common/ruling';
import type { State } from '../rules/state';
import { movesOn, numbered } from '../rules/state';
import { after, endOn, moves, newMatch, T0 } from '../testing/play';
import { randomMatch } from '../testing/randomMatch';
import { protocolLine } from './protocolLine';
import { records } from './records';
import type { ReplayJson } from './replayJson';
import { returnSettings } from './returnGame';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const readAll = (text: string) => {
  const read = records.read(bytes(text));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const endOfRecord = (text: string): State => readAll(text).end as State;
const fault = (text: string) => {
  const read = records.read(bytes(text));
  if (read.ok) throw new Error('it plays');
  const { line, problem } = read.error;
  return [line, problem.code.replace('classical/', ''), problem.item];
};
const NAMES = { event: 'Cup', white: 'Reds', black: 'Blues' };
const FOOLS_MATE = '1:f3 1:e5 1:g4 1:Qh4';
const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8';

describe('a match on boards as a PGN file', () => {
  it('has a game for each board, with teams, board and clocks', () => {
    const begun = after(newMatch({ boards: 2, timePerPlayerMs: 60_000, incrementMs: 1000 }), { type: 'startClock' });
    const state = moves(begun, '2:d4 1:e4 1:c5', (index) => T0 + 2000 * (index + 1));
    const player = (team: string, board: number) =>
      team === 'white' && board === 2 ? { name: 'Berg, Anna', elo: 2100 } : null;
    const text = records.write(state, NAMES, { atMs: Date.UTC(2026, 10, 26), player });
    expect(text).toBe(
      [
        ...[
          '[Event "Cup"]',
          '[Date "2026.11.26"]',
          '[Round "1.1"]',
          '[Board "1"]',
          '[White "Reds"]',
          '[Black "Blues"]',
        ],
        ...['[WhiteTeam "Reds"]', '[BlackTeam "Blues"]', '[TimeControl "60+1"]', '[Result "*"]', ''],
        ...['1.e4 {[%clk 0:00:57]} 1...c5 {[%clk 0:00:59]} *', ''],
        ...['[Event "Cup"]', '[Date "2026.11.26"]', '[Round "1.2"]', '[Board "2"]', '[White "Blues"]'],
        ...['[Black "Berg, Anna"]', '[BlackElo "2100"]', '[WhiteTeam "Blues"]', '[BlackTeam "Reds"]'],
        ...['[TimeControl "60+1"]', '[Result "*"]', '', '1.d4 {[%clk 0:00:59]} *', ''],
      ].join('\n'),
    );
    const read = readAll(text);
    expect([read.event, read.white, read.black, read.begunAtMs]).toEqual([
      'Cup',
      'Reds',
      'Blues',
      Date.UTC(2026, 10, 26),
    ]);
    expect(read.players).toEqual([{ team: 'white', board: 2, name: 'Berg, Anna', elo: 2100 }]);
    expect(read.settings).toEqual({ boards: 2, timePerPlayerMs: 60_000, incrementMs: 1000 });
    expect(read.turns).toEqual([
      { line: '2:d4', afterMs: 2000 },
      { line: '1:e4', afterMs: 4000 },
      { line: '1:c5', afterMs: 6000 },
    ]);
  });

  it('written, read and played again it comes to the same boards, and written again to the same text', () => {
    for (let seed = 1; seed <= 7; seed += 1) {
      const { state } = randomMatch(seed, 240, {
        boards: 1 + (seed % 5),
        timePerPlayerMs: 900_000,
        delayMs: seed * 100,
      });
      const text = records.write(state, NAMES);
      const again = endOfRecord(text);
      for (const { board, fen, keys, end } of numbered(state)) {
        expect(again.boards[board - 1]).toMatchObject({ fen, keys });
        const sans = (of: State) => movesOn(of, board).map(({ san, clockMs }) => [san, Math.max(0, clockMs ?? 0)]);
        expect(sans(again), `seed ${seed}`).toEqual(sans(state));
        expect([endOn(again, board), seed]).toEqual([end === null ? null : [end.result, end.reason], seed]);
      }
      expect(records.write(again, NAMES)).toBe(text);
    }
  });

  it('ends that no move tells come back, claimed draws as claimed', () => {
    const two = newMatch({ boards: 2 });
    const third = moves(newMatch({ boards: 1 }), `${SHUFFLE} ${SHUFFLE}`);
    const claimed = after(third, { type: 'decideClaim', board: 1, accepted: true, reason: '' });
    const agreed = ['white', 'black'].reduce(
      (at, team) => after(at, { type: 'offerDraw', thread: '1', team: team === 'white' ? 'white' : 'black' }),
      third,
    );
    const ends = [
      after(two, { type: 'resignMatch', thread: '2', team: 'white' }),
      after(moves(two, FOOLS_MATE), { type: 'abortMatch', reason: '' }),
      claimed,
      agreed,
      ...RULINGS.map((ruling) => after(two, { type: 'ruleResult', thread: '2', ruling, reason: '' })),
    ];
    for (const state of ends) {
      const again = endOfRecord(records.write(state, NAMES));
      expect(numbered(state).map(({ board }) => endOn(again, board))).toEqual(
        numbered(state).map(({ board }) => endOn(state, board)),
      );
    }
  });

  it('a position that the arbiter set comes back where it was set', () => {
    const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBN1 b Qkq - 0 1';
    const state = after(moves(newMatch({ boards: 1 }), 'e4'), {
      type: 'correctPosition',
      board: 1,
      fen,
      reason: 'hall',
    });
    const text = records.write(moves(state, 'e5'), NAMES);
    expect(text).toContain(`1.e4 {@position ${fen}}\n1...e5 *`);
    expect(records.write(endOfRecord(text), NAMES)).toBe(text);
  });

  it('files of other programs are read: any order of boards, long time controls, one game alone', () => {
    const other = [
      '[Event "Olympiad"]\n[White "Ann"]\n[Black "Bob"]\n[WhiteTeam "X"]\n[BlackTeam "Y"]\n[Board "2"]',
      '[TimeControl "40/5400+30:1800+30"]\n[Result "1/2-1/2"]\n\n1. e4 e5 {good} 2. Nf3 $1 (2. d4) Nc6 1/2-1/2\n',
      '[White "Cid"]\n[Black "Dan"]\n[WhiteTeam "Y"]\n[BlackTeam "X"]\n[Board "1"]\n[Result "1-0"]\n\n1. d4 d5 1-0\n',
    ].join('\n');
    const read = readAll(other);
    expect([read.white, read.black]).toEqual(['Y', 'X']);
    expect(read.players.map(({ name, team, board }) => [name, team, board])).toEqual([
      ...[
        ['Cid', 'white', 1],
        ['Dan', 'black', 1],
      ],
      ...[
        ['Bob', 'white', 2],
        ['Ann', 'black', 2],
      ],
    ]);
    const last = read.states.at(-1) as ReplayJson;
    expect(last).toMatchObject({ status: 'over', points: { white: 1.5, black: 0.5 } });
    expect(last.boards.map(({ reason }) => reason)).toEqual(['resignation', 'agreement']);
    expect(endOfRecord('1. e4 c5 *').boards).toHaveLength(1);
  });

  it.each([
    ['', [1, 'record/empty', null]],
    ['e4', [1, 'record/unknown_token', 'e4']],
    ['1.e4\n3.e5', [2, 'record/wrong_number', '3.e5']],
    ['1.e4 e5\n2.Ke3', [2, 'move/illegal', 'Ke3']],
    ['1.e4 *\n\n[Board "2"]\n\n1.e5 *', [5, 'move/illegal', 'e5']],
    ['1.e4 {[%clk soon]}', [1, 'record/bad_clock', 'soon']],
    ['[Result "1-0"]\n1.e4 0-1', [2, 'record/two_results', '0-1']],
    ['1.f3 e5 2.g4 Qh4# 1-0', [1, 'record/bad_result', '1-0']],
    ['[FEN "junk"]\n1.e4', [1, 'start/bad_position', '[FEN "junk"]']],
    ['1.e4 {and', [1, 'record/open_comment', '{and']],
    ['2.e4 *', [1, 'record/wrong_number', '2.']],
    [
      '1.e4 *\n[A "1"]\n1.e4 *\n[A "1"]\n1.e4 *\n[A "1"]\n1.e4 *\n[A "1"]\n1.e4 *\n[A "1"]\n1.e4 *',
      [10, 'record/after_result', '[A "1"]'],
    ],
  ])('a record that is wrong is told by line and word: %j', (text, told) => {
    expect(fault(text)).toEqual(told);
  });

  it('a file in another encoding is none', () => {
    expect(records.read(new Uint8Array([0xff, 0xfe]))).toMatchObject({
      error: { problem: { code: 'classical/record/not_utf8' } },
    });
  });

  it('a return match has the same settings, once the first is over', () => {
    const state = newMatch({ boards: 2, colours: 'same' });
    expect(returnSettings(state)).toBeNull();
    expect(returnSettings(after(state, { type: 'resignMatch', team: 'white' }))).toBe(state.settings);
  });
});

it('the protocol says of each decision on which board it was made', () => {
  const at = { atMs: T0 };
  expect(
    protocolLine({ type: 'claimDecided', board: 2, accepted: false, reason: 'no', end: null, ...at }),
  ).toMatchObject({
    kind: 'claimRefused',
    board: 2,
    reason: 'no',
  });
  expect(protocolLine({ type: 'clockStopped', board: 3, reason: '', ...at })).toMatchObject({
    kind: 'clockStopped',
    board: 3,
  });
  expect(protocolLine({ type: 'drawOffered', board: 1, side: 'black', ...at })).toMatchObject({
    kind: 'drawOffered',
    side: 'black',
    board: 1,
  });
});

it('the demonstration plays to its end by its moves alone', () => {
  const file = join(import.meta.dirname, '../../../../fixtures', records.demonstration);
  const last = readAll(readFileSync(file, 'utf8')).states.at(-1) as ReplayJson;
  expect(last.boards.map(({ result, reason }) => `${result} ${reason}`)).toEqual([
    ...['white mate', 'draw repetition', 'black mate', 'white mate'],
  ]);
});
