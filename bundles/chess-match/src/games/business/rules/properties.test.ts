import fc from 'fast-check';
import { projectDraft } from '../views/draft';
import { describe, expect, it } from 'vitest';
import { parseTurnLine, printTurnLine } from '../record/turnLine';
import { sideToMove } from '../../chess/onFen';
import type { Entry } from '../../common/entry';
import { append, foldHistory, type History } from '../../common/history';
import { decideRedo, decideUndo } from '../../common/undo';
import { SIDES, sideOfPly } from '../../common/sides';
import { coverageOf } from '../../testing/coverage';
import { playedRecord } from '../../testing/files';
import { drafted, fenAfter, fold, T0 } from '../../testing/play';
import { random } from '../../common/random';
import { randomGame, type RandomGame } from '../../testing/randomGame';
import { randomLine } from '../../testing/randomLine';
import { business } from '..';
import type { Command } from './commands';
import type { TurnCommitted } from './events';
import { replayJson } from '../record/replayJson';
import { isOver, liveBranches, scoreOf, type State } from './state';

/**
 * Seeds are fixed, so that a failure names the game: `seed` in the message, `randomGame(seed, LENGTH)` to look at it.
 */
const GAMES = 300;
const LENGTH = 90;
const games: readonly RandomGame[] = Array.from({ length: GAMES }, (_, index) => randomGame(index + 1, LENGTH));

const statesOf = ({ steps }: RandomGame): readonly State[] => steps.map(({ history }) => history.state);
const liveChips = (state: State): number => liveBranches(state).reduce((sum, { stake }) => sum + stake, 0);
const json = (value: unknown): string => JSON.stringify(value);

/** Runs a check over every game and names the seed of the first that fails. */
const everyGame = (check: (game: RandomGame) => void): void => {
  for (const game of games) {
    try {
      check(game);
    } catch (error) {
      throw new Error(`seed ${game.seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
};

const turnsOf = ({ history }: RandomGame): TurnCommitted[] =>
  history.entries.flatMap(({ event }) => (event.type === 'turnCommitted' ? [event as TurnCommitted] : []));

/** What a record holds of a state: everything but clocks, drafts, cards and the lines themselves. */
const recorded = (state: State) => {
  const { settings, ply, branches, offers, ledger, chipsOut, vetoes, controlBoard, forks, passes, selections } = state;
  return { settings, ply, branches, offers, ledger, chipsOut, vetoes, controlBoard, forks, passes, selections };
};

const SLOW = 180_000;

describe('what must always hold, over random games', () => {
  it('the games reach every kind of end, five boards, reused boards, vetoes, undos', () => {
    const coverage = coverageOf(games);
    const missing = Object.entries(coverage).filter(([name, count]) => count === 0 && !name.startsWith('refused'));
    expect(missing).toEqual([]);
    expect(Object.keys(coverage)).toEqual(
      expect.arrayContaining([
        'accepted controlBoard',
        'accepted flag',
        'accepted correctPosition',
        'accepted correctRating',
        'accepted dismissGap',
        'accepted redo',
        'refused commitTurn',
        'states with five boards',
      ]),
    );
    expect(coverage['turns']).toBeGreaterThan(5000);
    expect(coverage['states with five boards']).toBeGreaterThan(200);
    expect(coverage['accepted commitTurn'] ?? 0).toBeGreaterThan(10 * (coverage['refused commitTurn'] ?? 0));
  });

  it('invariant 1: live stakes change only by what moves chips to the table, or by the arbiter', () => {
    everyGame((game) => {
      if (game.mayCorrectRatings) return;
      for (const state of statesOf(game)) {
        expect(liveChips(state) + state.chipsOut).toBe(state.settings.gameRating);
        const tabled = state.ledger.filter(({ kind }) => kind !== 'selection');
        expect(state.chipsOut).toBe(tabled.reduce((sum, { rating }) => sum + rating, 0));
      }
    });
  });

  it('invariant 2: when a game is over, the points make the game rating and the stakes given up by selections', () => {
    let over = 0;
    everyGame((game) => {
      const { state } = game.history;
      const { white, black } = scoreOf(state);
      expect(white + black).toBe(state.ledger.reduce((sum, { rating }) => sum + 2 * rating, 0));
      if (!isOver(state) || game.mayCorrectRatings) return;
      over += 1;
      const givenUp = state.selections.reduce((sum, { chips }) => sum + chips, 0);
      expect(white + black).toBe(2 * (state.settings.gameRating + givenUp));
    });
    expect(over).toBeGreaterThan(50);
  });

  it('invariant 3: live branches have the same ply count and side to move, stakes of 1 or more, boards of their own', () => {
    everyGame((game) => {
      for (const state of statesOf(game)) {
        const live = liveBranches(state);
        for (const { line, fen, stake, board } of live) {
          expect(line.length).toBe(state.ply);
          expect(sideToMove(fen)).toBe(sideOfPly(state.ply));
          expect(Number.isInteger(stake) && stake >= 1).toBe(true);
          expect(board >= 1 && board <= state.settings.boards).toBe(true);
        }
        expect(new Set(live.map(({ board }) => board)).size).toBe(live.length);
        expect(live.length).toBeLessThanOrEqual(state.settings.boards);
        expect(new Set(state.branches.map(({ id }) => id)).size).toBe(state.branches.length);
      }
    });
  });

  it('invariant 4: the record, written and read, replays to the same state, to the letter', { timeout: SLOW }, () => {
    const names = { event: 'Random', white: 'A "B"', black: 'C\\D' };
    everyGame(({ history: { state } }) => {
      const written = business.records.write(state, names);
      const played = playedRecord(written);
      const last = played.states.at(-1) ?? played.initial;
      expect(json(recorded(last))).toBe(json(recorded(state)));
      expect(json(replayJson(last))).toBe(json(replayJson(state)));
      expect(business.records.write(last, names)).toBe(written);
    });
  });

  it('a branch’s line leads to its position', { timeout: SLOW }, () => {
    everyGame((game) => {
      if (game.mayCorrectPositions) return;
      for (const { line, fen } of game.history.state.branches) expect(fenAfter(line)).toBe(fen);
    });
  });
});

describe('the journal, over random games', () => {
  it(
    'fold of the entries, through JSON as SQLite keeps them, equals the live state and history',
    { timeout: SLOW },
    () => {
      everyGame(({ history }) => {
        const entries = JSON.parse(json(history.entries)) as Entry[];
        const folded = foldHistory(business, history.initial, entries);
        expect(json(folded)).toBe(json(history));
        expect(json(folded.state)).toBe(json(history.state));
      });
    },
  );

  it('B27 undo then redo equals before, to the letter, from every state', { timeout: SLOW }, () => {
    let undone = 0;
    const undoneAndRedone = (history: History<State>): State | null => {
      const undo = decideUndo(business, history, T0, null);
      if (!undo.ok) return null;
      const back = append(business, history, undo.value);
      const redo = decideRedo(business, back, T0);
      if (!redo.ok) throw new Error(redo.error.code);
      return append(business, back, redo.value).state;
    };
    everyGame(({ steps }) => {
      for (const { history } of steps.filter((_, index) => index % 5 === 0)) {
        const state = undoneAndRedone(history);
        if (state === null) continue;
        undone += 1;
        expect(json(state)).toBe(json(history.state));
      }
    });
    expect(undone).toBeGreaterThan(1000);
  });
});

describe('notation, over random games', () => {
  it('notation: print then parse of every turn gives the same items', () => {
    let turns = 0;
    everyGame((game) => {
      for (const { line, items } of turnsOf(game)) {
        turns += 1;
        expect(parseTurnLine(line)).toMatchObject({ errors: [] });
        expect(parseTurnLine(line).items.map(({ item }) => item)).toEqual(items);
        expect(printTurnLine(items)).toBe(line);
      }
    });
    expect(turns).toBeGreaterThan(5000);
  });
});

describe('whatever comes in, over random games', () => {
  it(
    'B3 a draft of any text is shown without throwing, and is ready exactly if a press would pass',
    { timeout: SLOW },
    () => {
      let ready = 0;
      everyGame((game) => {
        const from = random(game.seed);
        for (const [index, state] of statesOf(game).entries()) {
          if (index % 8 !== 0 || isOver(state)) continue;
          const line = from.chance(0.5) ? randomLine(from) : (turnsOf(game)[state.ply]?.line ?? '');
          const prepared = drafted(state, line);
          const view = projectDraft(prepared);
          const { ok } = business.decide(prepared, { type: 'commitTurn', line: null }, T0);
          expect([line, view.ready]).toEqual([line, ok]);
          expect(view.items.map(({ text }) => text).join(' ')).toBe(line.split(/\s+/).filter(Boolean).join(' '));
          if (ok) ready += 1;
        }
      });
      expect(ready).toBeGreaterThan(100);
    },
  );

  const side = fc.constantFrom(...SIDES);
  const reason = fc.string();
  const ms = fc.integer();
  const fen = fc.oneof(
    fc.string(),
    fc.constantFrom(...games.flatMap(({ history }) => history.state.branches[0]?.fen ?? [])),
  );
  const line = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.integer().map((seed) => randomLine(random(seed))),
  );
  const command: fc.Arbitrary<Command> = fc.oneof(
    fc.record({ type: fc.constant('commitTurn'), line: fc.option(line) }),
    fc.record({ type: fc.constant('startClock') }),
    fc.record({ type: fc.constant('stopClock'), reason }),
    fc.record({ type: fc.constant('setClock'), side, remainingMs: ms, reason }),
    fc.record({ type: fc.constant('addTime'), side, ms, reason }),
    fc.record({ type: fc.constant('dismissGap'), giveBack: fc.boolean() }),
    fc.record({
      type: fc.constant('noteGap'),
      cause: fc.constantFrom('down', 'stalled', 'suspended'),
      fromMs: ms,
      toMs: ms,
    }),
    fc.record({ type: fc.constant('noteStep'), byMs: ms }),
    fc.record({ type: fc.constant('declareVeto'), side }),
    fc.record({ type: fc.constant('flag'), side }),
    fc.record({ type: fc.constant('controlBoard'), side }),
    fc.record({ type: fc.constant('correctPosition'), board: fc.integer({ min: -1, max: 10 }), fen, reason }),
    fc.record({ type: fc.constant('correctRating'), board: fc.integer({ min: -1, max: 10 }), rating: ms, reason }),
    fc.record({
      type: fc.constant('redLine'),
      side,
      player: reason,
      penalty: fc.constantFrom('warning', 'expulsion', 'time'),
      reason,
    }),
    fc.record({ type: fc.constant('substitute'), side, out: reason, in: reason }),
    fc.record({ type: fc.constant('withdrawPenalty'), number: fc.integer({ min: -1, max: 9 }), reason }),
    fc.record({ type: fc.constant('confirmBoard'), board: fc.integer({ min: -1, max: 10 }), confirmed: fc.boolean() }),
    fc.record({ type: fc.constant('fixScore'), branch: fc.constantFrom('b1', 'b2', 'x'), fixed: fc.boolean(), reason }),
    fc.record({
      type: fc.constant('decideClaim'),
      board: fc.integer({ min: -1, max: 10 }),
      accepted: fc.boolean(),
      reason,
    }),
  );

  it(
    'decide, evolve, project and record never throw, and a refusal quotes an item or nothing',
    { timeout: SLOW },
    () => {
      const ends = games.map(
        ({ steps, history }) => steps[Math.floor(steps.length / 2)]?.history.state ?? history.state,
      );
      fc.assert(
        fc.property(
          fc.constantFrom(...ends),
          command,
          fc.integer({ min: T0, max: T0 + 10_000_000 }),
          (state, asked, nowMs) => {
            const decided = business.decide(state, asked, nowMs);
            if (!decided.ok) {
              expect(decided.error.code).toMatch(/^[a-z]+\/[a-z_]+$/);
              return;
            }
            const after = fold(state, decided.value);
            business.project(after);
            expect(typeof business.records.write(after, { event: '', white: '', black: '' })).toBe('string');
          },
        ),
        { numRuns: 3000 },
      );
    },
  );
});
