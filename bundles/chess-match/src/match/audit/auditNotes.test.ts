import { nobody } from '../../show';
import type { RosterView } from '@schemas/roster';
import { afterEach, describe, expect, it } from 'vitest';
import { refuse } from '../base/errors';
import { DEMO_PLAYER, LOCAL_OPERATOR, SIMULATOR, type Identity } from '../authority/identity';
import { openCurrentJournal } from '../journal/journal';
import type { AuditRow } from '../journal/types';
import { createBench, freshId, listLog, quietObs, type Bench } from '../testing/bench';
import { createAuditNotes } from './auditNotes';
import type { AuditNote } from './note';

const DIRECTOR: Identity = { role: 'director', name: 'director:Anna' };
const SOUND = { type: 'mutePerson', person: 'w1', muted: true };
const ANY = Number.MAX_SAFE_INTEGER;

const rowsOf = ({ journal }: Pick<Bench, 'journal'>): readonly AuditRow[] =>
  journal.rowsBefore('note', ANY, 100).toReversed();
const notesOf = (bench: Pick<Bench, 'journal'>): readonly AuditNote[] =>
  rowsOf(bench).map(({ body }) => JSON.parse(body) as AuditNote);

const opened: Bench[] = [];
const bench = (...options: Parameters<typeof createBench>): Bench => {
  const made = createBench(...options);
  opened.push(made);
  return made;
};
afterEach(() => {
  for (const { journal } of opened.splice(0)) journal.close();
});

const team = (id: string, name: string): RosterView['white'] => ({
  name: '',
  short: '',
  logo: null,
  colour: null,
  people: [{ id, name, title: '', role: 'player', elo: null, photo: null, seat: null, mic: null }],
});
const PEOPLE: RosterView = { white: team('w1', 'Иванов'), black: team('b1', 'Petrov'), arbiters: [], commentators: [] };

describe('what is noted', () => {
  it('is a refused command with who, when, code, and the match that was open', async () => {
    const game = bench();
    const matchId = await game.newMatch();
    game.time.nowMs += 7;
    await game.send({ type: 'startClock' }, DIRECTOR);
    const row = { source: 'note', number: 1, matchId, atMs: 1_000_007, actor: 'director:Anna', type: 'commandRefused' };
    expect(rowsOf(game)).toMatchObject([row]);
    expect(notesOf(game)).toMatchObject([{ command: 'startClock', problem: { code: 'command/forbidden' } }]);
  });

  it('is what nobody understood, and what went wrong inside', async () => {
    const game = bench({
      parts: {
        obs: { ...quietObs, takeScene: () => Promise.reject(new Error('OBS is on fire')) },
        simulator: {
          start: () => null,
          steer: () => {
            throw new Error('no');
          },
        },
      },
    });
    await game.commands.submit('press', LOCAL_OPERATOR);
    await game.send({ type: 'explode'.repeat(20) });
    await game.send({ type: 'takeScene', instance: 'program' });
    await game.send({ type: 'steerSimulator', state: 'off', paceMs: 1000, speaking: false });
    expect(notesOf(game)).toMatchObject([
      { command: '', problem: { code: 'command/malformed' } },
      { command: 'explode'.repeat(20).slice(0, 40), problem: { code: 'command/malformed' } },
      { command: 'takeScene', problem: { code: 'command/failed' } },
      { command: 'steerSimulator', problem: { code: 'command/failed' } },
    ]);
  });

  it('is what was told to OBS, the microphones, the backups and the simulator, without what nobody reads', async () => {
    const game = bench();
    await game.send({ type: 'setPeople', people: PEOPLE, seen: null });
    await game.send({ type: 'cutScene', instance: 'program', scene: 'Wide', to: 'program' }, DIRECTOR);
    await game.send({ type: 'applyObsPlan', instance: 'white', plan: 'p1', steps: ['a', 'b'] });
    await game.send({ ...SOUND });
    await game.send({ type: 'makeBackup' });
    await game.send({ type: 'steerSimulator', state: 'paused', paceMs: 1000, speaking: true });
    expect(notesOf(game)).toEqual([
      { type: 'cutScene', instance: 'program', scene: 'Wide', to: 'program' },
      { type: 'applyObsPlan', instance: 'white' },
      { ...SOUND, name: 'Иванов' },
      { type: 'makeBackup' },
      { type: 'steerSimulator', state: 'paused', paceMs: 1000, speaking: true },
    ]);
  });

  it('is not what stands in the journal, what is typed or looked at, nor who speaks at a moment', async () => {
    const game = bench();
    await game.newMatch();
    await game.send({ type: 'commitTurn', line: 'e4' });
    await game.send({ type: 'takeGraphic', graphic: 'test-card', takes: 0 });
    await game.send({ type: 'setDraft', line: 'e', expectedVersion: 0 });
    await game.send({ type: 'cueGraphic', graphic: 'lower-third', on: true, content: { nonsense: 1 } });
    await game.send({ type: 'planObs', instance: 'program' });
    await game.send({ type: 'setSpeaking', ids: ['w1'] });
    game.commands.preview({ type: 'commitTurn', line: 'nonsense' }, LOCAL_OPERATOR);
    expect(notesOf(game)).toEqual([]);
    await game.send({ type: 'setSpeaking', ids: null });
    expect(notesOf(game)).toEqual([{ type: 'setSpeaking' }]);
  });

  it('is not what plays in place of people', async () => {
    const game = bench();
    for (const machine of [DEMO_PLAYER, SIMULATOR]) await game.send({ type: 'commitTurn', line: 'e4' }, machine);
    expect(notesOf(game)).toEqual([]);
  });

  it('is a repeated id once, and the same press of one hand once while it lasts', async () => {
    const game = bench();
    await game.newMatch();
    const undo = { type: 'undo', reason: null };
    const id = freshId();
    await game.send({ ...undo, id, expectedVersion: 1 });
    game.time.nowMs += 5000;
    await game.send({ ...undo, id, expectedVersion: 1, issuedAt: game.time.nowMs });
    expect(rowsOf(game)).toHaveLength(1);
    for (let press = 0; press < 30; press += 1) {
      game.time.nowMs += 100;
      await game.send(undo);
    }
    expect(rowsOf(game)).toHaveLength(2);
    game.time.nowMs += 2000;
    await game.send(undo);
    await game.send(undo, { role: 'arbiter', name: 'arbiter:Пётр' });
    expect(rowsOf(game)).toHaveLength(4);
  });

  it('is bounded: a refusal with much in it keeps its code', () => {
    const written: string[] = [];
    const log = createAuditNotes({
      journal: { writeNotes: (notes) => void written.push(...notes.map(({ body }) => body)) },
      people: nobody,
      now: () => 0,
      log: listLog([]),
      later: (action) => action(),
    });
    const error = refuse('command/malformed', { where: '/line', what: 'x'.repeat(60_000) });
    const answer = { ok: false, version: 0, matchId: null, error } as const;
    log.hear({ input: { type: 'commitTurn' }, identity: LOCAL_OPERATOR, answer });
    expect(written).toEqual([
      JSON.stringify({ type: 'commandRefused', command: 'commitTurn', problem: { ...error, params: {} } }),
    ]);
  });
});

describe('the writing', () => {
  it('waits for a quiet moment, and is done at the latest before the journal is closed', () => {
    const journal = openCurrentJournal(':memory:', 0);
    const quiet: (() => void)[] = [];
    const log = createAuditNotes({
      journal,
      people: nobody,
      now: () => 0,
      log: listLog([]),
      later: (action) => void quiet.push(action),
    });
    const answer = { ok: true, version: 0, matchId: null } as const;
    log.hear({ input: { ...SOUND }, identity: LOCAL_OPERATOR, answer });
    log.hear({ input: { ...SOUND, muted: false }, identity: LOCAL_OPERATOR, answer });
    expect([rowsOf({ journal }).length, quiet.length]).toEqual([0, 1]);
    quiet[0]?.();
    expect(notesOf({ journal })).toMatchObject([{ person: 'w1', name: 'w1', muted: true }, { muted: false }]);
    log.hear({ input: { ...SOUND }, identity: LOCAL_OPERATOR, answer });
    log.flush();
    quiet[1]?.();
    expect(rowsOf({ journal })).toHaveLength(3);
    journal.close();
  });

  it('is never a reason to refuse: a disk that refuses is said once', async () => {
    const journal = openCurrentJournal(':memory:', 0);
    const broken = { isBroken: true };
    const game = bench({
      parts: {
        journal: {
          ...journal,
          writeNotes: (notes) => {
            if (broken.isBroken) throw new Error('disk full');
            journal.writeNotes(notes);
          },
        },
      },
    });
    expect(await game.send({ ...SOUND })).toMatchObject({ ok: true });
    expect(await game.send({ ...SOUND, muted: false })).toMatchObject({ ok: true });
    expect(game.logged.filter((line) => line.includes('the match goes on'))).toHaveLength(1);
    broken.isBroken = false;
    await game.send({ ...SOUND });
    expect(notesOf(game)).toMatchObject([{ muted: true }]);
  });
});
