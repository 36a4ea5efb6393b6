import { describe, expect, it } from 'vitest';
import { business } from '../business';
import { replayer } from '../business/rules/replayer';
import type { Command } from '../business/rules/commands';
import type { State } from '../business/rules/state';
import { eventsOf, fold, newGame, T0 } from '../testing/play';
import { randomGame } from '../testing/randomGame';
import { replayed } from '../testing/randomAmend';
import { decideAmend, turnsOf, type PastEdits } from './amend';
import { remainingAt } from './clock';
import { lastCorrection } from './correction';
import type { Replayer } from './game';
import type { GameEvent } from './event';
import { countedOf } from './counted';
import type { Entry } from './entry';
import { factsOf } from './facts';
import { append, foldHistory, type History } from './history';
import { decideRedo, decideUndo, undoTarget } from './undo';
import type { ClockChoice } from './leaveClocks';
import { decideTakeBack } from './takeBack';

type Games = History<State>;
const REPLAYER = replayer as Replayer<unknown, GameEvent>;
const SECOND = 1000;
const REASON = 'the sheet says so';

const begin = (settings: Readonly<Record<string, unknown>> = {}): Games => foldHistory(business, newGame(settings), []);
const ask = (history: Games, command: Command, nowMs = T0): Games =>
  eventsOf(history.state, command, nowMs).reduce<Games>((at, event) => append(business, at, event), history);
const turns = (history: Games, ...lines: readonly string[]): Games =>
  lines.reduce((at, line) => ask(at, { type: 'commitTurn', line }), history);
const editsOf = (edits: Readonly<Record<number, string>>, ...cutFrom: readonly number[]): PastEdits => ({
  edits: Object.entries(edits).map(([turn, line]) => ({ turn: Number(turn), line })),
  cutFrom,
});
const decide = (history: Games, asked: PastEdits, clocks: ClockChoice = 'asNow', nowMs = T0) =>
  decideAmend(business, REPLAYER, history, nowMs, { ...asked, reason: REASON, clocks });
const amend = (history: Games, asked: PastEdits, clocks: ClockChoice = 'asNow', nowMs = T0): Games => {
  const decided = decide(history, asked, clocks, nowMs);
  if (!decided.ok) throw new Error(`${decided.error.code} ${JSON.stringify(decided.error.params)}`);
  return append(business, history, decided.value);
};
const refusal = (history: Games, asked: PastEdits) => {
  const decided = decide(history, asked);
  return decided.ok ? null : decided.error.code;
};
const undo = (history: Games): Games => {
  const decided = decideUndo(business, history, T0, null);
  if (!decided.ok) throw new Error(decided.error.code);
  return append(business, history, decided.value);
};
const redo = (history: Games): Games => {
  const decided = decideRedo(business, history, T0);
  if (!decided.ok) throw new Error(decided.error.code);
  return append(business, history, decided.value);
};
const lines = (history: Games): readonly string[] => turnsOf(business, countedOf(history)).map(({ line }) => line);
/** As the journal has it after a crash: text on a disk, folded afresh. */
const reopened = (history: Games): State =>
  foldHistory(business, history.initial, JSON.parse(JSON.stringify(history.entries)) as Entry[]).state;
/** A state without what clocks and dates say. */
const board = ({ branches, ledger, chipsOut, forks, passes, selections, ply, offers }: State) => ({
  branches,
  ledger,
  chipsOut,
  forks,
  passes,
  selections,
  ply,
  offers,
});

const OPENING = ['1:e4', '1:e5', '1:Nf3', '1:Nc6', '1:Bb5', '1:a6'];

describe('a turn of the past made another', () => {
  it('B27 the game is the one that would have been played; what follows is as it was', () => {
    const after = amend(turns(begin(), ...OPENING), editsOf({ 4: '1:Nf6' }));
    const played = ['1:e4', '1:e5', '1:Nf3', '1:Nf6', '1:Bb5', '1:a6'];
    expect(lines(after)).toEqual(played);
    expect(board(after.state)).toEqual(board(turns(begin(), ...played).state));
    expect(after.state.record.map((line) => line.kind)).toEqual(played.map(() => 'turn'));
  });

  it('B27 is one fact: one undo gives the state as it was, redo the corrected one, and both outlive a crash', () => {
    const before = turns(begin(), ...OPENING);
    const after = amend(before, editsOf({ 4: '1:Nf6' }));
    expect(undoTarget(business, after)?.seq).toBe(7);
    expect(factsOf(business, after).at(-1)).toEqual({ seq: 7, label: '2...', kind: 'amendment', line: '1:Nf6' });
    expect(undo(after).state).toEqual(before.state);
    expect(redo(undo(after)).state).toEqual(after.state);
    for (const history of [after, undo(after), redo(undo(after))]) expect(reopened(history)).toEqual(history.state);
  });

  it('B27 a correction of a correction: the last says, undo goes back one by one', () => {
    const once = amend(turns(begin(), ...OPENING), editsOf({ 4: '1:Nf6' }));
    const twice = amend(once, editsOf({ 4: '1:Be7' }));
    expect(lines(twice)[3]).toBe('1:Be7');
    expect(undo(twice).state).toEqual(once.state);
    expect(lines(undo(undo(twice)))[3]).toBe('1:Nc6');
    const further = turns(twice, '1:O-O');
    expect(lines(undo(further))).toEqual(lines(twice));
    expect(reopened(further)).toEqual(further.state);
  });

  it('B27 what changes nothing is refused in words, as is a turn that was never made [amend/no_change]', () => {
    const history = turns(begin(), ...OPENING);
    expect(refusal(history, editsOf({}))).toBe('amend/no_change');
    for (const { number, line } of turnsOf(business, countedOf(history)))
      expect(refusal(history, editsOf({ [number]: line }))).toBe('amend/no_change');
    expect(refusal(history, editsOf({ 4: '1:Nc6 ' }))).toBe('amend/no_change');
    expect(refusal(history, editsOf({ 7: '1:O-O' }))).toBe('amend/no_such_turn');
    expect(refusal(history, editsOf({}, 9))).toBe('amend/no_such_turn');
    expect(refusal(history, editsOf({ 4: '1:Qh3' }))).toBe('move/illegal');
  });

  it('B27 the first turn that fits no more is named, is written anew, and so on until all fits', () => {
    const before = turns(begin(), '1:e4', '1:e5', '1:Bc4', '1:Nc6', '1:Qh5', '1:Nf6');
    const asked = editsOf({ 3: '1:Be2' });
    const first = replayed(before, asked);
    expect(first.misfit).toMatchObject({ turn: { number: 5, label: '3.' }, problem: { code: 'move/illegal' } });
    expect(first.editedTurns.map(({ turn }) => turn.number)).toEqual([3, 5]);
    expect(refusal(before, asked)).toBe('move/illegal');
    const { alternatives, ready } = replayer.judge(first.editedTurns[1]?.state as State, null, '1:Qh5');
    expect(ready).toBe(false);
    expect(alternatives.map(({ line }) => line)).toEqual(['1:Bh5']);
    const after = amend(before, editsOf({ 3: '1:Be2', 5: '1:Nf3' }));
    expect(lines(after)).toEqual(['1:e4', '1:e5', '1:Be2', '1:Nc6', '1:Nf3', '1:Nf6']);
    const cut = amend(before, { ...asked, cutFrom: [5] });
    expect(lines(cut)).toEqual(['1:e4', '1:e5', '1:Be2', '1:Nc6']);
    expect(undo(cut).state).toEqual(before.state);
    expect(reopened(cut)).toEqual(cut.state);
  });

  it('B27 later moves keep their pieces and squares: signs of check and captures follow, another piece is a misfit', () => {
    const before = turns(begin(), '1:e4', '1:f6', '1:Qh5+', '1:g6', '1:Qxg6+', '1:hxg6');
    const after = replayed(before, editsOf({ 2: '1:g6', 4: '1:Nf6' }));
    expect(after.misfit).toBeNull();
    expect(after.changed.map(({ turn, after: line }) => [turn.label, turn.line, line])).toEqual([
      ['2.', '1:Qh5+', '1:Qh5'],
      ['3.', '1:Qxg6+', '1:Qxg6'],
    ]);
    const knights = turns(begin(), '1:Nc3', '1:e5', '1:Nf3', '1:d5', '1:Nd4', '1:c5', '1:Ncb5');
    const one = replayed(knights, editsOf({ 1: '1:a3', 5: '1:Nd4' }));
    expect(one.misfit).toMatchObject({ turn: { label: '4.' }, problem: { code: 'move/illegal' } });
  });

  it('B6 a branching of the past: the chips of all that follows are those of the corrected split', () => {
    const before = turns(begin(), '1:e4 2:d4 branch 1>2 3+7', '1:e5 2:d5', '1:Nf3 resign 2');
    const after = amend(before, editsOf({ 1: '1:e4 2:d4 branch 1>2 6+4' }));
    expect(after.state.ledger).toMatchObject([{ rating: 4, halves: { white: 0, black: 8 } }]);
    expect(after.state.chipsOut).toBe(4);
    expect(replayed(before, editsOf({ 1: '1:e4 2:d4 branch 1>2 6+4' })).changed).toHaveLength(1);
    expect(undo(after).state).toEqual(before.state);
    const misfit = replayed(before, editsOf({ 1: '1:e4' })).misfit;
    expect(misfit).toMatchObject({ turn: { number: 2 }, problem: { code: 'branch/missing' } });
  });
});

describe('what viewers are told of it', () => {
  const told = (history: Games) => lastCorrection(business, REPLAYER, history);

  it('is the turn and its other moves; its undoing leaves the correction before it, or none', () => {
    const played = turns(begin(), ...OPENING);
    expect(told(played)).toBeNull();
    const once = amend(played, editsOf({ 4: '1:Nf6' }));
    const first = { seq: 7, number: 2, side: 'black', isCut: false };
    expect(told(once)).toEqual({ ...first, moves: [{ board: 1, before: 'Nc6', after: 'Nf6' }] });
    const cut = amend(once, editsOf({}, 3));
    expect(told(cut)).toMatchObject({ number: 2, side: 'white', isCut: true });
    expect(told(undo(cut))).toEqual(told(once));
    expect(told(undo(undo(cut)))).toBeNull();
    expect(told(redo(undo(cut)))).toEqual(told(cut));
  });

  it('is no move where chips went otherwise', () => {
    const branched = turns(begin(), '1:e4 2:d4 branch 1>2 6+4', '1:e5 2:d5');
    expect(told(amend(branched, editsOf({ 1: '1:e4 2:d4 branch 1>2 3+7' })))).toMatchObject({ number: 1, moves: [] });
  });
});

describe('what lies between the turns', () => {
  const played = (): Games => {
    let history = turns(begin(), '1:e4 2:d4 branch 1>2 3+7', '1:e5 2:d5');
    history = ask(history, { type: 'redLine', side: 'white', player: 'Ivanov', penalty: 'warning', reason: 'talk' });
    history = ask(history, { type: 'confirmBoard', board: 2, confirmed: true });
    history = ask(history, { type: 'substitute', side: 'white', out: 'Ivanov', in: 'Petrov' });
    history = ask(history, { type: 'correctRating', board: 1, rating: 5, reason: 'counted' });
    return turns(history, '1:Nf3 resign 2');
  };

  it('stays in its place: cards, substitutions, confirmed copies, corrected chips', () => {
    const before = played();
    const { kept, lost } = replayed(before, editsOf({ 2: '1:c5 2:d5' }));
    expect(kept.map(({ type }) => type)).toEqual(['ratingCorrected']);
    expect(lost).toEqual([]);
    const { state } = amend(before, editsOf({ 2: '1:c5 2:d5' }));
    expect([state.penalties, state.substitutions]).toEqual([before.state.penalties, before.state.substitutions]);
    expect(state.confirmed).toEqual(['b2']);
    expect(state.branches[0]?.stake).toBe(5);
  });

  it('or is named as lost: what was said of a board that is not there, of a score that was not made', () => {
    const before = ask(played(), { type: 'fixScore', branch: 'b2', fixed: true, reason: '' });
    const gone = replayed(before, editsOf({ 1: '1:e4', 2: '1:e5', 3: '1:Nf3' }));
    expect(gone.misfit).toBeNull();
    expect(gone.lost.map(({ type }) => type)).toEqual(['boardConfirmed', 'scoreFixed']);
    expect(amend(before, editsOf({ 1: '1:e4', 2: '1:e5', 3: '1:Nf3' })).state).toMatchObject({
      fixes: [],
      confirmed: [],
    });
    const cut = replayed(before, editsOf({ 1: '1:d4 2:e4 branch 1>2 3+7' }, 2));
    expect(cut.lost.map(({ type }) => type)).toEqual(['ratingCorrected', 'scoreFixed']);
  });

  it('B22 a veto that nobody can have declared on a game that was over is lost, a flag is reckoned anew', () => {
    let history = ask(begin({ vetoWindowMs: 1_800_000 }), { type: 'startClock' });
    history = turns(history, '1:f3', '1:e5', '1:g4', '1:d5');
    history = ask(history, { type: 'setClock', side: 'white', remainingMs: 1000, reason: '' });
    history = ask(history, { type: 'declareVeto', side: 'white' });
    history = ask(history, { type: 'flag', side: 'white' }, T0 + 60 * SECOND);
    const mated = replayed(history, editsOf({ 4: '1:Qh4#' }));
    expect(mated.lost.map(({ type }) => type)).toEqual(['vetoDeclared', 'flagFell']);
    expect(amend(history, editsOf({ 4: '1:Qh4#' })).state.ledger).toMatchObject([{ kind: 'mate' }]);
    const branched = amend(history, editsOf({ 4: '1:d5 2:d6 branch 1>2 4+6' }));
    expect(branched.state.ledger.map(({ kind, rating }) => [kind, rating])).toEqual([
      ['flag', 4],
      ['flag', 6],
    ]);
  });
});

describe('the clocks after a correction', () => {
  const remaining = ({ state: { clock } }: Games, nowMs: number) => [
    remainingAt(clock, 'white', nowMs),
    remainingAt(clock, 'black', nowMs),
  ];
  const at = (seconds: number): number => T0 + seconds * SECOND;
  /** White used 10 s, Black 20 s, White 30 s; then an hour of talk on Black's time, and the clock stopped. */
  const talked = (): Games => {
    let history = ask(begin(), { type: 'startClock' }, at(0));
    for (const [line, seconds] of [
      ['1:e4', 10],
      ['1:e5', 30],
      ['1:Nf3', 60],
    ] as const)
      history = ask(history, { type: 'commitTurn', line }, at(seconds));
    return ask(history, { type: 'stopClock', reason: '' }, at(3660));
  };
  const FULL = 5_400_000;

  it('show what they show now', () => {
    const before = talked();
    const after = amend(before, editsOf({ 2: '1:c5' }), 'asNow', at(3700));
    expect(remaining(after, at(3700))).toEqual(remaining(before, at(3700)));
    expect(after.state.clock.running).toBeNull();
    expect(remaining(amend(before, editsOf({ 2: '1:c5' }, 3), 'asNow', at(3700)), at(3700))).toEqual(
      remaining(before, at(3700)),
    );
  });

  it('or what they showed when the last turn that stays was made', () => {
    const before = talked();
    const after = amend(before, editsOf({ 2: '1:c5' }), 'asThen', at(3700));
    expect(remaining(after, at(3700))).toEqual([FULL - 40 * SECOND, FULL - 20 * SECOND]);
    const cut = amend(before, editsOf({}, 2), 'asThen', at(3700));
    expect(remaining(cut, at(3700))).toEqual([FULL - 10 * SECOND, FULL]);
    expect(cut.state.clock.running).toBeNull();
    expect(undo(cut).state).toEqual(before.state);
  });

  it('stand: the past is not corrected while they run [amend/clock_running]', () => {
    const running = ask(turns(begin(), '1:e4'), { type: 'startClock' });
    expect(refusal(running, editsOf({ 1: '1:d4' }))).toBe('amend/clock_running');
  });

  it('B27 turns taken back: nobody is charged the time since, or everything is as it was then; redo is as before', () => {
    const before = talked();
    const back = (clocks: ClockChoice): Games => {
      const decided = decideTakeBack(business, before, at(3700), { turns: 2, reason: REASON, clocks });
      if (!decided.ok) throw new Error(decided.error.code);
      return append(business, before, decided.value);
    };
    expect(remaining(back('asNow'), at(3700))).toEqual(remaining(before, at(3700)));
    expect(remaining(back('asThen'), at(3700))).toEqual([FULL - 10 * SECOND, FULL]);
    for (const clocks of ['asNow', 'asThen'] as const) {
      expect(reopened(back(clocks))).toEqual(back(clocks).state);
      expect(redo(back(clocks)).state).toEqual(before.state);
      expect(reopened(redo(back(clocks)))).toEqual(before.state);
    }
  });

  it('B27 taking back the mate: the clock that stood by it goes on standing', () => {
    let history = ask(begin(), { type: 'startClock' }, at(0));
    for (const line of ['1:f3', '1:e5', '1:g4', '1:Qh4#']) history = ask(history, { type: 'commitTurn', line }, at(10));
    const decided = decideTakeBack(business, history, at(900), { turns: 1, reason: REASON, clocks: 'asNow' });
    const after = append(business, history, decided.ok ? decided.value : { type: 'none', atMs: 0 });
    expect([after.state.clock.running, ...remaining(after, at(1000))]).toEqual([null, ...remaining(history, at(1000))]);
  });
});

describe('taking back after a correction', () => {
  it('B27 the later turns go, the correction before them stays', () => {
    const after = turns(amend(turns(begin(), ...OPENING), editsOf({ 2: '1:c5' })), '1:Bxc6');
    const decided = decideTakeBack(business, after, T0, { turns: 3, reason: REASON, clocks: 'asNow' });
    const back = append(business, after, decided.ok ? decided.value : { type: 'none', atMs: 0 });
    expect(lines(back)).toEqual(['1:e4', '1:c5', '1:Nf3', '1:Nc6']);
    expect(redo(back).state).toEqual(after.state);
    const other = turns(back, '1:Bc4');
    expect(lines(other)).toEqual(['1:e4', '1:c5', '1:Nf3', '1:Nc6', '1:Bc4']);
    expect(reopened(other)).toEqual(other.state);
  });
});

describe('random corrections of random games', () => {
  const SEEDS = Array.from({ length: 24 }, (_, index) => 1 + index * 4);

  it('B27 the journal gives the same state, undo the one before, redo the corrected one', { timeout: 60_000 }, () => {
    let corrected = 0;
    for (const seed of SEEDS) {
      const { steps, history } = randomGame(seed, 90);
      let before: Games = { ...history, entries: [], redoable: [], dropped: [], state: history.initial };
      for (const { command, refused, history: after } of steps) {
        if (command.type === 'correctTurns' && refused === null) {
          corrected += 1;
          expect(reopened(after)).toEqual(after.state);
          expect(undo(after).state).toEqual(before.state);
          expect(redo(undo(after)).state).toEqual(after.state);
          expect(JSON.stringify(foldHistory(business, after.initial, after.entries).state)).toBe(
            JSON.stringify(after.state),
          );
        }
        before = after;
      }
      expect(reopened(history)).toEqual(history.state);
    }
    expect(corrected).toBeGreaterThan(15);
  });

  it(
    'B27 a corrected game is the game that its turns make when they are played from the start',
    { timeout: 60_000 },
    () => {
      let compared = 0;
      for (const seed of SEEDS) {
        const { history, mayCorrectPositions, mayCorrectRatings } = randomGame(seed, 90);
        if (mayCorrectPositions || mayCorrectRatings) continue;
        const counted = countedOf(history);
        if (!history.entries.some(({ event }) => event.type === 'amended')) continue;
        let state = history.initial;
        for (const { event } of counted) {
          const isTurn = business.undoLabel(event as never)?.kind === 'turn';
          const made = isTurn
            ? eventsOf(
                state,
                { type: 'commitTurn', line: (event as unknown as { line: string }).line },
                event.atMs,
              ).filter(({ type }) => type === 'turnCommitted')
            : [event as never];
          state = fold(state, made);
        }
        expect(board(state)).toEqual(board(history.state));
        compared += 1;
      }
      expect(compared).toBeGreaterThan(5);
    },
  );
});
