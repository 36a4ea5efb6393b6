import { describe, expect, it } from 'vitest';
import { random, type Random } from '../../common/random';
import { triedAfter } from '../../testing/optionTrials';
import { drafted, gameAt, play, stakedGame } from '../../testing/play';
import { randomGame } from '../../testing/randomGame';
import { addItem, setBranching, setPass, setSelection, toggleItem, withoutKeyChange } from '../entry/editDraft';
import { joinItems, splitLine } from '../entry/items';
import { evenSplit } from '../entry/split';
import { printItem } from '../record/printItem';
import { claimBar } from '../views/claimBar';
import { optionsOf, type Act } from './options';
import { optionsAfter } from './optionsAfter';
import { LIVELY, randomTurn } from './randomTurn';
import { isOver, type State } from './state';

const after = (state: State, draft: string) => {
  const options = optionsAfter(drafted(state, draft));
  if (options === null) throw new Error('nobody is to move');
  return options;
};
const on = (state: State, draft: string, board: number) => {
  const found = after(state, draft).boards.find((known) => known.board === board);
  if (found === undefined) throw new Error(`board ${board} is not live`);
  return found;
};
const codesOf = (state: State, draft: string, board: number) => {
  const { branch, pass, select, resign, offer, draw } = on(state, draft, board);
  return [branch, pass, select, resign, offer, draw].map((problem) => problem?.code ?? null);
};

describe('what may be done after a draft so far', () => {
  const state = stakedGame([3, 3, 4], {});

  it('with nothing drafted is what may be done at all', () => {
    expect(after(state, '')).toEqual(optionsOf(state));
    expect(optionsAfter(play(stakedGame([3], {}), 'resign 1'))).toBeNull();
  });

  it('B4 has no room for one more key change beside the one drafted, and lets another take its place', () => {
    expect(after(state, '1:e4').keyChange).toBeNull();
    for (const draft of ['pass 1>2', 'pass', 'select 1>2', 'branch 1>4 2+1 4:e4', 'branch 1>']) {
      expect([draft, after(state, draft).keyChange?.code]).toEqual([draft, 'turn/two_key_changes']);
      expect(codesOf(state, draft, 2).slice(0, 3)).toEqual([null, null, null]);
    }
  });

  it('B7 a draw accepted frees its board for a daughter', () => {
    const full = play(stakedGame([2, 2], { boards: 2 }), '1:e4 2:e4 offer 2');
    expect(after(full, '1:e5 2:e5')).toMatchObject({ freeBoard: null, branching: { code: 'branch/no_free_board' } });
    expect(after(full, 'draw 2')).toMatchObject({ freeBoard: 2, branching: null });
    expect(after(full, 'resign 2').freeBoard).toBeNull();
  });

  it('B12 with a resignation only a pass, one resignation, and none with another key change', () => {
    expect(codesOf(state, 'resign 3', 1)).toEqual([
      ...['resign/with_key_change', null, 'resign/with_key_change'],
      ...['resign/more_than_one', null, 'draw/not_offered'],
    ]);
    expect(on(state, 'resign 3', 1).passTo).toEqual([2]);
    expect(on(state, 'branch 1>4 2+1', 3).resign?.code).toBe('resign/with_key_change');
    expect(on(state, 'select 1>2', 1).resign).toBeNull();
  });

  it('B11 B15 a claim is barred by nothing but what it would spoil: what it is worth the arbiter answers', () => {
    const two = stakedGame([3, 3], {});
    const barOf = (draft: string) => claimBar(on(two, draft, 1))?.code ?? null;
    expect([barOf(''), barOf('2:e4'), barOf('resign 1'), barOf('claim 1')]).toEqual([null, null, null, null]);
    const fen = '4k3/8/8/8/8/8/8/R3K3 w - - 100 80';
    const reached = gameAt(
      [
        { stake: 3, fen },
        { stake: 3, fen },
      ],
      {},
    );
    expect(claimBar(on(reached, '1:Ke2', 1))).toBeNull();
    expect(claimBar(on(reached, 'select 2>1 1:Ke2', 1))?.code).toBe('select/last_branch');
  });

  it('B2 nothing settles a board beside what has settled it, an offer goes with a move', () => {
    expect(on(state, '', 1).beside).toEqual(['branch', 'pass', 'select', 'resign', 'offer', 'claim']);
    expect(on(state, '1:e4', 1).beside).toEqual(['branch', 'pass', 'offer', 'claim']);
    expect(on(state, '1:e4 offer 1', 1).beside).toEqual(['branch', 'pass', 'claim']);
    expect(on(state, 'resign 1', 1).beside).toEqual([]);
  });
});

/** Seeds are fixed, so that a failure names its draft. */
const GAMES = 40;
const LENGTH = 70;

/** Some of the items of a turn, as it is being entered. */
const draftIn = (random_: Random, state: State): string =>
  joinItems(splitLine(randomTurn(random_, state, LIVELY)).filter(() => random_.chance(0.6)));

describe('what may be done after a draft, held against how the draft is judged, over random games and drafts', () => {
  it('B2 B4 B6 B9 B10 B12 B13 what is offered leaves nothing wrong, what is not would', { timeout: 240_000 }, () => {
    const seen: Record<string, number> = {};
    for (let seed = 1; seed <= GAMES; seed += 1)
      for (const [step, { history }] of randomGame(seed, LENGTH).steps.entries()) {
        if (isOver(history.state) || (step + seed) % 5 !== 0) continue;
        const draft = draftIn(random(seed + step), history.state);
        if (triedAfter(history.state, draft) !== null) continue;
        checkAll(history.state, draft, `seed ${seed}, step ${step}: ${draft}`, seen);
      }
    const both = ['branch', 'pass', 'select', 'select beside', 'resign', 'resign beside', 'offer', 'offer beside'];
    const met = both.flatMap((act) => [seen[`${act} true`] ?? 0, seen[`${act} false`] ?? 0]);
    expect(Math.min(...met, seen['draw true'] ?? 0, seen['draw beside false'] ?? 0)).toBeGreaterThan(0);
  });
});

const checkAll = (state: State, draft: string, where: string, seen: Record<string, number>): void => {
  const options = after(state, draft);
  const standing = optionsOf(state);
  const check = (act: string, isOffered: boolean, line: string): void => {
    const key = `${act} ${isOffered}`;
    seen[key] = (seen[key] ?? 0) + 1;
    const problem = triedAfter(state, line);
    expect([where, key, line, problem === null ? null : problem]).toEqual([
      where,
      key,
      line,
      isOffered ? null : expect.objectContaining({ code: expect.any(String) }),
    ]);
  };
  for (const board of options.boards) {
    const { board: number, split } = board;
    const before = standing?.boards.find((known) => known.board === number);
    /**
     * What no draft makes possible is refused for what every move would bring about: there is no draft to show it on.
     */
    const isJudged = (act: Exclude<Act, 'claim'>): boolean => before?.[act] === null;
    const { freeBoard } = options;
    if (freeBoard !== null && split !== null && options.branching === null && isJudged('branch')) {
      const line = setBranching(draft, { mother: number, daughter: freeBoard, ...evenSplit(split) });
      check('branch', board.branch === null, line);
    }
    for (const to of before?.passTo ?? [])
      check('pass', board.passTo.includes(to), setPass(draft, number, to, options.passSize));
    for (const to of before?.selectTo ?? []) {
      const item = printItem({ kind: 'select', board: number, targets: [{ board: to, chips: null }] });
      check('select', board.selectTo.includes(to), addItem(setSelection(draft, number, []), item));
      if (board.selectTo.includes(to))
        check('select beside', board.beside.includes('select'), addItem(withoutKeyChange(draft), item));
    }
    for (const act of ['resign', 'offer', 'draw'] as const) {
      if (!isJudged(act)) continue;
      const has = splitLine(draft).some((item) => item.kind === act && item.board === number);
      if (!has) check(act, board[act] === null, toggleItem(draft, act, number));
      check(`${act} beside`, board.beside.includes(act), addItem(draft, printItem({ kind: act, board: number })));
    }
  }
  if (options.keyChange !== null) {
    const [first] = options.boards.filter(({ passTo }) => passTo.length > 0);
    if (first !== undefined)
      expect(triedAfter(state, addItem(draft, `pass ${first.board}>${first.passTo[0] ?? 0}`))).not.toBeNull();
  }
};
