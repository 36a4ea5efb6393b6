import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIDES } from '../../../common/sides';
import { BOARDS } from '../../rules/seats';
import { DEFAULT_SETTINGS, readSettings, type Settings } from '../../rules/settings';
import type { End } from '../../rules/state';
import { correctionText, readCorrection } from './correctionText';
import { endRemark, resultOf } from './endRemark';
import { saidEnd } from './saidEnd';
import type { Tag } from '../../../common/recordText';
import type { BpgnFile, BpgnMove, BpgnResult } from './file';
import { settingsGiven, settingTags, tagOfSetting, timeFault } from './settingTags';
import type { Seat } from '../../rules/seats';

const tag = (name: string, value: string, line = 1) => ({ name, value, line });

const MOVE: BpgnMove = {
  board: 'A',
  side: 'white',
  number: 1,
  text: 'e4',
  clockMs: null,
  elapsedMs: null,
  comments: [],
  notes: [],
  line: 1,
};

const fileOf = (result: BpgnResult | null, ...comments: string[]): BpgnFile => ({
  tags: [tag('WhiteA', 'Ann'), tag('BlackA', 'Bob'), tag('WhiteB', 'Cem'), tag('BlackB', '')],
  comments: [],
  moves: [{ ...MOVE, comments }],
  result,
  line: 1,
});

const ON_MOVE: readonly Seat[] = [
  { board: 'A', side: 'white' },
  { board: 'B', side: 'black' },
];
const said = (result: BpgnResult | null, ...comments: string[]) =>
  saidEnd(fileOf(result, ...comments), () => ({ board: 'B', side: 'black' }), ON_MOVE);

describe('how a match ended, in words', () => {
  const end = (reason: End['reason'], result: End['result'], at: End['at'] = []): End => ({
    reason,
    result,
    at,
    atMs: 0,
  });
  const seat = { board: 'B', side: 'white' } as const;

  it.each([
    [end('resignation', 'second'), { kind: 'resignation', team: 'first', seat: null }],
    [end('resignation', 'first'), { kind: 'resignation', team: 'second', seat: null }],
    [end('flag', 'first', [seat]), { kind: 'flags', seats: [seat] }],
    [end('punishment', 'first', [seat]), { kind: 'punishment', seat }],
    [end('agreement', 'draw'), { kind: 'agreement' }],
    [end('aborted', null), { kind: 'aborted' }],
  ])('is read as it was written: %j', (ended, read) => {
    expect(said(resultOf(ended), endRemark(ended) ?? '')).toEqual(read);
  });

  it('flags of both boards, every pair of them', () => {
    for (const one of SIDES)
      for (const other of SIDES) {
        const at = [{ board: 'A', side: one } as const, { board: 'B', side: other } as const];
        const ended = end('simultaneous-flags', 'draw', at);
        expect(said('1/2-1/2', endRemark(ended) ?? '')).toEqual({ kind: 'flags', seats: at });
      }
  });

  it('ends that the moves tell need no words', () => {
    for (const reason of ['mate', 'simultaneous-mates', 'stalemate', 'repetition', 'fifty-moves', 'material'] as const)
      expect(endRemark(end(reason, 'draw', [seat]))).toBeNull();
    expect(endRemark(null)).toBeNull();
    expect([resultOf(end('mate', 'first')), resultOf(end('mate', 'second'))]).toEqual(['1-0', '0-1']);
  });

  it.each([
    ['1-0', 'Bob forfeits on time', { kind: 'flags', seats: [{ board: 'A', side: 'black' }] }],
    ['1-0', 'flag', { kind: 'flags', seats: [{ board: 'B', side: 'black' }] }],
    ['0-1', 'Ann resigns', { kind: 'resignation', team: 'first', seat: { board: 'A', side: 'white' } }],
    ['0-1', 'White resigns', { kind: 'resignation', team: 'first', seat: null }],
    ['0-1', '', { kind: 'resignation', team: 'first', seat: null }],
    ['1-0', 'White forfeits on time', { kind: 'flags', seats: [{ board: 'B', side: 'white' }] }],
    ['1-0', 'Ann wins on time', { kind: 'flags', seats: [{ board: 'B', side: 'black' }] }],
    ['1-0', 'time forfeit', { kind: 'flags', seats: [{ board: 'B', side: 'black' }] }],
    ['1-0', 'Zed forfeits on time', { kind: 'unknown-player', remark: 'Zed forfeits on time' }],
    ['1-0', 'Bob forfeits by disconnection', { kind: 'unknown-end', remark: 'Bob forfeits by disconnection' }],
    ['1-0', 'Bob checkmated', { kind: 'unknown-end', remark: 'Bob checkmated' }],
    ['1/2-1/2', 'Game drawn by repetition', { kind: 'unknown-end', remark: 'Game drawn by repetition' }],
    ['1/2-1/2', 'Game drawn by stalemate', { kind: 'unknown-end', remark: 'Game drawn by stalemate' }],
    ['1/2-1/2', 'drawn on time', { kind: 'agreement' }],
    ['1/2-1/2', 'Both flags fell at once', { kind: 'flags', seats: ON_MOVE }],
    ['0-1', 'flagman resigns', { kind: 'resignation', team: 'first', seat: null }],
    ['1/2-1/2', 'whatever', { kind: 'agreement' }],
    ['1-0', 'somebody was punished', { kind: 'resignation', team: 'second', seat: null }],
    ['*', 'R: Bob requests to abort the game.', null],
    ['*', 'Game aborted on move 1', { kind: 'aborted' }],
    ['*', '', null],
  ] as const)('%s with %j', (result, remark, read) => {
    expect(said(result, remark)).toEqual(read);
  });

  const LI = [tag('WhiteA', 'Berg, Anna'), tag('BlackA', 'van der Zee'), tag('WhiteB', 'Zee'), tag('BlackB', 'Li Wei')];
  const of = (remark: string, result: BpgnResult = '0-1') =>
    saidEnd({ ...fileOf(result, remark), tags: LI }, () => ({ board: 'A', side: 'white' }), ON_MOVE);
  it.each([
    ['Li Wei forfeits on time', 'B', 'black'],
    ['Li Wei forfeits on time, Berg, Anna was dead lost', 'B', 'black'],
    ['Berg, Anna was dead lost. Li Wei forfeits on time', 'B', 'black'],
    ['Berg, Anna forfeits on time', 'A', 'white'],
    ['Anna Berg’s flag fell', 'A', 'white'],
    ['van der Zee has lost on time', 'A', 'black'],
    ['Zee forfeits on time', 'B', 'white'],
    ['BB forfeits on time', 'B', 'black'],
    ['wa forfeits on time', 'A', 'white'],
    ['BlackB forfeits on time', 'B', 'black'],
  ] as const)('S8 the flag is of who is named before the verb: %s', (remark, board, side) => {
    expect(of(remark)).toEqual({ kind: 'flags', seats: [{ board, side }] });
  });

  it.each([
    ['Bob forfeits on time', { kind: 'flags', seats: [{ board: 'A', side: 'black' }] }],
    ['Cem resigns', { kind: 'resignation', team: 'second', seat: { board: 'B', side: 'white' } }],
    ['The second team resigns', { kind: 'resignation', team: 'second', seat: null }],
    ['Game aborted', { kind: 'aborted' }],
    ['lost on time', null],
    ['a nice flag', null],
    ['he is mated soon', null],
    ['', null],
  ] as const)('S8 where no result is said, in so many words: %s', (remark, read) => {
    expect(said(null, remark)).toEqual(read);
  });

  it('S9 of several that are named together', () => {
    const seats = [
      { board: 'A', side: 'white' },
      { board: 'B', side: 'white' },
    ];
    for (const remark of ['WA and WB forfeit on time', 'Zee & Berg, Anna both forfeit on time'])
      expect(of(remark, '1/2-1/2')).toEqual({ kind: 'flags', seats });
  });

  it('S8 a name of both players of a team is the team’s: the flag is of the one on move', () => {
    const teams = [tag('WhiteA', 'Us'), tag('BlackA', 'They'), tag('WhiteB', 'They'), tag('BlackB', 'Us')];
    const file = { ...fileOf('0-1', 'Us forfeits on time'), tags: teams };
    const seat = { board: 'B', side: 'black' } as const;
    expect(saidEnd(file, (team) => (team === 'first' ? seat : { board: 'A', side: 'black' }), ON_MOVE)).toEqual({
      kind: 'flags',
      seats: [seat],
    });
  });

  it.each([
    ['time forfeit', 'flags'],
    ['abandoned', 'unknown-end'],
    ['adjudication', 'unknown-end'],
    ['rules infraction', 'unknown-end'],
    ['normal', 'resignation'],
  ])('S8 the tag Termination says it where no remark does: %s', (value, kind) => {
    const file = fileOf('0-1');
    const tags = [...file.tags, tag('Termination', value)];
    expect(saidEnd({ ...file, tags }, () => ({ board: 'A', side: 'white' }), ON_MOVE)?.kind).toBe(kind);
  });

  it('a player without a name is not found in every remark', () => {
    expect(said('1-0', 'on time')).toEqual({ kind: 'flags', seats: [{ board: 'B', side: 'black' }] });
  });
});

describe('what the arbiter set, in words', () => {
  it('reads as it is written', () => {
    const board = fc.constantFrom(...BOARDS);
    const side = fc.constantFrom(...SIDES);
    const piece = fc.constantFrom('p', 'n', 'b', 'r', 'q');
    fc.assert(
      fc.property(board, side, piece, fc.integer({ min: 0, max: 32 }), (on, of, type, count) => {
        const text = correctionText({
          board: on,
          afterMoves: 0,
          set: { kind: 'reserve', side: of, piece: type, count },
        });
        expect(readCorrection(text)).toEqual({
          type: 'correctReserve',
          board: on,
          side: of,
          piece: type,
          count,
          reason: '',
        });
      }),
    );
    const fen = '4k3/8/8/8/8/8/8/4K3[Qp] w - - 0 1';
    expect(readCorrection(correctionText({ board: 'B', afterMoves: 3, set: { kind: 'position', fen } }))).toEqual({
      type: 'correctPosition',
      board: 'B',
      fen,
      reason: '',
    });
  });

  it.each([
    '',
    '@position',
    '@position C x',
    '@reserve A nn 1',
    '@reserve A n',
    '@reserve A n -1',
    ' @position A x',
    'C: hello',
  ])('%j is another comment', (text) => {
    expect(readCorrection(text)).toBeNull();
  });
});

describe('settings as tags', () => {
  it('read as they are written, whatever they are', () => {
    const given = fc.record({
      timePerPlayerMs: fc.integer({ min: 1, max: 86_400_000 }),
      incrementMs: fc.integer({ min: 0, max: 600_000 }),
      delayMs: fc.integer({ min: 0, max: 600_000 }),
      startA: fc.constantFrom('', '4k3/8/8/8/8/8/4p3/4K3[Pn] b - - 0 31'),
      startB: fc.constantFrom('', '4k3/8/8/8/8/8/8/4K3 w'),
      droppedRookCastles: fc.boolean(),
      dropWithCheck: fc.constantFrom('all', 'checkNotMate', 'none'),
      stalemate: fc.constantFrom('sit', 'draw'),
      repetition: fc.constantFrom('none', 'draw'),
      simultaneousMs: fc.integer({ min: 0, max: 60_000 }),
      namedMove: fc.constantFrom('warning', 'time', 'game'),
      moveForMove: fc.boolean(),
    });
    fc.assert(
      fc.property(given, (some) => {
        const read = readSettings(some);
        if (!read.ok) throw new Error(read.error.code);
        expect(readSettings(settingsGiven(settingTags(read.value)))).toEqual(read);
      }),
    );
  });

  it('the defaults need no more than the time', () => {
    expect(settingTags(DEFAULT_SETTINGS)).toEqual([tag('TimeControl', '300+0', 0)]);
    expect(settingsGiven([tag('TimeControl', '60'), tag('TimePerPlayerMs', '1500')])['timePerPlayerMs']).toBe('1500');
    expect(settingsGiven([tag('TimeControl', '60')])['timePerPlayerMs']).toBe(60_000);
    for (const other of ['', '?', '-']) {
      expect(settingsGiven([tag('TimeControl', other)])['timePerPlayerMs']).toBeUndefined();
      expect(timeFault([tag('TimeControl', other)])).toBeNull();
    }
  });

  it.each([
    ['180d2', 'bpgn/time_control'],
    ['180+2:60', 'bpgn/time_control'],
    ['40/9000', 'bpgn/time_control'],
    ['3 minutes', 'bpgn/time_control'],
    ['3+0', 'bpgn/unclear_time'],
    ['3+2', 'bpgn/unclear_time'],
    ['59', 'bpgn/unclear_time'],
    ['0', 'bpgn/unclear_time'],
  ])('S1 a time control of %s is refused, never another time', (value, code) => {
    expect(timeFault([tag('TimeControl', value, 7)])).toEqual({ code, tag: tag('TimeControl', value, 7) });
  });

  it('S1 a time below a minute is not written as one that others take for minutes', () => {
    const three = { ...DEFAULT_SETTINGS, timePerPlayerMs: 3000 };
    expect(settingTags(three)).toEqual([tag('TimePerPlayerMs', '3000', 0)]);
    expect(settingTags({ ...three, timePerPlayerMs: 60_000 })).toEqual([tag('TimeControl', '60+0', 0)]);
    expect(timeFault([tag('TimeControl', '3+0'), tag('TimePerPlayerMs', '3000')])).toBeNull();
    expect(timeFault([tag('TimeControl', '3+2'), tag('TimePerPlayerMs', '3000')])).toBeNull();
  });

  it('S14 an increment stands in the time control, a delay, for which others have no word, in a tag of its own', () => {
    const per = (settings: Partial<Settings>): readonly string[] =>
      settingTags({ ...DEFAULT_SETTINGS, ...settings }).map(({ name, value }) => `${name} ${value}`);
    expect(per({ timePerPlayerMs: 180_000, incrementMs: 2000 })).toEqual(['TimeControl 180+2']);
    expect(per({ incrementMs: 1500, delayMs: 3000 })).toEqual(['TimeControl 300+1.5', 'DelayMs 3000']);
    expect(per({ timePerPlayerMs: 3000, incrementMs: 10 })).toEqual(['TimePerPlayerMs 3000', 'IncrementMs 10']);
    const given = (...tags: Tag[]): unknown => settingsGiven(tags)['incrementMs'];
    expect(given(tag('TimeControl', '180+2'))).toBe(2000);
    expect(given(tag('TimeControl', '180+0.75'))).toBe(750);
    expect(given(tag('TimeControl', '180'))).toBe(0);
    expect(given(tag('TimeControl', '180+2'), tag('IncrementMs', '10'))).toBe('10');
    expect(given(tag('TimeControl', '-'))).toBeUndefined();
  });

  it('the tag that gave a setting is found for the refusal', () => {
    const tags = [tag('TimeControl', '0', 2), tag('DropWithCheck', 'x', 5)];
    expect(tagOfSetting(tags, 'dropWithCheck')?.line).toBe(5);
    expect(tagOfSetting(tags, 'timePerPlayerMs')?.line).toBe(2);
    expect(tagOfSetting([], 'timePerPlayerMs')).toBeNull();
  });
});
