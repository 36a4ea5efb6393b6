import { describe, expect, it } from 'vitest';
import type { ProtocolLine } from '../../common/game';
import type { Command } from '../rules/commands';
import type { Event } from '../rules/events';
import { after, decided, moves, newMatch, T0 } from '../testing/play';
import { protocolLine } from './protocolLine';

const begun = () => after(newMatch(), { type: 'startClocks' });
const line = (events: readonly Event[]): ProtocolLine | null => {
  const last = events.at(-1);
  if (last === undefined) throw new Error('nothing happened');
  return protocolLine(last);
};
const said = (command: Command, state = begun(), nowMs = T0) => line(decided(state, command, nowMs));
const NONE = { side: null, board: null, what: '', reason: '' };
const offered = () => after(newMatch(), { type: 'offerDraw', team: 'first' });
const gap = (cause: 'down' | 'stalled' | 'suspended') =>
  said({ type: 'noteGap', cause, fromMs: T0 + 1000, toMs: T0 + 4000 }, begun(), T0 + 4000);

describe('the arbiters’ protocol of Swedish chess', () => {
  it('S7 leaves moves to the record', () => {
    expect(line(decided(newMatch(), { type: 'press', board: 'A', text: 'e4' }))).toBeNull();
  });

  it('S7 tells what is done to the clocks, in ms', () => {
    expect(said({ type: 'startClocks' }, newMatch())).toEqual({ ...NONE, kind: 'clockStarted' });
    expect(said({ type: 'stopClocks', reason: 'light' })).toEqual({ ...NONE, kind: 'clockStopped', reason: 'light' });
    const seat = { board: 'B', side: 'black', reason: 'late' } as const;
    const told = { side: 'black', board: 2, reason: 'late' };
    expect(said({ type: 'setClock', ...seat, remainingMs: 5000 })).toEqual({ ...told, kind: 'clockSet', what: '5000' });
    expect(said({ type: 'addTime', ...seat, ms: 700 })).toEqual({ ...told, kind: 'timeAdded', what: '700' });
    const fallen = said({ type: 'flag', board: 'A', side: 'white' }, begun(), T0 + 3_600_000);
    expect(fallen).toEqual({ ...NONE, kind: 'flag', side: 'white', board: 1 });
  });

  it('S7 tells how long nobody counted, why, and what was decided', () => {
    expect(gap('down')).toEqual({ ...NONE, kind: 'gap', what: '3000' });
    expect(gap('stalled')).toEqual({ ...NONE, kind: 'stalled', what: '3000' });
    expect(gap('suspended')).toEqual({ ...NONE, kind: 'suspended', what: '3000' });
    const stepped = decided(begun(), { type: 'noteStep', byMs: -40_000 });
    expect(line(stepped)).toEqual({ ...NONE, kind: 'stepped', what: '-40000' });
    const noted = after(begun(), { type: 'noteStep', byMs: -40_000 });
    expect(said({ type: 'dismissGap', giveBack: false }, noted)).toEqual({ ...NONE, kind: 'gapDecided' });
    const down = after(begun(), { type: 'noteGap', cause: 'down', fromMs: T0, toMs: T0 + 3000 }, T0 + 3000);
    expect(said({ type: 'dismissGap', giveBack: true }, down)).toEqual({ ...NONE, kind: 'gapDecided', what: '3000' });
  });

  it('S8 tells of resignations, draws and their offers by the team’s colour on board A', () => {
    expect(said({ type: 'resign', team: 'second' })).toEqual({ ...NONE, kind: 'resigned', side: 'black' });
    expect(said({ type: 'offerDraw', team: 'first' })).toEqual({ ...NONE, kind: 'drawOffered', side: 'white' });
    expect(said({ type: 'offerDraw', team: 'second' }, offered())).toEqual({ ...NONE, kind: 'drawAgreed' });
    const declined = said({ type: 'declineDraw', team: 'second' }, offered());
    expect(declined).toEqual({ ...NONE, kind: 'drawDeclined', side: 'black' });
    expect(said({ type: 'abort', reason: 'fire' })).toEqual({ ...NONE, kind: 'aborted', reason: 'fire' });
  });

  it('S11 tells of demands, penalties and corrections', () => {
    const free = moves(newMatch({ moveForMove: true }), 'A:e4');
    const demanded = said({ type: 'demandMove', team: 'first', board: 'B' }, free);
    expect(demanded).toEqual({ ...NONE, kind: 'moveDemanded', side: 'white', board: 2 });
    const wrong = { board: 1, side: 'white', reason: '' };
    const fen = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
    const placed = said({ type: 'correctPosition', board: 'B', fen, reason: 'fell' });
    expect(placed).toEqual({ ...NONE, kind: 'position', board: 2, reason: 'fell' });
    const given = said({ type: 'correctReserve', board: 'A', side: 'white', piece: 'n', count: 2, reason: '' });
    expect(given).toEqual({ ...wrong, kind: 'reserve', what: 'N 2' });
  });

  it('S11 a penalty is its minutes in ms, or its name', () => {
    const punished = { type: 'punished', board: 'B', side: 'black', reason: 'talk', atMs: T0, end: null } as const;
    const told = { kind: 'moveNamed', side: 'black', board: 2, reason: 'talk' };
    expect(protocolLine({ ...punished, penalty: 'time', ms: 60_000 })).toEqual({ ...told, what: '60000' });
    expect(protocolLine({ ...punished, penalty: 'warning', ms: 0 })).toEqual({ ...told, what: 'warning' });
  });
});
