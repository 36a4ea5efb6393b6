import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMate, legalSans } from '../../chess/onFen';
import { SIDES } from '../../common/sides';
import { T0 } from '../testing/play';
import { randomMatch } from '../testing/randomMatch';
import { COMMANDS, type Command } from './commands';
import { decide } from './decide';
import { evolve } from './evolve';
import { options } from './options';
import { halvesOf, isOver, numbered, scoreOf, type State } from './state';

const SETTINGS: readonly Readonly<Record<string, unknown>>[] = [
  { boards: 5, timePerPlayerMs: 120_000, incrementMs: 500 },
  { boards: 2, colours: 'same', delayMs: 700, timePerPlayerMs: 200_000 },
  { boards: 3, start: '4k3/8/8/8/8/8/8/R3K3 w - - 90 60', timePerPlayerMs: 600_000 },
  { boards: 1, timePerPlayerMs: 600_000 },
];
/** Seeds are fixed, so that a failure names the match. */
const matches = Array.from({ length: 24 }, (_, index) =>
  randomMatch(index + 1, 400, SETTINGS[index % SETTINGS.length]),
);
const sampled = matches.flatMap(({ steps }) => steps.filter((_, index) => index % 23 === 0));

describe('random matches on boards', () => {
  it('reach ends of many kinds, on each board by itself', () => {
    const ends = new Set(
      matches.flatMap(({ state }) => state.boards.flatMap(({ end }) => (end === null ? [] : [end.reason]))),
    );
    expect([...ends]).toEqual(expect.arrayContaining(['mate', 'flag', 'fifty', 'dead-position', 'resignation']));
    expect(matches.some(({ state }) => state.boards.some(({ end }) => end !== null) && !isOver(state))).toBe(true);
  });

  it('what is offered is accepted, and what is not is refused', () => {
    let tried = 0;
    for (const { state, atMs } of sampled)
      for (const { board, fen, end } of numbered(state)) {
        const thread = String(board);
        const may = (command: Command): boolean => decide(state, command, atMs).ok;
        const offered = options(state, board, atMs);
        expect(offered.moves.map(({ san }) => san).toSorted()).toEqual(end === null ? legalSans(fen).toSorted() : []);
        for (const { san } of offered.moves) expect(may({ type: 'commitTurn', thread, line: san })).toBe(true);
        expect(offered.move === null).toBe(end === null);
        for (const team of SIDES) {
          expect(may({ type: 'offerDraw', thread, team })).toBe(offered.offerDraw[team] === null);
          expect(may({ type: 'declineDraw', thread, team })).toBe(offered.declineDraw[team] === null);
          expect(may({ type: 'resignMatch', thread, team })).toBe(offered.resign[team] === null);
          expect(may({ type: 'flag', thread, side: team })).toBe(offered.flag[team] === null);
        }
        tried += 1;
      }
    expect(tried).toBeGreaterThan(100);
  });

  it('the same events lead to the same state, and points are never more than the boards bring', () => {
    for (const { initial, events, state } of matches) {
      expect(events.reduce(evolve, initial)).toEqual(state);
      const over = state.boards.filter(({ end }) => end !== null && end.result !== null);
      const { white, black } = scoreOf(state);
      expect(white + black).toBe(2 * over.length);
    }
  });

  it('an end of one board touches no other', () => {
    for (const { steps } of matches)
      for (const { before, events, state } of steps)
        for (const event of events) {
          if (!('end' in event) || event.end === null || events.length > 1) continue;
          const others = (of: State) => numbered(of).filter(({ board }) => board !== event.board);
          expect(others(state)).toEqual(others(before));
        }
  });

  it('a flag wins only for who could mate', () => {
    for (const { state } of matches)
      for (const { end, fen } of numbered(state)) {
        if (end?.reason !== 'flag') continue;
        const winner = end.result === 'white' || end.result === 'black' ? end.result : null;
        if (winner !== null) expect(canMate(fen, winner)).toBe(true);
        expect(halvesOf(end).white + halvesOf(end).black).toBe(2);
      }
  });

  it('whatever comes in, decide never throws, and a refusal is a code of this game', () => {
    const anything = fc.record({
      type: fc.constantFrom(...COMMANDS),
      thread: fc.oneof(fc.constant(undefined), fc.string(), fc.constantFrom('1', '2', '9', '__proto__')),
      line: fc.oneof(fc.string(), fc.constant(null)),
      side: fc.constantFrom(...SIDES),
      team: fc.constantFrom(...SIDES),
      board: fc.integer(),
      fen: fc.string(),
      ms: fc.integer(),
      remainingMs: fc.integer(),
      accepted: fc.boolean(),
      giveBack: fc.boolean(),
      reason: fc.string(),
      cause: fc.constant('down'),
      fromMs: fc.constant(T0),
      toMs: fc.integer({ min: T0, max: T0 + 5000 }),
      byMs: fc.integer(),
    });
    const states = matches.slice(0, 4).map(({ state }) => state);
    fc.assert(
      fc.property(anything, fc.nat(3), (command, index) => {
        const state = states[index] as State;
        const decided = decide(state, command as unknown as Command, T0);
        if (decided.ok) decided.value.reduce(evolve, state);
        else expect(decided.error.code).toMatch(/^classical\//);
      }),
      { numRuns: 2000 },
    );
  });
});
