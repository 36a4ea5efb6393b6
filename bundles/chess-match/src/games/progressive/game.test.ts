import { describe, expect, it } from 'vitest';
import { decideAmend, replay, turnsOf, type PastEdits } from '../common/amend';
import type { GameEvent } from '../common/event';
import type { AnyGame, Replayer } from '../common/game';
import { countedOf } from '../common/counted';
import type { Entry, HistoryEvent } from '../common/entry';
import { append, foldHistory, type History } from '../common/history';
import { decideRedo, decideUndo } from '../common/undo';
import { random } from '../common/random';
import { decideTakeBack } from '../common/takeBack';
import { replayer } from './rules/replayer';
import type { Command } from './rules/commands';
import { randomSeries } from './rules/randomSeries';
import type { State } from './rules/state';
import { VARIANTS } from './rules/variant';
import { decided, newMatch, T0 } from './testing/play';
import { randomMatch } from './testing/randomMatch';
import { progressive } from '.';

const GAME = progressive as unknown as AnyGame;
const REPLAYER = replayer as Replayer<unknown, GameEvent>;
type Games = History<State>;

const begin = (settings = {}): Games => foldHistory(GAME, newMatch(settings), []);
const ask = (history: Games, command: Command, nowMs = T0): Games =>
  decided(history.state, command, nowMs).reduce<Games>((at, event) => append(GAME, at, event), history);
const turns = (history: Games, ...lines: readonly string[]): Games =>
  lines.reduce((at, line) => ask(at, { type: 'commitTurn', line }), history);
const stepped = (history: Games, made: ReturnType<typeof decideUndo>): Games => {
  if (!made.ok) throw new Error(made.error.code);
  return append(GAME, history, made.value);
};
const undo = (history: Games): Games => stepped(history, decideUndo(GAME, history, T0, null));
const amend = (history: Games, asked: PastEdits) =>
  decideAmend(GAME, REPLAYER, history, T0, { ...asked, reason: 'sheet', clocks: 'asNow' });
const reopened = ({ initial, entries }: Games): State =>
  foldHistory(GAME, initial, JSON.parse(JSON.stringify(entries)) as Entry[]).state;
const linesOf = (history: Games): readonly string[] => turnsOf(GAME, countedOf(history)).map(({ line }) => line);

describe('the past of a game in series', () => {
  it('B27 a whole series is one fact: undo takes all of it back, redo brings it again', () => {
    const two = turns(begin(), 'e4', 'e5 Nf6');
    const three = turns(two, 'Bc4 Qh5 Qxf7#');
    expect(three.state.end?.reason).toBe('mate');
    const back = undo(three);
    expect(back.state).toEqual(two.state);
    expect(stepped(back, decideRedo(GAME, back, T0)).state).toEqual(three.state);
    expect(undo(undo(undo(three))).state).toEqual(three.initial);
  });

  it('B27 several turns go back at once, with what was agreed since', () => {
    const four = turns(begin(), 'e4', 'e5 Nf6', 'd4 d5 a3');
    const resigned = ask(four, { type: 'resignMatch', team: 'black' });
    const taken = decideTakeBack(GAME, resigned, T0, { turns: 2, reason: 'wrong', clocks: 'asNow' });
    expect(stepped(resigned, taken).state.turns.map(({ number }) => number)).toEqual([1]);
    expect(stepped(resigned, taken).state.end).toBeNull();
  });

  it('B27 a past series that is another leaves the later ones, where they can be played still', () => {
    const history = turns(begin(), 'e4', 'e5 Nf6', 'd3 a3 b3');
    const made = amend(history, { edits: [{ turn: 2, line: 'e6 Nf6' }], cutFrom: [] });
    const after = stepped(history, made);
    expect(linesOf(after)).toEqual(['e4', 'e6 Nf6', 'd3 a3 b3']);
    expect(reopened(after)).toEqual(after.state);
    expect(undo(after).state).toEqual(history.state);
  });

  it('B27 the first series that does not fit is named, with what could stand in the place of its first wrong move', () => {
    const history = turns(begin(), 'e4', 'd5 a6', 'exd5 Nf3 a3');
    const asked = { edits: [{ turn: 2, line: 'd6 a6' }], cutFrom: [] };
    const { misfit, editedTurns } = replay(GAME, REPLAYER, history, asked);
    expect(misfit).toMatchObject({ turn: { number: 3 }, problem: { code: 'progressive/move/illegal' } });
    const look = replayer.judge(editedTurns.at(-1)?.state as State, null, 'exd5 Nf3 a3');
    expect([look.ready, look.alternatives.length, look.alternatives[0]?.line]).toEqual([false, 12, 'e5 Nf3 a3']);
    const cut = amend(history, { ...asked, cutFrom: [3] });
    expect(linesOf(stepped(history, cut))).toEqual(['e4', 'd6 a6']);
  });

  it('P4 a series that a check had ended lacks moves where it gives none any more', () => {
    const history = turns(begin({ variant: 'scottish' }), 'e4', 'd6 f6', 'Qh5+');
    const { misfit } = replay(GAME, REPLAYER, history, { edits: [{ turn: 2, line: 'd6 a6' }], cutFrom: [] });
    expect(misfit).toMatchObject({ turn: { number: 3 }, problem: { code: 'progressive/series/short' } });
  });

  it('B27 viewers are told which series became another', () => {
    const history = turns(begin(), 'e4', 'e5 Nf6');
    const made = amend(history, { edits: [{ turn: 2, line: 'e6 Nf6' }], cutFrom: [] });
    expect(made).toMatchObject({ ok: true, value: { turn: '2.', before: 'e5 Nf6', after: 'e6 Nf6' } });
    expect(replayer.describe(countedOf(history)[1]?.event as never, 'e5 Nf6', 'e6 Nf6')).toEqual({
      number: 2,
      side: 'black',
      moves: [{ board: 1, before: 'e5 Nf6', after: 'e6 Nf6' }],
    });
  });

  it('B27 random games: undo and redo give what was, and a journal folds to it from its beginning', () => {
    for (const [index, variant] of VARIANTS.entries()) {
      const from = random(index);
      const { events, initial } = randomMatch(index + 20, 9, { variant });
      let history: Games = foldHistory(GAME, initial, []);
      for (const event of events) {
        history = append(GAME, history, event);
        const before = history.state;
        const back: readonly HistoryEvent[] = Array.from({ length: from.below(3) }, () => 0).flatMap(() => {
          const made = decideUndo(GAME, history, T0, null);
          if (made.ok) history = append(GAME, history, made.value);
          return made.ok ? [made.value] : [];
        });
        for (let step = 0; step < back.length; step += 1) history = stepped(history, decideRedo(GAME, history, T0));
        expect(history.state).toEqual(before);
      }
      expect(reopened(history)).toEqual(history.state);
    }
  });

  it('B27 random games: a random series another one, what does not fit cut off; undo gives the state before', () => {
    let corrected = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const from = random(seed);
      let history = begin({ variant: VARIANTS[seed % VARIANTS.length] });
      for (let turn = 0; turn < 7; turn += 1) {
        const line = randomSeries(from, history.state);
        if (line !== null) history = turns(history, line);
      }
      const turn = 1 + from.below(linesOf(history).length);
      const [desk] = replay(GAME, REPLAYER, history, {
        edits: [{ turn, line: linesOf(history)[turn - 1] ?? '' }],
        cutFrom: [],
      }).editedTurns;
      const edits = [{ turn, line: randomSeries(from, desk?.state as State) ?? '' }];
      const { misfit } = replay(GAME, REPLAYER, history, { edits, cutFrom: [] });
      const made = amend(history, { edits, cutFrom: misfit === null ? [] : [misfit.turn.number] });
      if (!made.ok) {
        expect(made.error.code).toBe('amend/no_change');
        continue;
      }
      corrected += 1;
      const after = append(GAME, history, made.value);
      expect(reopened(after)).toEqual(after.state);
      expect(undo(after).state).toEqual(history.state);
    }
    expect(corrected).toBeGreaterThan(8);
  });
});
