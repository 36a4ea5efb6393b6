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

/** A line of a match that is tried with every action on every board: what is asked often is found out once. */
interface Tried {
  readonly state: State;
  readonly begun: string;
  readonly options: ReturnType<typeof entry>['options'];
  /** The page as it is shown. */
  readonly snapshot: OperatorSnapshot;
  /** What a line is refused with; what a claim is worth is the arbiter's to answer. */
  readonly codeOf: (line: string) => string | null;
}

const codeIn = (state: State, line: string): string | null => {
  const code = triedAfter(state, line)?.code ?? null;
  return code === 'claim/nothing_to_claim' ? null : code;
};

const triedWith = (state: State, begun: string): Tried => {
  const shown = entry({ ...state, draft: begun }, {}, 1);
  const codes = new Map<string, string | null>();
  const codeOf = (line: string): string | null => {
    if (!codes.has(line)) codes.set(line, codeIn(state, line));
    return codes.get(line) ?? null;
  };
  return { state, begun, options: shown.options, snapshot: { entry: shown } as unknown as OperatorSnapshot, codeOf };
};

/** The page with a line on it, and what becomes of the line. */
const pageWith = ({ begun, snapshot }: Tried) => {
  let line = begun;
  const store = {
    getState: () => ({
      snapshot,
      isConnected: true,
      entries: { '': { ...EMPTY_ENTRY, draft: { ...EMPTY_SYNC, server: line } } },
    }),
    enter: (_thread: null, event: { readonly line: string }) => (line = event.line),
  } as unknown as OperatorStore;
  return { store, line: () => line };
};

type Counts = Record<string, number>;
const count = (counts: Counts, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

/** The chips of a pass or of a selection go where the page takes them, and nowhere else. */
const checkChips = (tried: Tried, making: PendingKeyChange, counts: Counts): void => {
  const { state, begun, options, codeOf } = tried;
  const rating = liveBranches(state).find(({ board }) => board === making.board)?.stake ?? 0;
  for (const { board: to } of liveBranches(state)) {
    const page = pageWith(tried);
    const isTaker = takersOf(options, making).includes(to);
    if (making.kind === 'pass') passTo(page.store, making.board, to);
    else for (let chip = 0; chip < rating; chip += 1) selectTo(page.store, making.board, to, rating);
    const what = [begun, making.kind, making.board, to];
    expect([...what, codeOf(page.line()) === null]).toEqual([...what, isTaker]);
    count(counts, `${making.kind} ${isTaker}`);
  }
};

const check = (tried: Tried, board: number, action: BoardAction, counts: Counts): void => {
  const { begun, snapshot, codeOf } = tried;
  const { store, line } = pageWith(tried);
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
  if (making !== undefined && bar === null) checkChips(tried, making, counts);
  else if (isOn || bar === null) {
    expect([...what, codeOf(line())]).toEqual([...what, null]);
    count(counts, `${action} ${isOn ? 'back' : 'true'}`);
  } else if (line() !== begun) {
    expect([...what, codeOf(line())]).not.toEqual([...what, null]);
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
        const tried = triedWith(state, begun);
        try {
          for (const { board } of liveBranches(state))
            for (const action of BOARD_ACTIONS) check(tried, board, action, counts);
        } catch (error) {
          throw new Error(`seed ${seed}, step ${step}: ${String(error)}`, { cause: error });
        }
      }
    const met = ['branch', 'pass', 'select', 'resign', 'draw'].flatMap((act) => [`${act} true`, `${act} false`]);
    for (const what of [...met, 'offer true', 'claim true', 'branch back', 'pass back'])
      expect([what, counts[what] ?? 0]).not.toEqual([what, 0]);
  },
);
