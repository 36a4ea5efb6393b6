import type { ProtocolView } from '@schemas/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { business } from '../../games/business';
import { createBench, type Bench } from '../testing/bench';
import { protocolOf, protocolView } from './protocolView';

const parts = { games: { business }, defaultGame: 'business' };
const begun = async (): Promise<Bench> => {
  const bench = createBench({ parts });
  await bench.newMatch();
  return bench;
};
const entries = ({ commands }: Bench): ProtocolView['entries'] => protocolView(commands.open()).entries;
const brief = (bench: Bench) =>
  entries(bench).map(({ kind, turn, what, reason, out }) => [kind, turn, what, reason, out]);
const incident = (text: string) => ({ type: 'noteIncident', kind: 'noise', text, expectedVersion: null });

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('the arbiters’ protocol', () => {
  it('B24 B25 B27 holds clock, cards and corrections with their reasons, after which turn, and what was taken back', async () => {
    const bench = await begun();
    await bench.send({ type: 'startClock' });
    await bench.send({ type: 'commitTurn', line: '1:e4' });
    await bench.send({ type: 'redLine', side: 'black', player: 'Petrov', penalty: 'warning', reason: 'talked' });
    await bench.send({ type: 'addTime', side: 'white', ms: 5000, reason: 'late start' });
    await bench.send({ type: 'commitTurn', line: '1:e5' });
    await bench.send({ type: 'correctRating', board: 1, rating: 4, reason: 'miscounted' });
    await bench.send({ type: 'takeBack', turns: 2, clocks: 'asNow', reason: 'wrong board' });
    await bench.send({ type: 'stopClock', reason: 'dispute' });
    expect(brief(bench)).toEqual([
      ['clockStarted', '', '', '', false],
      ['warning', '1.', 'Petrov', 'talked', false],
      ['timeAdded', '1.', '5000', 'late start', false],
      ['rating', '1...', '4', 'miscounted', true],
      ['takenBack', '1...', '1., 1..., 1', 'wrong board', false],
      ['clockStopped', '', '', 'dispute', false],
    ]);
    await bench.send({ type: 'redo' });
    expect(brief(bench).at(-1)).toEqual(['redone', '', '1.', '', false]);
    expect(brief(bench)[3]).toEqual(['rating', '1...', '4', 'miscounted', false]);
    await bench.send(incident('x'));
    expect(entries(bench).at(-1)?.turn).toBe('1...');
  });

  it('notes incidents with their kind, time and who wrote them, and strikes them out', async () => {
    const bench = await begun();
    await bench.send({ type: 'commitTurn', line: '1:e4' });
    expect(await bench.send(incident('  phone rang in row 2 '))).toMatchObject({ ok: true });
    const [noted] = entries(bench);
    expect(noted).toEqual({
      seq: 2,
      kind: 'incident',
      incident: 'noise',
      turn: '1.',
      side: null,
      board: null,
      what: 'phone rang in row 2',
      reason: '',
      actor: 'operator',
      atMs: bench.time.nowMs,
      out: false,
    });
    expect(await bench.send({ type: 'strikeIncident', seq: 2, reason: 'not ours' })).toMatchObject({ ok: true });
    expect(brief(bench)).toEqual([['incident', '1.', 'phone rang in row 2', 'not ours', true]]);
    for (const seq of [1, 3, 99])
      expect(await bench.send({ type: 'strikeIncident', seq, reason: 'x' })).toMatchObject({
        error: { code: 'incident/unknown', params: { seq } },
      });
  });

  it('refuses an incident without words [incident/empty]', async () => {
    const bench = await begun();
    expect(await bench.send(incident('  '))).toMatchObject({ ok: false, error: { code: 'incident/empty' } });
  });

  it('survives a restart, and an undo leaves incidents alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'protocol-'));
    folders.push(folder);
    const path = join(folder, 'journal.sqlite3');
    const before = createBench({ path, parts });
    await before.newMatch();
    await before.send({ type: 'commitTurn', line: '1:e4' });
    await before.send(incident('lights went out'));
    expect(await before.send({ type: 'undo', reason: null })).toMatchObject({ ok: true });
    const told = entries(before);
    before.journal.close();
    const after = createBench({ path, parts });
    expect(entries(after)).toEqual(told);
    expect(told.map(({ kind }) => kind)).toEqual(['incident', 'undone']);
    expect(after.commands.open()?.views.match.ply).toBe(0);
    after.journal.close();
  });

  it('sends the last two hundred, says how many came before, and has all for who asks', async () => {
    const bench = await begun();
    for (let number = 1; number <= 203; number += 1) await bench.send(incident(`note ${number}`));
    const { entries: shown, older } = protocolView(bench.commands.open());
    expect([shown.length, older, shown[0]?.what]).toEqual([200, 3, 'note 4']);
    await bench.send({ type: 'strikeIncident', seq: 2, reason: 'not ours' });
    expect(protocolView(bench.commands.open())).toMatchObject({ older: 3, olderOut: 1 });
    const open = bench.commands.open();
    expect(open === null ? [] : protocolOf(open).map(({ what }) => what)).toEqual(
      Array.from({ length: 203 }, (_, index) => `note ${index + 1}`),
    );
  });

  it('is empty without a match', () => {
    expect(protocolView(null)).toEqual({ entries: [], older: 0, olderOut: 0 });
  });
});
