import type { TableAct, TableAnswer, TableView } from 'chess-match/contract/venue';
import { describe, expect, it } from 'vitest';
import { createActQueue } from './actQueue';

const viewOf = (board: number): TableView => ({
  table: 1,
  board,
  follows: true,
  liveFen: null,
  boards: [1],
  studies: [],
  study: null,
  mayArrange: false,
});
const LOST: TableAnswer = { ok: false, error: { code: 'client/no_answer', params: {}, rule: null, item: null } };

/** A table whose view counts what was done at it, and comes when it is told to. */
const bench = () => {
  let view: TableView | undefined = viewOf(1);
  const sent: TableAct[] = [];
  const answers: ((answer: TableAnswer) => void)[] = [];
  const shown: (() => void)[] = [];
  const queue = createActQueue({
    view: () => view,
    send: (act) => {
      sent.push(act);
      return new Promise((resolve) => answers.push(resolve));
    },
    nextView: (before) => (view === before ? new Promise((resolve) => shown.push(resolve)) : Promise.resolve()),
  });
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return {
    queue,
    settle,
    boards: () => sent.map((act) => ('board' in act ? act.board : null)),
    answer: async (answer: TableAnswer = { ok: true }) => {
      answers.shift()?.(answer);
      await settle();
    },
    show: async (board: number | null) => {
      view = board === null ? undefined : viewOf(board);
      for (const look of shown.splice(0)) look();
      await settle();
    },
  };
};
const next = ({ board }: TableView): TableAct => ({ type: 'follow', board: board + 1 });

describe('two acts at a work table at once', () => {
  it('go one after the other, the second from what the first made of the table', async () => {
    const { queue, settle, boards, answer, show } = bench();
    const done = Promise.all([queue.act(next), queue.act(next)]);
    await settle();
    expect(boards()).toEqual([2]);
    await answer();
    expect(boards()).toEqual([2]);
    await show(2);
    expect(boards()).toEqual([2, 3]);
    await answer();
    expect(await done).toEqual([{ ok: true }, { ok: true }]);
  });

  it('do not wait where the view was quicker than the answer', async () => {
    const { queue, settle, boards, answer, show } = bench();
    void queue.act(next);
    void queue.act(next);
    await settle();
    await show(2);
    expect(boards()).toEqual([2]);
    await answer();
    expect(boards()).toEqual([2, 3]);
  });

  it('are refused together where the first came to nothing, and what is done then is sent', async () => {
    const { queue, settle, boards, answer } = bench();
    const done = Promise.all([queue.act(next), queue.act(next)]);
    await settle();
    await answer(LOST);
    expect(await done).toEqual([LOST, LOST]);
    expect(boards()).toEqual([2]);
    void queue.act(next);
    await settle();
    expect(boards()).toEqual([2, 2]);
  });

  it('are none where nothing is left to do, or there is no table any more', async () => {
    const { queue, boards, show } = bench();
    expect(await queue.act(() => null)).toEqual({ ok: true });
    await show(null);
    expect(await queue.act(next)).toEqual({ ok: true });
    expect(boards()).toEqual([]);
  });
});
