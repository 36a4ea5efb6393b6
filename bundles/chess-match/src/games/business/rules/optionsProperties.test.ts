import { describe, expect, it } from 'vitest';
import { random } from '../../common/random';
import { linesOf, refusalIn, triedOn } from '../../testing/optionTrials';
import { gameAt, T0 } from '../../testing/play';
import { W } from '../../testing/positions';
import { randomGame } from '../../testing/randomGame';
import { decide } from './decide';
import { ACTS, optionsOf, type Act } from './options';
import { isOver, liveBranches, type State } from './state';

/** Seeds are fixed, so that a failure names the state: `randomGame(seed, LENGTH).steps[step]`. */
const GAMES = 70;
const LENGTH = 90;
/** Every so many states of a game are looked at. */
const STRIDE = 7;
/** Lines that a refusal is tried with at most; what is allowed is tried until a line is accepted. */
const TRIES = 6;
const SLOW = 240_000;

/** How often an act was found allowed, and refused with each code. */
type Seen = Record<string, number>;

const checkAct = (state: State, seed: number, act: Act, seen: Seen): void => {
  const options = optionsOf(state);
  for (const branch of liveBranches(state)) {
    const board = options?.boards.find((known) => known.board === branch.board);
    if (options === null || board === undefined) throw new Error(`nothing is said of board ${branch.board}`);
    const said = refusalIn(options, board, act);
    const what = `${act} ${said?.code ?? 'allowed'}`;
    seen[what] = (seen[what] ?? 0) + 1;
    const lines = linesOf(random(seed), state, options, branch, act);
    if (said === null) {
      const isAccepted = lines.some((line) => triedOn(state, line) === null);
      expect([what, isAccepted || lines]).toEqual([what, true]);
      continue;
    }
    const { code, params, rule } = said;
    const tries = lines.slice(0, TRIES).map((line) => triedOn(state, line));
    expect([what, tries.includes(null) && lines]).toEqual([what, false]);
    expect(tries).toContainEqual({ code, params, rule });
  }
};

/** Positions with one legal move, with mates only, before a claim: rare in games. */
const ODD = [W.mustMate, W.mustEnd, W.onlyMove, W.fiftyInOne, W.seventyFiveInOne, W.mateInOne, W.castling];
const oddState = (seed: number): State => {
  const { pick, below, chance } = random(seed);
  const placed = Array.from({ length: 1 + below(4) }, () => ({ stake: 1 + below(3), fen: pick(ODD) }));
  return gameAt(placed, { passSize: 1 + below(2), boards: chance(0.7) ? 5 : 4 });
};

const games = Array.from({ length: GAMES }, (_, index) => randomGame(index + 1, LENGTH));

/** Runs a check over states of every game and names the first that fails. */
const everyState = (check: (state: State, seed: number) => void): void => {
  for (const { seed, steps } of games)
    for (const [index, { history }] of steps.entries()) {
      if ((index + seed) % STRIDE !== 0 || isOver(history.state)) continue;
      try {
        check(history.state, seed);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw new Error(`seed ${seed}, step ${index}: ${message}`, { cause: error });
      }
    }
};

describe('what may be done, held against what is accepted, over random games', () => {
  it(
    'B4 B6 B9 B10 B12 B13 B15 what is allowed is accepted in some line; what is not is refused in every one, as was said',
    { timeout: SLOW },
    () => {
      const seen: Seen = {};
      const states = Array.from({ length: 60 }, (_, seed) => oddState(seed));
      for (const [seed, state] of states.entries()) for (const act of ACTS) checkAct(state, seed, act, seen);
      everyState((state, seed) => {
        for (const act of ACTS) checkAct(state, seed, act, seen);
      });
      const met = Object.keys(seen).toSorted();
      expect(met).toEqual(
        expect.arrayContaining([
          ...['branch allowed', 'branch branch/no_free_board', 'branch branch/rating_too_low', 'branch branch/vetoed'],
          ...['branch branch/control_board', 'branch branch/same_move'],
          ...['pass allowed', 'pass pass/giver_needs_one', 'pass pass/same_board', 'pass pass/mated'],
          ...['select allowed', 'select select/last_branch', 'select select/target_mated', 'resign allowed'],
          ...['offer allowed', 'offer offer/ended', 'draw allowed', 'draw draw/not_offered'],
          ...['claim allowed', 'claim claim/nothing_to_claim'],
        ]),
      );
      expect(
        Math.min(...['branch', 'pass', 'select', 'draw', 'claim'].map((act) => seen[`${act} allowed`] ?? 0)),
      ).toBeGreaterThan(15);
    },
  );

  it('B22 B23 vetoes and the control board, as far as the clock has no say', { timeout: SLOW }, () => {
    const seen = { veto: 0, noVeto: 0, control: 0, noControl: 0 };
    everyState((state) => {
      const options = optionsOf(state);
      if (options === null) throw new Error('nothing is said');
      const side = state.ply % 2 === 0 ? 'white' : 'black';
      const clock = { ...state.clock, running: side, sinceMs: T0, remainingMs: { white: 1, black: 1 } } as const;
      const onTime = { ...state, clock, settings: { ...state.settings, vetoWindowMs: 2 } };
      const veto = decide(onTime, { type: 'declareVeto', side }, T0);
      const control = decide(state, { type: 'controlBoard', side }, T0);
      expect(veto.ok ? null : veto.error).toEqual(options.veto);
      expect(control.ok ? null : control.error).toEqual(options.control);
      seen[options.veto === null ? 'veto' : 'noVeto'] += 1;
      seen[options.control === null ? 'control' : 'noControl'] += 1;
    });
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(15);
  });
});
