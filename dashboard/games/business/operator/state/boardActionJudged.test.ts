import { EMPTY_ENTRY, EMPTY_SYNC } from 'chess-match/client/turn';
import { hasItem, joinItems, splitLine, type BoardModel } from 'chess-match/games/business';
import { expect, it } from 'vitest';
import { LIVELY, randomTurn } from '../../../../../bundles/chess-match/src/games/business';
import { isOver, liveBranches, type State } from '../../../../../bundles/chess-match/src/games/business/rules/state';
import { entry } from '../../../../../bundles/chess-match/src/games/business/views/entry';
import { random } from '../../../../../bundles/chess-match/src/games/common/random';
import { triedAfter } from '../../../../../bundles/chess-match/src/games/testing/optionTrials';
import { randomGame } from '../../../../../bundles/chess-match/src/games/testing/randomGame';
import type { OperatorSnapshot } from '../../../../operator/state/snapshot';
import type { OperatorStore } from '../../../../operator/state/store';
import { BOARD_ACTIONS, type BoardAction } from '../model/actions';
import { barsAction, doAction } from './boardAction';
import type { PendingKeyChange } from './doing';
import { passTo, selectTo } from './intents';
import { takersOf } from './options';

/** Seeds are fixed, so that a failure names its draft. */
const GAMES = 40;
const LENGTH = 70;

/** The page with a line on it, and what becomes of the line. */
const pageWith = (state: State, begun: string) => {
  let line = begun;
  const snapshot = { entry: entry({ ...state, draft: begun }, {}, 1) } as unknown as OperatorSnapshot;
  const store = {
    getState: () => ({
      snapshot,
      isConnected: true,
      entries: { '': { ...EMPTY_ENTRY, draft: { ...EMPTY_SYNC, server: line } } },
    }),
    enter: (_thread: null, event: { readonly line: string }) => (line = event.line),
  } as unknown as OperatorStore;
  return { snapshot, store, line: () => line };
};

type Counts = Record<string, number>;
const count = (counts: Counts, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

/** What a line is refused with; what a claim is worth is the arbiter's to answer. */
const codeOf = (state: State, line: string): string | null => {
  const code = triedAfter(state, line)?.code ?? null;
  return code === 'claim/nothing_to_claim' ? null : code;
};

/** The chips of a pass or of a selection go where the page takes them, and nowhere else. */
const checkChips = (state: State, begun: string, making: PendingKeyChange, counts: Counts): void => {
  const rating = liveBranches(state).find(({ board }) => board === making.board)?.stake ?? 0;
  for (const { board: to } of liveBranches(state)) {
    const page = pageWith(state, begun);
    const { options } = page.snapshot.entry as ReturnType<typeof entry>;
    const isTaker = takersOf(options, making).includes(to);
    if (making.kind === 'pass') passTo(page.store, making.board, to);
    else for (let chip = 0; chip < rating; chip += 1) selectTo(page.store, making.board, to, rating);
    const what = [begun, making.kind, making.board, to];
    expect([...what, codeOf(state, page.line()) === null]).toEqual([...what, isTaker]);
    count(counts, `${making.kind} ${isTaker}`);
  }
};

const check = (state: State, begun: string, board: number, action: BoardAction, counts: Counts): void => {
  const { snapshot, store, line } = pageWith(state, begun);
  const model = { board, kind: 'live' } as BoardModel;
  const bar = barsAction(snapshot, model, action);
  const isOn = hasItem(begun, action, board);
  const changes: PendingKeyChange[] = [];
  const change = (event: { readonly type: string; readonly making?: PendingKeyChange }): void => {
    if (event.making !== undefined) changes.push(event.making);
  };
  doAction({ store, dispatch: () => undefined, change, making: null }, model, action);
  const what = [begun, action, board];
  const [making] = changes;
  if (making !== undefined && bar === null) checkChips(state, begun, making, counts);
  else if (isOn || bar === null) {
    expect([...what, codeOf(state, line())]).toEqual([...what, null]);
    count(counts, `${action} ${isOn ? 'back' : 'true'}`);
  } else if (line() !== begun) {
    expect([...what, codeOf(state, line())]).not.toEqual([...what, null]);
    count(counts, `${action} false`);
  }
};

it(
  'B4 B6 B9 B10 B12 B13 B15 what the buttons and keys of a board begin is accepted, what they bar is refused',
  { timeout: 240_000 },
  () => {
    const counts: Counts = {};
    for (let seed = 1; seed <= GAMES; seed += 1)
      for (const [step, { history }] of randomGame(seed, LENGTH).steps.entries()) {
        const { state } = history;
        if (isOver(state) || (step + seed) % 5 !== 0) continue;
        const draws = random(seed + step);
        const begun = joinItems(splitLine(randomTurn(draws, state, LIVELY)).filter(() => draws.chance(0.6)));
        if (triedAfter(state, begun) !== null) continue;
        try {
          for (const { board } of liveBranches(state))
            for (const action of BOARD_ACTIONS) check(state, begun, board, action, counts);
        } catch (error) {
          throw new Error(`seed ${seed}, step ${step}: ${String(error)}`, { cause: error });
        }
      }
    const met = ['branch', 'pass', 'select', 'resign', 'draw'].flatMap((act) => [`${act} true`, `${act} false`]);
    for (const what of [...met, 'offer true', 'claim true', 'branch back', 'pass back'])
      expect([what, counts[what] ?? 0]).not.toEqual([what, 0]);
  },
);
