import { joinItems, splitLine } from 'chess-match/games/business';
import { expect, it } from 'vitest';
import { LIVELY, randomTurn } from '../../../../../../chess-match/src/games/business';
import { optionsAfter } from '../../../../../../chess-match/src/games/business/rules/optionsAfter';
import { isOver, liveBranches, type State } from '../../../../../../chess-match/src/games/business/rules/state';
import { random } from '../../../../../../chess-match/src/games/common/random';
import { triedAfter } from '../../../../../../chess-match/src/games/testing/optionTrials';
import { randomGame } from '../../../../../../chess-match/src/games/testing/randomGame';
import {
  asksForBoards,
  barOf,
  BOARD_ACTS,
  chipTo,
  isOn,
  makingOn,
  takersOf,
  withAct,
  type PendingKeyChange,
} from './making';

/** Seeds are fixed, so that a failure names its draft. */
const GAMES = 50;
const LENGTH = 70;

type Counts = Record<string, number>;
const count = (counts: Counts, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

/** What a line is refused with; a claim is the arbiter's to answer. */
const codeOf = (state: State, line: string): string | null => {
  const code = triedAfter(state, line)?.code ?? null;
  return code === 'claim/nothing_to_claim' ? null : code;
};

/** Chips of the board put where they may go by hand until none is asked for, and once where they may not. */
const checkChips = (state: State, line: string, making: PendingKeyChange, counts: Counts): void => {
  const options = optionsAfter({ ...state, draft: line });
  const own = options?.boards.find(({ board }) => board === making.board);
  const rating = liveBranches(state).find(({ board }) => board === making.board)?.stake ?? 0;
  if (options === null || own === undefined) return;
  const put = (at: string, to: number): string => chipTo(at, making, to, own, rating, options.passSize);
  const takers = takersOf(options, making);
  for (const to of takers) {
    let next = put(line, to);
    for (let chip = 1; making.kind === 'select' && asksForBoards(next, making, rating) && chip < rating; chip += 1)
      next = put(next, to);
    expect([line, making, to, codeOf(state, next)]).toEqual([line, making, to, null]);
    expect(makingOn(next, null)?.kind).toBe(making.kind === 'select' ? 'select' : undefined);
    count(counts, `${making.kind} true`);
  }
  for (const { board } of liveBranches(state).filter((each) => !takers.includes(each.board))) {
    const at =
      making.kind === 'select'
        ? Array.from({ length: rating }).reduce<string>((now) => put(now, board), line)
        : put(line, board);
    expect([line, making, board, codeOf(state, at)]).not.toEqual([line, making, board, null]);
    count(counts, `${making.kind} false`);
  }
};

const checkActs = (state: State, line: string, counts: Counts): void => {
  const options = optionsAfter({ ...state, draft: line });
  for (const own of options?.boards ?? [])
    for (const act of BOARD_ACTS) {
      if (options === null) return;
      const on = isOn(line, null, act, own.board);
      const bar = on ? null : barOf(act, options, own);
      const { line: next, making } = withAct(line, act, own, options.freeBoard, on);
      const what = [line, act, own.board, on];
      if (bar === null && making !== null) checkChips(state, line, making, counts);
      else if (bar === null) {
        expect([...what, codeOf(state, next)]).toEqual([...what, null]);
        count(counts, `${act} ${on ? 'back' : 'true'}`);
      } else if (making === null && next !== line) {
        expect([...what, codeOf(state, next)]).not.toEqual([...what, null]);
        count(counts, `${act} false`);
      }
    }
};

it(
  'B4 B6 B9 B10 B12 B13 what a captain is offered beside moves is accepted, what he is not is refused',
  { timeout: 240_000 },
  () => {
    const counts: Counts = {};
    for (let seed = 1; seed <= GAMES; seed += 1)
      for (const [step, { history }] of randomGame(seed, LENGTH).steps.entries()) {
        const { state } = history;
        if (isOver(state) || (step + seed) % 5 !== 0) continue;
        const draws = random(seed + step);
        const line = joinItems(splitLine(randomTurn(draws, state, LIVELY)).filter(() => draws.chance(0.6)));
        if (triedAfter(state, line) !== null) continue;
        try {
          checkActs(state, line, counts);
        } catch (error) {
          throw new Error(`seed ${seed}, step ${step}: ${String(error)}`, { cause: error });
        }
      }
    const met = ['branch', 'pass', 'select', 'resign', 'draw'].flatMap((act) => [`${act} true`, `${act} false`]);
    for (const what of [...met, 'offer true', 'claim true', 'branch back', 'pass back'])
      expect([what, counts[what] ?? 0]).not.toEqual([what, 0]);
  },
);
