import { describe, expect, it } from 'vitest';
import { replayer } from './replayer';
import { clocksAs } from './clocksAs';
import type { Event } from './events';
import { returnSettings } from '../record/returnGame';
import { after, decided, matchOn, moves, newMatch, T0 } from '../testing/play';
import { undoLabel } from './undoLabel';

const KNIGHT = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1';
const madeOn = (text: string): Event => {
  const [event] = decided(matchOn({ A: KNIGHT, B: null }), { type: 'press', board: 'A', text });
  if (event === undefined) throw new Error(text);
  return event;
};
const sanAgain = (fen: string, event: Event, line: string | null): unknown => {
  const state = matchOn({ A: fen, B: null });
  const made = replayer.replayTurn(state, state, event, line);
  return made.ok && made.value.type === 'movePlayed' ? made.value.san : made;
};

describe('a past move made again', () => {
  it('is the same piece’s to the same square, as it is written where the board stands now', () => {
    expect(sanAgain('4k3/8/8/8/8/8/3N4/4K1N1[] w - - 0 1', madeOn('Nf3'), null)).toBe('Ngf3');
    expect(sanAgain('8/8/8/6k1/8/8/8/4K1N1[] w - - 0 1', madeOn('Nf3'), null)).toBe('Nf3+');
    expect(sanAgain(KNIGHT, madeOn('Nf3'), 'e4')).toBe('e4');
  });

  it('is refused where another piece stands there, or none', () => {
    expect(sanAgain('4k3/8/8/8/8/8/8/4K1Q1[] w - - 0 1', madeOn('Nf3'), null)).toMatchObject({ ok: false });
    expect(sanAgain('4k3/8/8/8/8/8/8/4K1B1[] w - - 0 1', madeOn('Nf3'), null)).toMatchObject({ ok: false });
  });

  it('tells what it means: its move, what it gives, what it ends', () => {
    const { meaningOf: meaning } = replayer;
    expect(meaning(madeOn('Nf3'))).toBe(meaning(madeOn('Nf3')));
    expect(meaning(madeOn('Nf3'))).not.toBe(meaning(madeOn('Nh3')));
    expect(meaning({ type: 'clocksStarted', atMs: T0 })).toBe(meaning({ type: 'gapDismissed', atMs: T0 }));
  });
});

describe('what else was done, once a move before it is another', () => {
  const other = (state: ReturnType<typeof newMatch>, event: Event) => replayer.replayOther(state, state, event, false);
  const end = { result: 'second', reason: 'resignation', at: [], atMs: T0 } as const;
  const resigned: Event = { type: 'resigned', team: 'first', end, atMs: T0 };

  const { position } = newMatch().boards.A;
  const correction = { board: 'A', reason: '', atMs: T0 } as const;
  const FACTS: readonly Event[] = [
    resigned,
    { type: 'drawOffered', team: 'first', atMs: T0 },
    { type: 'drawAgreed', end, atMs: T0 },
    { type: 'drawDeclined', team: 'first', atMs: T0 },
    { type: 'moveDemanded', team: 'first', board: 'B', atMs: T0 },
    { type: 'punished', board: 'A', side: 'white', penalty: 'warning', ms: 0, reason: '', end: null, atMs: T0 },
    { type: 'positionCorrected', ...correction, position },
    { type: 'reserveCorrected', ...correction, side: 'white', piece: 'n', count: 1 },
    { type: 'aborted', reason: '', end, atMs: T0 },
  ];

  it.each(FACTS.map((event) => [event.type, event] as const))('stands, unless the match is over: %s', (_, event) => {
    expect(other(newMatch(), event)).toEqual(event);
    expect(other(after(newMatch(), { type: 'abort', reason: '' }), event)).toBeNull();
  });

  it('of the clocks stands whatever was before it', () => {
    const over = after(newMatch(), { type: 'abort', reason: '' });
    const started: Event = { type: 'clocksStarted', atMs: T0 };
    expect(other(over, started)).toEqual(started);
  });

  it('S8 a flag falls where its clock still comes to nothing', () => {
    const running = after(newMatch({ timePerPlayerMs: 1000 }), { type: 'startClocks' });
    const [fell] = decided(running, { type: 'flag', board: 'A', side: 'white' }, T0 + 1000);
    if (fell === undefined) throw new Error('no flag');
    expect(other(running, fell)).toEqual(fell);
    expect(other(newMatch(), fell)).toBeNull();
  });
});

describe('a correction as it is told', () => {
  it('names the move by number and board, and what it was and is', () => {
    const moved = madeOn('Nf3');
    const told = (was: string, is: string) => replayer.describe(moved, was, is);
    expect(told('Nf3', 'Nh3')).toEqual({
      number: 1,
      side: 'white',
      moves: [{ board: 1, before: 'Nf3', after: 'Nh3' }],
    });
    expect(told('Nf3', '')).toMatchObject({ moves: [{ board: 1, before: 'Nf3', after: null }] });
    expect(replayer.describe({ type: 'clocksStarted', atMs: T0 }, '', '')).toBeNull();
  });
});

describe('a past move at the desk', () => {
  it('may be made, or is told why not, with the nearest that may: the same goal, then the same piece', () => {
    const look = (line: string) => replayer.judge(newMatch(), 'A', line);
    expect(look('e4')).toMatchObject({ items: [{ text: 'e4', problem: null }], ready: true, alternatives: [] });
    const refused = look('Nd3');
    expect(refused).toMatchObject({
      ready: false,
      items: [{ text: 'Nd3', problem: { code: 'swedish/move/illegal' } }],
    });
    const lines = refused.alternatives.map(({ line }) => line);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe('d3');
    expect(lines.slice(1, 5).toSorted()).toEqual(['Na3', 'Nc3', 'Nf3', 'Nh3']);
    expect(look('')).toMatchObject({ items: [{ text: '', problem: null }], ready: false });
    expect(replayer.judge(newMatch(), null, 'e4')).toEqual({
      items: [],
      problems: [],
      lacks: [],
      ready: false,
      boards: [],
      alternatives: [],
    });
  });
});

describe('a match that begins', () => {
  it('S1 has nothing behind it', () => {
    expect(newMatch()).toMatchObject({
      moves: [],
      offers: [],
      punishments: [],
      corrections: [],
      gaps: [],
      drafts: { A: '', B: '' },
    });
  });

  it('is followed by another of the same settings, once it is over', () => {
    const over = after(newMatch({ stalemate: 'draw' }), { type: 'abort', reason: '' });
    expect([returnSettings(newMatch()), returnSettings(over)]).toEqual([null, over.settings]);
  });
});

describe('the clocks as a correction leaves them', () => {
  const full = { white: 300_000, black: 300_000 };
  const wanted = (stands: boolean, a = full, b = full) => [
    { remainingMs: a, stands, begins: false },
    { remainingMs: b, stands, begins: false },
  ];
  const running = () => after(newMatch(), { type: 'startClocks' });

  it('S1 are set where they differ, and stop together', () => {
    expect(clocksAs(newMatch(), wanted(true), T0, 'r')).toEqual([]);
    expect(clocksAs(running(), wanted(false), T0, 'r')).toEqual([]);
    expect(clocksAs(running(), wanted(true, full, { white: 299_000, black: 5000 }), T0 + 1000, 'r')).toEqual([
      { type: 'clocksStopped', reason: 'r', atMs: T0 + 1000 },
      { type: 'clockSet', board: 'A', side: 'white', remainingMs: 300_000, reason: 'r', atMs: T0 + 1000 },
      { type: 'clockSet', board: 'B', side: 'black', remainingMs: 5000, reason: 'r', atMs: T0 + 1000 },
    ]);
    const one = [...wanted(true).slice(1), ...wanted(false).slice(1)];
    expect(clocksAs(running(), one, T0, 'r')).toEqual([]);
  });

  it('S13 there are none', () => {
    expect(clocksAs(newMatch({ moveForMove: true }), wanted(true, { white: 1, black: 1 }), T0, 'r')).toEqual([]);
  });
});

describe('what undo calls a fact', () => {
  const end = { result: 'draw', reason: 'agreement', at: [], atMs: T0 } as const;

  it('names what it is about, and nothing else', () => {
    const flag: Event = { type: 'flagFell', board: 'B', side: 'black', end, atMs: T0 };
    expect(undoLabel(flag)).toEqual({ label: 'B black', kind: 'flag', line: '' });
    expect(undoLabel({ type: 'drawAgreed', end, atMs: T0 })).toEqual({ label: '', kind: 'agreement', line: '' });
    expect(undoLabel({ type: 'moveDemanded', team: 'first', board: 'B', atMs: T0 })).toEqual({
      label: 'B',
      kind: 'demand',
      line: '',
    });
    const { position } = moves(newMatch(), 'A:e4').boards.A;
    expect(undoLabel({ type: 'positionCorrected', board: 'A', position, reason: 'r', atMs: T0 })).toEqual({
      label: 'A',
      kind: 'position',
      line: '',
    });
    expect(undoLabel({ type: 'aborted', reason: 'fire', end, atMs: T0 })).toEqual({
      label: '',
      kind: 'aborted',
      line: 'fire',
    });
    expect(undoLabel({ type: 'gapDismissed', atMs: T0 })).toBeNull();
    expect(undoLabel({ type: 'drawDeclined', team: 'first', atMs: T0 })).toBeNull();
  });
});
