import type { ProtocolView } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { ARBITER_TEXTS } from '../shared/arbiter/texts/texts';
import { protocolCsv, protocolJson } from './exportProtocol';

type Entry = ProtocolView['entries'][number];

const entry = (part: Partial<Entry>): Entry => ({
  seq: 1,
  kind: 'clockSet',
  incident: null,
  turn: '1.',
  side: null,
  board: null,
  what: '',
  reason: '',
  actor: '',
  atMs: Date.UTC(2026, 2, 1, 18),
  out: false,
  ...part,
});

const team = (name: string) => ({ name, short: '', logo: null });
const TEAMS = { white: team('Rooks'), black: team('Pawns') };
const thread = (id: string, boards: number[]) => ({
  id,
  boards,
  toMove: null,
  turn: '',
  moveNumber: 1,
  ply: 0,
  version: 0,
});
const ONE = { teams: TEAMS, threads: [thread('main', [1, 2, 3, 4, 5])] };
const TWO = { teams: TEAMS, threads: [thread('A', [1]), thread('B', [2])] };

describe('the protocol as a file', () => {
  it('has a line per entry in the language of the page, with what it says in words', () => {
    const entries = [
      entry({ side: 'white', what: '300000', reason: 'late, "again"' }),
      entry({ seq: 2, kind: 'rating', board: 2, what: '4', out: true }),
      entry({ seq: 4, kind: 'gapDecided', what: '119000' }),
      entry({ seq: 3, kind: 'incident', incident: 'noise', what: '=1+1', actor: 'arbiter:Anna' }),
    ];
    expect(protocolCsv(entries, ONE, ARBITER_TEXTS.en).split('\r\n')).toEqual([
      'Time,After turn,Entry,About,Reason,By,State',
      '2026-03-01T18:00:00.000Z,1.,Clock set,White · 5:00,"late, ""again""",,',
      '2026-03-01T18:00:00.000Z,1.,Chips corrected,Board 2 · 4 chips,,,counts no more',
      '2026-03-01T18:00:00.000Z,1.,Lost time decided,1:59 given back,,,',
      '2026-03-01T18:00:00.000Z,1.,Incident,Noise: =1+1,,arbiter:Anna,',
      '',
    ]);
    expect(protocolCsv(entries, ONE, ARBITER_TEXTS.ru)).toContain('Часы поставлены,Белые · 5:00');
  });

  it('S11 calls boards that go on by themselves by their threads, teams by their names', () => {
    const entries = [
      entry({ kind: 'moveNamed', side: 'black', board: 2, what: '60000' }),
      entry({ kind: 'moveNamed', side: 'white', board: 1, what: 'warning' }),
      entry({ kind: 'resigned', side: 'black' }),
    ];
    const lines = protocolCsv(entries, TWO, ARBITER_TEXTS.en).split('\r\n');
    expect(lines.slice(1, 4).map((line) => line.split(',')[3])).toEqual([
      'Black · Board B · −1:00',
      'White · Board A · warning',
      'Pawns',
    ]);
  });

  it('has a corrected turn in the letters of the page', () => {
    const entries = [entry({ kind: 'amended', what: '12. 1:Kg1 2:Nce2 branch 1>2 3+4 → 1:Kh1 2:O-O' })];
    expect(protocolCsv(entries, ONE, ARBITER_TEXTS.ru)).toContain('12. 1:Крg1 2:Кce2 ветвь 1>2 3+4 → 1:Крh1 2:0-0');
    expect(protocolCsv(entries, ONE, ARBITER_TEXTS.en)).toContain('12. 1:Kg1 2:Nce2 branch 1>2 3+4 → 1:Kh1 2:O-O');
    const alone = [entry({ kind: 'amended', what: '4A Nf3 → —' })];
    expect(protocolCsv(alone, TWO, ARBITER_TEXTS.ru)).toContain('4A Кf3 → —');
  });

  it('is JSON with times that can be read', () => {
    const [read] = JSON.parse(protocolJson([entry({ side: 'black' })])) as readonly object[];
    expect(read).toMatchObject({ seq: 1, kind: 'clockSet', side: 'black', at: '2026-03-01T18:00:00.000Z' });
    expect(read).not.toHaveProperty('atMs');
  });
});
