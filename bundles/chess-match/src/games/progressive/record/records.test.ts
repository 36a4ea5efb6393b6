import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../common/ruling';
import { after, newMatch, play, T0 } from '../testing/play';
import { VARIANTS } from '../rules/variant';
import type { Event } from '../rules/events';
import type { State } from '../rules/state';
import { protocolLine } from '../../duel/record/protocolLine';
import { records } from './records';
import type { ReplayJson } from './replayJson';
import { returnSettings } from './returnGame';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const readAll = (text: string) => {
  const read = records.read(bytes(text));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const lastOf = (text: string): ReplayJson => readAll(text).states.at(-1) as ReplayJson;
const fault = (text: string) => {
  const read = records.read(bytes(text));
  if (read.ok) throw new Error('it plays');
  const { line, problem } = read.error;
  return [line, problem.code.replace('progressive/', ''), problem.item];
};
const NAMES = { event: 'Cup', white: 'Reds', black: 'Blues' };

describe('records of chess in series', () => {
  it('notation: the example of the document is legal, and mate', () => {
    expect(lastOf('1.e4 2.e5 Nf6 3.Bc4 Qh5 Qxf7#')).toEqual({
      game: 'progressive',
      variant: 'italian',
      status: 'over',
      result: 'white',
      reason: 'mate',
      turn: 3,
      toMove: null,
      fen: 'rnbqkb1r/pppp1Qpp/5n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 4',
      series: [['e4'], ['e5', 'Nf6'], ['Bc4', 'Qh5', 'Qxf7#']],
    });
    expect(readAll('1.e4 2.e5 Nf6').states).toHaveLength(3);
    expect(lastOf('1.e4 2.e5 Nf6')).toMatchObject({ status: 'playing', turn: 3, toMove: 'white', result: null });
  });

  it('notation: coordinates, a FEN with the number of the turn in the place of the clocks, and kinds by their names', () => {
    const fen = 'rnbBkbnr/pp1p1ppp/8/8/3p4/8/PPP1PPPP/RN1QKBNR b 4';
    expect(lastOf(`[FEN "${fen}"] 4. d4-d3 d3-c2 c2-b1q f8-b4`)).toMatchObject({
      result: 'black',
      reason: 'mate',
      turn: 4,
      series: [['d3', 'dxc2', 'cxb1=Q', 'Bb4#']],
    });
    for (const variant of VARIANTS) {
      const name = `${variant.slice(0, 1).toUpperCase()}${variant.slice(1)}`;
      expect(lastOf(`[Variant "${name}"]\n1.e3 2.e6 a6`).variant).toBe(variant);
    }
    expect(lastOf('[Variant "take all"] 1.e4').variant).toBe('take-all');
  });

  it('P7 ends that no move tells stand in the last comment, and come back', () => {
    const three = play(newMatch(), 'e4', 'e5 Nf6');
    const begun = after(newMatch({ timePerSideMs: 60_000 }), { type: 'startClock' });
    const ends: readonly State[] = [
      after(three, { type: 'resignMatch', team: 'white' }),
      after(after(three, { type: 'offerDraw', team: 'white' }), { type: 'offerDraw', team: 'black' }),
      after(three, { type: 'abortMatch', reason: '' }),
      ...RULINGS.map((ruling) => after(three, { type: 'ruleResult', ruling, reason: '' })),
      after(begun, { type: 'flag', side: 'white' }, T0 + 60_000),
      after(newMatch({ start: '4k3/8/8/8/8/8/P7/4K3 w - - 3', timePerSideMs: 1 }), {
        type: 'setClock',
        side: 'white',
        remainingMs: 0,
        reason: '',
      }),
    ];
    for (const state of [
      ...ends.slice(0, -1),
      ...ends.slice(-1).map((at) => after(at, { type: 'flag', side: 'white' })),
    ]) {
      const read = readAll(records.write(state, NAMES)).end as State;
      expect([read.end?.result, read.end?.reason]).toEqual([state.end?.result, state.end?.reason]);
    }
  });

  it('P7 a claim of ten quiet turns is a draw where no comment says that it was agreed', () => {
    const quiet = '1.Rb1 2.Rg8 Rh8 3.Ra1 Rb1 Ra1 4.Rg8 Rh8 Rg8 Rh8 5.Rb1 Ra1 Rb1 Ra1 Rb1';
    const more = '6.Rg8 Rh8 Rg8 Rh8 Rg8 Rh8 7.Ra1 Rb1 Ra1 Rb1 Ra1 Rb1 Ra1 8.Rg8 Rh8 Rg8 Rh8 Rg8 Rh8 Rg8 Rh8';
    const last = '9.Rb1 Ra1 Rb1 Ra1 Rb1 Ra1 Rb1 Ra1 Rb1 10.Rg8 Rh8 Rg8 Rh8 Rg8 Rh8 Rg8 Rh8 Rg8 Rh8';
    const tags = '[FEN "4k2r/7p/8/8/8/8/P7/R3K3 w - - 1"]';
    expect(lastOf(`${tags} ${quiet} ${more} ${last}`).reason).toBe('ten-turns');
    const claimed = `${tags} [TenTurns "claim"] ${quiet} ${more} ${last}`;
    expect(lastOf(`${claimed} *`).status).toBe('playing');
    expect(lastOf(`${claimed} 1/2-1/2`).reason).toBe('ten-turns');
    expect(lastOf(`${claimed} {Game drawn by agreement} 1/2-1/2`).reason).toBe('agreement');
  });

  it('clocks and what the arbiter set stand in braces, and come back', () => {
    const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBN1 b KQkq - 0 1';
    const begun = after(newMatch({ timePerSideMs: 60_000, incrementMs: 1000 }), { type: 'startClock' });
    const first = after(begun, { type: 'commitTurn', line: 'e4' }, T0 + 5500);
    const set = after(first, { type: 'correctPosition', board: 1, fen, reason: 'hall' }, T0 + 6000);
    const second = after(set, { type: 'commitTurn', line: 'e5 Nf6' }, T0 + 9000);
    const text = records.write(second, NAMES);
    expect(text).toContain(
      '1.e4 {[%clk 0:00:55.5]} {@position rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBN1 b Qkq - 2}',
    );
    const read = readAll(text);
    expect(records.write(read.end as State, NAMES)).toBe(text);
    expect(read.turns).toEqual([
      { line: 'e4', afterMs: 5500 },
      { line: 'e5 Nf6', afterMs: 9000 },
    ]);
    expect(read.settings).toEqual({ timePerSideMs: 60_000, incrementMs: 1000 });
    expect(readAll('1.e4').turns).toEqual([{ line: 'e4', afterMs: null }]);
  });

  it('who played stands in tags: players where they are known, with their teams', () => {
    const player = (team: string) => (team === 'white' ? { name: 'Berg, Anna', elo: 2100 } : null);
    const text = records.write(newMatch(), NAMES, { atMs: Date.UTC(2026, 10, 26), player });
    expect(text).toContain('[Date "2026.11.26"]\n[White "Berg, Anna"]\n[Black "Blues"]\n[WhiteElo "2100"]');
    const read = readAll(text);
    expect([read.event, read.white, read.black]).toEqual(['Cup', 'Reds', 'Blues']);
    expect(read.players).toEqual([{ team: 'white', board: 1, name: 'Berg, Anna', elo: 2100 }]);
    expect(read.begunAtMs).toBe(Date.UTC(2026, 10, 26));
  });

  it.each([
    ['', [1, 'record/empty', null]],
    ['e4', [1, 'record/unknown_token', 'e4']],
    ['1.e4\n2.', [2, 'record/no_moves', null]],
    ['1.e4 2. 3.d4', [1, 'record/no_moves', '3.d4']],
    ['1.e4\n2.e5 Nf6\n4.d4', [3, 'record/wrong_number', '4.d4']],
    ['2.e4 e5', [1, 'record/wrong_number', '2.']],
    ['1.e4\n2.e5\nKe6', [3, 'move/illegal', 'Ke6']],
    ['1.e4\n2.e5', [2, 'series/short', '2.']],
    ['1.e4 {[%clk soon]}', [1, 'record/bad_clock', 'soon']],
    ['1.e4 * 2.e5', [1, 'record/after_result', '2.e5']],
    ['[Result "1-0"]\n1.e4 0-1', [2, 'record/two_results', '0-1']],
    ['1.e4 2.e5 Nf6 3.Bc4 Qh5 Qxf7# 0-1', [1, 'record/bad_result', '0-1']],
    ['1.e4 {and', [1, 'record/open_comment', '{and']],
    ['1.e4 (1.d4', [1, 'record/open_variation', '(1.d4']],
    ['[Event Cup]\n1.e4', [1, 'record/bad_tag', '[Event Cup]']],
    ['[Event "x"]\n[Variant "Chess"]\n1.e4', [2, 'settings/bad_value', '[Variant "Chess"]']],
    ['[FEN "8/8 w 1"]\n1.e4', [1, 'start/bad_position', '[FEN "8/8 w 1"]']],
    ['1.e4 {@position 8/8 b}', [1, 'correct/bad_position', '@position 8/8 b']],
    ['1.f3 2.e5 d6 3.g4 a3 a4 4.Qh4', [1, 'move/early_check', 'Qh4']],
  ])('a record that is wrong is told by line and word: %s', (text, told) => {
    expect(fault(text)).toEqual(told);
  });

  it.each([
    ['e4', { line: 1, expected: '1.' }],
    ['1.e4 2.', { line: 1, expected: '2.' }],
    ['1.e4\n2.e5 Nf6\n4.d4', { line: 3, expected: '3.' }],
    ['1.e4 x3.d4 2.e5', { text: 'x3.d4', length: 1, byCheck: false }],
    ['2.e4 e5', { line: 1, expected: '1.' }],
    ['[Event "x"] 1.e4 [Site "y"]', { line: 1, expected: '2.' }],
    ['1.e4 2.e5 Nf6 3.Bc4 Qh5 Qxf7# 0-1', { line: 1, written: '0-1', expected: '1-0' }],
  ])('says what must stand in the place of what is wrong: %s', (text, told) => {
    const read = records.read(bytes(text));
    expect(read.ok ? null : read.error.problem.params).toMatchObject(told);
  });

  it('notation: dots behind a number may be several, a number may stand apart from its moves', () => {
    expect(lastOf('1.e4 2... e5 Nf6 3. d4 c4 Nc3').series).toEqual([['e4'], ['e5', 'Nf6'], ['d4', 'c4', 'Nc3']]);
    expect(lastOf('[Variant "  Take  all "] 1.e4').variant).toBe('take-all');
  });

  it('notation: tags, an empty line, and the moves in one', () => {
    const text = records.write(play(newMatch({ variant: 'scottish' }), 'e4', 'e5 Nf6'), NAMES);
    expect(text).toMatch(/^\[Event "Cup"\]\n(?:\[\w+ "[^"]*"\]\n)+\n1\.e4 2\.e5 Nf6 \*\n$/);
    expect(text).toContain('[Variant "Scottish"]\n');
    // How a game ended stands behind its last turn, and there alone.
    const resigned = after(play(newMatch(), 'e4', 'e5 Nf6'), { type: 'resignMatch', team: 'white' });
    expect(records.write(resigned, NAMES)).toMatch(/\n1\.e4 2\.e5 Nf6 \{White resigns\} 0-1\n$/);
  });

  it('the sheet has the turns under numbers of their own, and what they came to', () => {
    const start = '4k3/8/8/8/8/8/P7/4K3 w - - 3';
    const made = after(play(newMatch({ start }), 'a4 a5 a6'), { type: 'resignMatch', team: 'black' });
    expect(records.sheets(made)).toMatchObject({
      sheets: [
        {
          form: 'turns',
          before: [{ params: { fen: start } }],
          moves: [{ number: 3, side: 'white', text: 'a4 a5 a6', clockMs: null, atMs: T0, remarks: [] }],
          end: { reason: 'resignation', result: 'white' },
        },
      ],
      scored: [{ turn: '3.', halves: { white: 2, black: 0 } }],
    });
    expect(records.sheets(newMatch())).toMatchObject({ sheets: [{ before: [], moves: [], end: null }], scored: [] });
    expect([records.extension, records.mediaType, records.demonstration]).toEqual([
      ...['ppgn', 'application/x-ppgn', 'progressive/italian.ppgn'],
    ]);
  });

  it('a file in another encoding, or too long, is none', () => {
    expect(records.read(new Uint8Array([0xff, 0xfe]))).toMatchObject({
      error: { problem: { code: 'progressive/record/not_utf8' } },
    });
    expect(fault('1.e4 '.repeat(50_000))).toEqual([1, 'record/too_long', null]);
  });

  it('a return game has the same settings, once the first is over', () => {
    const state = newMatch({ variant: 'scottish' });
    expect(returnSettings(state)).toBeNull();
    expect(returnSettings(after(state, { type: 'resignMatch', team: 'white' }))).toBe(state.settings);
  });
});

describe('the protocol of a game in series', () => {
  const at = { atMs: T0 };
  it.each<readonly [Event, object | null]>([
    [
      { type: 'clockStarted', ...at },
      { kind: 'clockStarted', side: null },
    ],
    [
      { type: 'gapDismissed', givenMs: 3000, ...at },
      { kind: 'gapDecided', what: '3000' },
    ],
    [{ type: 'claimDecided', accepted: false, reason: 'mate shown', end: null, ...at }, { kind: 'claimRefused' }],
    [
      { type: 'drawOffered', side: 'black', ...at },
      { kind: 'drawOffered', side: 'black' },
    ],
    [
      { type: 'gapNoted', cause: 'stepped', fromMs: T0, toMs: T0, byMs: 9, ...at },
      { kind: 'stepped', what: '9' },
    ],
    [{ type: 'turnPlayed', number: 1, side: 'white', moves: [], clockMs: null, end: null, ...at }, null],
  ])('says of $type what the arbiter did', (event, told) => {
    const line = protocolLine(event);
    if (told === null) expect(line).toBeNull();
    else expect(line).toMatchObject(told);
  });
});
