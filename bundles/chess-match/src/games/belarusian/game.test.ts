import { describe, expect, it } from 'vitest';
import { decideAmend, replay, turnsOf, type PastEdits } from '../common/amend';
import type { GameEvent } from '../common/event';
import type { AnyGame, Replayer } from '../common/game';
import { countedOf } from '../common/counted';
import type { Entry } from '../common/entry';
import { append, foldHistory, type History } from '../common/history';
import { decideRedo, decideUndo } from '../common/undo';
import { random } from '../common/random';
import type { Command } from './rules/commands';
import { decide } from './rules/decide';
import type { Event } from './rules/events';
import { keyOf } from './rules/fen';
import { randomTurn } from './rules/randomTurn';
import { replayer } from './rules/replayer';
import { RULE_SETS } from './rules/setting';
import type { State } from './rules/state';
import { newMatch, T0 } from './testing/play';
import { belarusian } from '.';

const GAME = belarusian as unknown as AnyGame;
const REPLAYER = replayer as Replayer<unknown, GameEvent>;
type Games = History<State>;

const begin = (settings = {}): Games => foldHistory(GAME, newMatch(settings), []);
const ask = (history: Games, command: Command, nowMs = T0): Games => {
  const decided = decide(history.state, command, nowMs);
  if (!decided.ok) throw new Error(`${command.type} ${decided.error.code}`);
  return decided.value.reduce<Games>((at, event) => append(GAME, at, event), history);
};
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
const NONE = { cutFrom: [] };

describe('the past of a game of Belarusian chess', () => {
  it('B27 L7 undo takes a turn back, the inauguration too; redo brings it again', () => {
    const begun = begin({ start: '4a3k/3l5/9/9/9/9/9/9/3A4K b' });
    const taken = turns(begun, 'd8xd1');
    const crowned = turns(taken, 'inauguration');
    expect(keyOf(crowned.state.position)).toBe('4a3k/9/9/9/9/9/9/9/3l4A b - -');
    expect(undo(crowned).state).toEqual(taken.state);
    expect(stepped(undo(crowned), decideRedo(GAME, undo(crowned), T0)).state).toEqual(crowned.state);
    expect(undo(undo(crowned)).state).toEqual(begun.state);
    expect(reopened(crowned)).toEqual(crowned.state);
  });

  it('B27 a past turn that is another leaves the later ones by the squares they go, be it that one takes no more', () => {
    const history = turns(begin(), 'Vc1-d3', 'c8-c6', 'a2-a3', 'c6-c5', 'd3xc5');
    const after = stepped(history, amend(history, { ...NONE, edits: [{ turn: 4, line: 'h8-h7' }] }));
    expect(linesOf(after)).toEqual(['c1-d3', 'c8-c6', 'a2-a3', 'h8-h7', 'd3-c5']);
    expect(reopened(after)).toEqual(after.state);
    expect(undo(after).state).toEqual(history.state);
  });

  it('B27 the first turn that does not fit is named, with what could stand in its place, the nearest first', () => {
    const history = turns(begin(), 'd2-d4', 'c8-c6', 'a2-a3', 'c6-c5', 'd4xc5');
    const asked = { ...NONE, edits: [{ turn: 4, line: 'h8-h7' }] };
    const { misfit, editedTurns } = replay(GAME, REPLAYER, history, asked);
    expect(misfit).toMatchObject({ turn: { number: 5 }, problem: { code: 'belarusian/turn/illegal' } });
    const look = replayer.judge(editedTurns.at(-1)?.state as State, null, 'd4xc5');
    expect(look).toMatchObject({ ready: false, problems: [], boards: [] });
    expect(look.items).toMatchObject([{ text: 'd4xc5', problem: { code: 'belarusian/turn/illegal' } }]);
    expect(look.alternatives).toEqual([{ item: 'd4-d5', line: 'd4-d5' }]);
    expect(linesOf(stepped(history, amend(history, { ...asked, cutFrom: [5] })))).toHaveLength(4);
    expect(replayer.judge(newMatch(), null, ' e2-e4 ')).toMatchObject({
      ready: true,
      lacks: [],
      alternatives: [],
      items: [{ text: 'e2-e4', problem: null }],
    });
    expect(replayer.judge(newMatch(), null, ' ')).toMatchObject({ ready: false, items: [] });
  });

  it('B27 what was agreed and set since stands only where it still has ground', () => {
    const begun = ask(begin({ timePerSideMs: 60_000 }), { type: 'startClock' });
    const offered = ask(turns(begun, 'e2-e4', 'e8-e6'), { type: 'offerDraw', team: 'white' });
    const fen = '4ak3/9/9/9/9/9/9/9/4AK3 w';
    const set = ask(offered, { type: 'correctPosition', board: 1, fen, reason: 'hall' });
    const flagged = ask(set, { type: 'flag', side: 'white' }, T0 + 60_000);
    const others = countedOf(flagged).map(({ event }) => event as unknown as Event);
    const kept = (state: State, was: State) =>
      others.map((event) => replayer.replayOther(state, was, event, false)?.type);
    expect(kept(set.state, set.state)).toEqual([
      ...['clockStarted', 'turnPlayed', 'turnPlayed', 'drawOffered', 'positionCorrected', 'flagFell'],
    ]);
    const over = ask(begin(), { type: 'resignMatch', team: 'black' }).state;
    expect(kept(over, set.state)).toEqual([
      'clockStarted',
      'turnPlayed',
      'turnPlayed',
      ...[undefined, undefined, undefined],
    ]);
    const early = { ...set.state, clock: { ...set.state.clock, remainingMs: { white: 600_000, black: 600_000 } } };
    expect(kept(early, set.state).at(-1)).toBeUndefined();
  });

  it('B27 viewers are told which turn became another, by its meaning', () => {
    const event = countedOf(turns(begin(), 'e2-e4'))[0]?.event as unknown as Event;
    expect(replayer.describe(event, 'e2-e4', 'e2-e3')).toEqual({
      number: 1,
      side: 'white',
      moves: [{ board: 1, before: 'e2-e4', after: 'e2-e3' }],
    });
    const started = { type: 'clockStarted', atMs: T0 } as const;
    expect([replayer.describe(started, '', ''), replayer.meaningOf(started), replayer.threadOf(started)]).toEqual([
      ...[null, '', null],
    ]);
    expect(replayer.meaningOf(event)).toBe('["e2-e4",null]');
  });

  it('B27 random games: any turn another one, what does not fit cut off; undo gives the state before', () => {
    let corrected = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const draws = random(seed);
      let history = begin({ rules: RULE_SETS[seed % RULE_SETS.length] });
      for (let turn = 0; turn < 24; turn += 1) {
        const line = randomTurn(draws, history.state);
        if (line !== null) history = turns(history, line);
      }
      expect(reopened(history)).toEqual(history.state);
      const turn = 1 + draws.below(linesOf(history).length);
      const same = [{ turn, line: linesOf(history)[turn - 1] ?? '' }];
      const [desk] = replay(GAME, REPLAYER, history, { ...NONE, edits: same }).editedTurns;
      const edits = [{ turn, line: randomTurn(draws, desk?.state as State) ?? '' }];
      const { misfit } = replay(GAME, REPLAYER, history, { ...NONE, edits });
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
