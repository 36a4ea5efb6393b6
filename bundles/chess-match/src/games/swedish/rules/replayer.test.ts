import { describe, expect, it } from 'vitest';
import { decideAmend, replay, turnsOf, type PastEdits } from '../../common/amend';
import type { Replayer, AnyGame } from '../../common/game';
import type { GameEvent } from '../../common/event';
import { countedOf } from '../../common/counted';
import type { Entry } from '../../common/entry';
import { append, foldHistory, type History } from '../../common/history';
import { decideUndo } from '../../common/undo';
import { random } from '../../common/random';
import { replayer } from './replayer';
import { swedish } from '..';
import { sansNow } from './legalAfter';
import type { State } from './state';
import { decided, newMatch, reserveOf, T0 } from '../testing/play';
import type { BoardId } from './seats';

const GAME = swedish as unknown as AnyGame;
const REPLAYER = replayer as Replayer<unknown, GameEvent>;
const stateOf = ({ state }: History<unknown>): State => state as State;

const press = (history: History<unknown>, board: BoardId, text: string, nowMs = T0): History<unknown> =>
  decided(stateOf(history), { type: 'press', board, text }, nowMs).reduce<History<unknown>>(
    (at, event) => append(GAME, at, event),
    history,
  );
const played = (line: string): History<unknown> =>
  line
    .split(' ')
    .reduce<History<unknown>>(
      (at, word) => press(at, word.startsWith('A') ? 'A' : 'B', word.slice(2)),
      foldHistory<unknown>(GAME, newMatch(), []),
    );
const decide = (history: History<unknown>, asked: PastEdits) =>
  decideAmend(GAME, REPLAYER, history, T0, { ...asked, reason: 'sheet', clocks: 'asNow' });
/** As an arbiter who writes nothing anew: each misfit ends the moves of its board. */
const cutWhereNeeded = (history: History<unknown>, asked: PastEdits): PastEdits => {
  const { misfit } = replay(GAME, REPLAYER, history, asked);
  return misfit === null
    ? asked
    : cutWhereNeeded(history, { ...asked, cutFrom: [...asked.cutFrom, misfit.turn.number] });
};
const undo = (history: History<unknown>): unknown => {
  const back = decideUndo(GAME, history, T0, null);
  if (!back.ok) throw new Error(back.error.code);
  return append(GAME, history, back.value).state;
};
const reopened = ({ initial, entries }: History<unknown>): unknown =>
  foldHistory(GAME, initial, JSON.parse(JSON.stringify(entries)) as Entry[]).state;

describe('the past of two boards', () => {
  it('S2 a capture that was none takes its piece out of the partner’s reserve: the drop there is the first misfit', () => {
    const history = played('A:e4 A:d5 A:exd5 B:e4 B:P@e6');
    const asked = { edits: [{ turn: 3, line: 'e5' }], cutFrom: [] };
    const { misfit, editedTurns } = replay(GAME, REPLAYER, history, asked);
    expect(misfit).toMatchObject({
      turn: { number: 5, thread: 'B' },
      problem: { code: 'swedish/drop/not_in_reserve' },
    });
    const { ready, alternatives } = replayer.judge(editedTurns[1]?.state as State, 'B', 'P@e6');
    expect([ready, alternatives[0]?.line]).toEqual([false, 'e6']);
    const mended = decide(history, { ...asked, edits: [...asked.edits, { turn: 5, line: 'e6' }] });
    if (!mended.ok) throw new Error(mended.error.code);
    const after = append(GAME, history, mended.value);
    expect(turnsOf(GAME, countedOf(after)).map(({ line }) => line)).toEqual(['e4', 'd5', 'e5', 'e4', 'e6']);
    expect(reserveOf(stateOf(after), 'B', 'black')).toBe('');
    expect(undo(after)).toEqual(history.state);
    expect(reopened(after)).toEqual(after.state);
    expect(undo(press(after, 'A', 'Nf6'))).toEqual(after.state);
  });

  it('B27 a cut ends the moves of its board; the partner’s go on until one needs a piece that was never given', () => {
    const history = played('A:e4 B:d4 A:d5 A:exd5 A:Nf6 B:P@e6 B:Nf3');
    const cut = replay(GAME, REPLAYER, history, { edits: [], cutFrom: [4] });
    expect(cut.gone.map(({ label }) => label)).toEqual(['2A', '2a']);
    expect(cut.misfit).toMatchObject({
      turn: { number: 6, thread: 'B' },
      problem: { code: 'swedish/drop/not_in_reserve' },
    });
    const both = decide(history, { edits: [], cutFrom: [4, 6] });
    if (!both.ok) throw new Error(both.error.code);
    const after = append(GAME, history, both.value);
    expect(turnsOf(GAME, countedOf(after)).map(({ line }) => line)).toEqual(['e4', 'd4', 'd5']);
    expect(undo(after)).toEqual(history.state);
    const mended = decide(history, { edits: [{ turn: 6, line: 'e6' }], cutFrom: [4] });
    if (!mended.ok) throw new Error(mended.error.code);
    expect(turnsOf(GAME, countedOf(append(GAME, history, mended.value))).map(({ line }) => line)).toEqual([
      ...['e4', 'd4', 'd5', 'e6', 'Nf3'],
    ]);
  });

  it('S9 an end goes with the moves that are cut off before it, a punishment without one stays', () => {
    const moves = played('A:e4 B:d4 A:e5 B:d5');
    const told = decided(stateOf(moves), { type: 'punish', board: 'B', side: 'white', reason: 'named' });
    const resigned = decided(stateOf(moves), { type: 'resign', team: 'first' });
    const history = [...told, ...resigned].reduce((at, event) => append(GAME, at, event), moves);
    const { lost, kept } = replay(GAME, REPLAYER, history, { edits: [], cutFrom: [3] });
    expect([lost.map(({ type }) => type), kept.map(({ type }) => type)]).toEqual([['resigned'], ['punished']]);
  });

  it('S5 the move that mates is of its board, too: it is judged, and has others in its place', () => {
    const history = played('A:e4 A:e5 A:Qh5 A:Nc6 A:Bc4 A:Nf6 A:Qxf7#');
    const { editedTurns, misfit } = replay(GAME, REPLAYER, history, {
      edits: [{ turn: 5, line: 'a3' }],
      cutFrom: [],
    });
    expect(misfit).toBeNull();
    const { misfit: mate } = replay(GAME, REPLAYER, history, { edits: [{ turn: 3, line: 'a3' }], cutFrom: [] });
    expect(mate).toMatchObject({ turn: { label: '4A', thread: 'A' } });
    expect(editedTurns).toHaveLength(1);
  });

  it('B27 random matches: a random move another one, what does not fit cut off on its board; undo gives the state before', () => {
    let corrected = 0;
    const boardsCut = new Set<number>();
    for (let seed = 1; seed <= 12; seed += 1) {
      const { pick, below } = random(seed);
      let history = foldHistory<unknown>(GAME, newMatch(), []);
      for (let step = 0; step < 40 && stateOf(history).end === null; step += 1) {
        const board = pick(['A', 'B'] as const);
        const sans = sansNow(stateOf(history), board);
        if (sans.length > 0) history = press(history, board, pick(sans).san, T0 + step * 1000);
      }
      const turn = 1 + below(turnsOf(GAME, countedOf(history)).length);
      const line = turnsOf(GAME, countedOf(history))[turn - 1]?.line ?? '';
      const [desk] = replay(GAME, REPLAYER, history, { edits: [{ turn, line }], cutFrom: [] }).editedTurns;
      const other = pick(sansNow(desk?.state as State, desk?.turn.thread as BoardId)).san;
      const edits = [{ turn, line: other }];
      const asked = cutWhereNeeded(history, { edits, cutFrom: [] });
      const { gone } = replay(GAME, REPLAYER, history, asked);
      boardsCut.add(new Set(gone.map(({ thread }) => thread)).size);
      const made = decide(history, asked);
      if (!made.ok) {
        expect(made.error.code).toBe('amend/no_change');
        continue;
      }
      corrected += 1;
      const left = turnsOf(GAME, countedOf(history)).filter(({ seq }) => !gone.some((turn) => turn.seq === seq));
      expect(turnsOf(GAME, countedOf(append(GAME, history, made.value))).map(({ seq }) => seq)).toEqual(
        left.map(({ seq }) => seq),
      );
      const after = append(GAME, history, made.value);
      expect(reopened(after)).toEqual(after.state);
      expect(undo(after)).toEqual(history.state);
    }
    expect(corrected).toBeGreaterThan(8);
    expect([...boardsCut].toSorted()).toEqual([0, 1, 2]);
  });
});
