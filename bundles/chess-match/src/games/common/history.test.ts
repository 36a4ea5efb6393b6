import { describe, expect, it } from 'vitest';
import { business } from '../business';
import { classical } from '../classical';
import type { Command } from '../business/rules/commands';
import type { State } from '../business/rules/state';
import { eventsOf, ledgerOf, newGame, T0 } from '../testing/play';
import * as apart from '../testing/boardsApart';
import type { AnyEvent } from './entry';
import { append, concerns, foldHistory, touched, type History } from './history';
import { decideRedo, decideUndo, redoTarget, undoTarget } from './undo';
import { decideTakeBack } from './takeBack';

type Games = History<State>;
const begin = (): Games => foldHistory(business, newGame({}), []);

const ask = (history: Games, command: Command, nowMs: number): Games =>
  eventsOf(history.state, command, nowMs).reduce<Games>((at, event) => append(business, at, event), history);
const turns = (history: Games, ...lines: readonly string[]): Games =>
  lines.reduce((at, line) => ask(at, { type: 'commitTurn', line }, T0), history);
const undo = (history: Games): Games => {
  const decided = decideUndo(business, history, T0, 'mistake');
  if (!decided.ok) throw new Error(decided.error.code);
  return append(business, history, decided.value);
};
const redo = (history: Games): Games => {
  const decided = decideRedo(business, history, T0);
  if (!decided.ok) throw new Error(decided.error.code);
  return append(business, history, decided.value);
};
const takeBack = (history: Games, count: number, reason: string): Games => {
  const decided = decideTakeBack(business, history, T0, { turns: count, reason, clocks: 'asNow' });
  if (!decided.ok) throw new Error(decided.error.code);
  return append(business, history, decided.value);
};
const NOTED: AnyEvent = { type: 'incidentNoted', atMs: T0, kind: 'noise', text: 'x', actor: 'a' };
const STRUCK: AnyEvent = { type: 'incidentStruck', atMs: T0, seq: 3, reason: 'x', actor: 'a' };
const RATED: Command = { type: 'correctRating', board: 1, rating: 4, reason: 'miscounted' };

describe('B27 undo and redo', () => {
  it('B27 undo takes back the last turn with its score; the entry stays, undo and its reason are one more', () => {
    const before = turns(begin(), '1:e4 2:d4 branch 1>2 3+7', '1:e5 2:d5');
    const undone = undo(turns(before, '1:Nf3 resign 2'));
    expect(ledgerOf(undone.state)).toEqual([]);
    expect(undone.state).toEqual(before.state);
    expect(undone.entries.at(-1)?.event).toEqual({ type: 'undone', atMs: T0, seq: 3, reason: 'mistake' });
    expect(undone.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it('B27 undo then redo equals before, to the letter, over several turns', () => {
    const before = turns(begin(), '1:e4 2:d4 branch 1>2 3+7', '1:e5 resign 2', '1:Nf3 offer 1', 'draw 1');
    expect(redo(redo(redo(undo(undo(undo(before)))))).state).toEqual(before.state);
    expect(redo(undo(before))).toMatchObject({ redoable: [], dropped: [] });
  });

  it('B27 nothing to undo at the beginning, the clock does not count [undo/nothing]', () => {
    const refusal = { ok: false, error: { code: 'undo/nothing', params: {}, rule: 'B27', item: null } };
    expect(decideUndo(business, begin(), T0, null)).toEqual(refusal);
    const started = ask(begin(), { type: 'startClock' }, T0);
    expect(decideUndo(business, started, T0, null)).toEqual(refusal);
    expect(decideUndo(business, undo(turns(begin(), '1:e4')), T0, null)).toEqual(refusal);
  });

  it('B27 nothing to redo without an undo, or after a new fact [redo/nothing]', () => {
    const refusal = { ok: false, error: { code: 'redo/nothing', params: {}, rule: 'B27', item: null } };
    expect(decideRedo(business, begin(), T0)).toEqual(refusal);
    const again = turns(undo(turns(begin(), '1:e4')), '1:d4');
    expect(decideRedo(business, again, T0)).toEqual(refusal);
    expect(again).toMatchObject({ redoable: [], dropped: [1] });
    expect(undoTarget(business, again)?.event).toMatchObject({ type: 'turnCommitted', line: '1:d4' });
    expect(undo(again).state.ply).toBe(0);
  });

  it('B27 clock entries between undo and redo do not end redoing', () => {
    const started = ask(begin(), { type: 'startClock' }, T0);
    const undone = undo(ask(started, { type: 'commitTurn', line: '1:e4' }, T0 + 1000));
    const stopped = ask(undone, { type: 'stopClock', reason: 'undo' }, T0 + 5000);
    expect(stopped.state).toMatchObject({ clock: { remainingMs: { white: 5_395_000 }, running: null } });
    expect(redoTarget(business, stopped)?.event).toMatchObject({ type: 'turnCommitted' });
    expect(redo(stopped).state).toMatchObject({
      ply: 1,
      clock: { remainingMs: { white: 5_399_000, black: 5_396_000 }, running: null },
    });
  });

  it('B27 undo over a stopped clock leaves it stopped, the side that has the turn back starts again', () => {
    let history = ask(begin(), { type: 'startClock' }, T0);
    history = ask(history, { type: 'commitTurn', line: '1:e4' }, T0 + 1000);
    history = ask(history, { type: 'stopClock', reason: 'wrong move' }, T0 + 3000);
    const undone = undo(history);
    expect(undone.state.clock).toEqual({
      remainingMs: { white: 5_397_000, black: 5_400_000 },
      running: null,
      sinceMs: null,
    });
    const set = ask(undone, { type: 'setClock', side: 'white', remainingMs: 5_399_000, reason: 'undo' }, T0 + 4000);
    const restarted = ask(set, { type: 'startClock' }, T0 + 5000);
    expect(restarted.state.clock).toEqual({
      remainingMs: { white: 5_399_000, black: 5_400_000 },
      running: 'white',
      sinceMs: T0 + 5000,
    });
  });

  it('B27 arbiter’s entries after an undone turn still count: cards and time', () => {
    const warned = ask(
      turns(begin(), '1:e4'),
      { type: 'redLine', side: 'white', player: 'Ivanov', penalty: 'warning', reason: 'x' },
      T0,
    );
    const added = ask(warned, { type: 'addTime', side: 'black', ms: 5000, reason: 'x' }, T0);
    expect(undo(added).state).toMatchObject({
      ply: 0,
      penalties: [{ side: 'white' }],
      clock: { remainingMs: { black: 5_405_000 } },
    });
  });

  it('B27 vetoes, flags, control boards and corrections are facts to be undone, each by its label', () => {
    const commands: [Command, string, string][] = [
      [{ type: 'declareVeto', side: 'white' }, 'veto', 'white'],
      [{ type: 'correctRating', board: 1, rating: 4, reason: 'x' }, 'rating', '1'],
      [{ type: 'correctPosition', board: 1, fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', reason: 'x' }, 'position', '1'],
    ];
    const running = ask(foldHistory(business, newGame({ timePerTeamMs: 1000 }), []), { type: 'startClock' }, T0);
    for (const [command, kind, label] of [...commands, [{ type: 'flag', side: 'white' }, 'flag', 'white'] as const]) {
      const done = ask(running, command, T0 + 2000);
      const event = undoTarget(business, done)?.event;
      expect(event && business.undoLabel(event as never)).toMatchObject({ kind, label });
      expect(undo(done).state).toEqual(running.state);
      expect(redo(undo(done)).state).toEqual(done.state);
    }
    const last = turns(begin(), '1:e4 2:d4 branch 1>2 3+7', '1:e5 resign 2');
    const controlled = ask(last, { type: 'controlBoard', side: 'white' }, T0);
    const event = undoTarget(business, controlled)?.event;
    expect(event && business.undoLabel(event as never)).toMatchObject({ kind: 'control-board', label: 'white' });
    expect(undo(controlled).state).toEqual(last.state);
  });

  it('B27 a turn is labelled with its number and its line', () => {
    const event = undoTarget(business, turns(begin(), '1:e4', '2:d5 1:e5 branch 1>2 1+9'))?.event;
    expect(event && business.undoLabel(event as never)).toEqual({
      label: '1...',
      kind: 'turn',
      line: '1:e5 2:d5 branch 1>2 1+9',
    });
  });

  it('B27 several turns are taken back at once as so many undos would, and come back at once', () => {
    const before = turns(begin(), '1:e4 2:d4 branch 1>2 3+7', '1:e5 resign 2');
    const later = turns(ask(turns(before, '1:Nf3'), RATED, T0), '1:Nf6');
    const taken = takeBack(later, 2, 'wrong board');
    expect(taken.state).toEqual(undo(undo(undo(later))).state);
    expect(taken.state).toMatchObject({ ply: 2, ledger: before.state.ledger });
    expect(taken.entries.length).toBe(later.entries.length + 1);
    expect(redo(taken).state).toEqual(later.state);
    expect(redo(taken)).toMatchObject({ redoable: [], dropped: [] });
    expect(undo(taken).state.ply).toBe(1);
    expect(redo(redo(undo(taken))).state).toEqual(later.state);
  });

  it('B27 what was taken back at once is gone for good after a new fact', () => {
    const taken = takeBack(turns(begin(), '1:e4', '1:e5', '1:Nf3'), 2, 'wrong');
    const again = turns(taken, '1:c5');
    expect(decideRedo(business, again, T0)).toMatchObject({ ok: false, error: { code: 'redo/nothing' } });
    expect(again.state.branches[0]?.line).toEqual(['e4', 'c5']);
  });

  it('B27 no more turns can be taken back than were made [takeback/too_many]', () => {
    const refusal = { code: 'takeback/too_many', params: { turns: 3, played: 2 }, rule: 'B27', item: null };
    const two = turns(begin(), '1:e4', '1:e5');
    expect(decideTakeBack(business, two, T0, { turns: 3, reason: 'x', clocks: 'asNow' })).toEqual({
      ok: false,
      error: refusal,
    });
    expect(takeBack(two, 2, 'x').state.ply).toBe(0);
  });

  it('an incident is an entry of the match that changes nothing, neither the game nor what can be redone', () => {
    const played = turns(begin(), '1:e4', '1:e5');
    for (const note of [NOTED, STRUCK]) {
      expect(append(business, played, note).state).toBe(played.state);
      const undone = undo(played);
      const noted = append(business, undone, note);
      expect(noted.state).toBe(undone.state);
      expect(redo(noted).state).toEqual(played.state);
      expect(foldHistory(business, newGame({}), noted.entries)).toEqual(noted);
    }
  });

  it('the history of a journal read back equals the one that grew', () => {
    const grown = turns(undo(redo(undo(turns(begin(), '1:e4', '1:e5', '1:Nf3')))), '1:d4', '1:d5');
    const journal = JSON.parse(JSON.stringify(grown.entries)) as Games['entries'];
    expect(foldHistory(business, newGame({}), journal)).toEqual(grown);
  });
});

describe('B27 boards that do not wait for each other', () => {
  const played = apart.press(apart.begin(2), '1:e4 2:d4 1:e5');

  it('have steps of their own: a move on one board leaves what was undone on the other to be redone', () => {
    const undone = apart.undo(apart.undo(played, '2'), '1');
    const other = apart.press(undone, '1:c5');
    expect(other).toMatchObject({ redoable: [[2]], dropped: [3] });
    expect(apart.movesOf(apart.redo(other, '2'))).toBe('1:e4 2:d4 1:c5');
    expect(() => apart.redo(other, '1')).toThrow('redo/nothing');
  });

  it('come back together where they were taken back together, or not at all after a move on one of them', () => {
    const taken = apart.takeBack(played, 2);
    expect(apart.movesOf(taken)).toBe('1:e4');
    expect(apart.movesOf(apart.redo(taken, '2'))).toBe('1:e4 2:d4 1:e5');
    const other = apart.press(taken, '1:c5');
    expect(other).toMatchObject({ redoable: [], dropped: [2, 3] });
    expect(() => apart.redo(other, '2')).toThrow('redo/nothing');
  });

  it('are both begun anew by a fact of the whole match', () => {
    const aborted = apart.ask(apart.undo(played, '2'), { type: 'abortMatch', reason: 'x' });
    expect(aborted).toMatchObject({ redoable: [], dropped: [2] });
  });
});

describe('whom an event concerns', () => {
  const { entries } = apart.ask(apart.press(apart.begin(2), '1:e4'), { type: 'startClock' });
  const [move, start] = entries.map(({ event }) => event);
  const concerned = (event: AnyEvent | undefined) =>
    ['1', '2', null].filter((thread) => concerns(classical, event, thread));

  it('its own board, and whoever asks for all of them', () => {
    expect(concerned(move)).toEqual(['1', null]);
  });

  it('every board, where it is of the whole match, a step back or an incident', () => {
    for (const event of [start, NOTED, { type: 'undone', atMs: T0, seq: 1, reason: null } as const])
      expect(concerned(event)).toEqual(['1', '2', null]);
  });

  it('nobody, where there is none', () => {
    expect(concerned(undefined)).toEqual([]);
  });
});

describe('the boards that change with an event', () => {
  const started = apart.ask(apart.press(apart.begin(3), '1:e4 2:d4 1:e5'), { type: 'startClock' });
  const STARTED = 4;
  const boards = (event: AnyEvent, history = started) => touched(classical, history, event);
  const undone = (seq: number): AnyEvent => ({ type: 'undone', atMs: T0, seq, reason: null });
  const takenBack = (...seqs: readonly number[]): AnyEvent => ({ type: 'takenBack', atMs: T0, seqs, reason: 'x' });
  const redone = (seq: number): AnyEvent => ({ type: 'redone', atMs: T0, seq });

  it('are that of a move, and all where it is of the whole match', () => {
    const [move, start] = [started.entries[1], started.entries[STARTED - 1]];
    expect([move, start].map((entry) => entry && boards(entry.event))).toEqual([['2'], null]);
  });

  it('are none with an incident', () => {
    expect([NOTED, STRUCK].map((note) => boards(note))).toEqual([[], []]);
  });

  it('are those of what a step takes back', () => {
    expect([boards(undone(2)), boards(takenBack(3, 2))]).toEqual([['2'], ['1', '2']]);
    expect([boards(undone(STARTED)), boards(takenBack(2, STARTED))]).toEqual([null, null]);
  });

  it('are those of all that comes back with what a redo names', () => {
    const taken = [takenBack(2, 3), undone(1)].reduce(apart.follow, started);
    expect([boards(redone(2), taken), boards(redone(1), taken)]).toEqual([['2', '1'], ['1']]);
    expect(boards(redone(2))).toEqual(['2']);
  });

  it('are all with a correction, with its undoing, and with what nobody knows', () => {
    const correction: AnyEvent = {
      ...({ type: 'amended', atMs: T0, reason: 'x', turn: '1:1.', before: 'e4', after: 'd4' } as const),
      changes: [],
      clocks: [],
    };
    const corrected = apart.follow(started, correction);
    expect([boards(correction), boards(undone(STARTED + 1), corrected), boards(undone(99))]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
