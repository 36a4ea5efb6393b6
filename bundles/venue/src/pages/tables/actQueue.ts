import type { TableAct, TableAnswer, TableView } from 'chess-match/contract/venue';

/** An act as it is on the table as it stands when it is sent; null: nothing is left to do. */
export type MakeAct = (view: TableView) => TableAct | null;

export interface ActQueueParts {
  /** The newest; undefined where there is no table. */
  readonly view: () => TableView | undefined;
  /** Never rejects. */
  readonly send: (act: TableAct) => Promise<TableAnswer>;
  /** Resolves once there is a view after this one, or none is to be expected. Never rejects. */
  readonly nextView: (before: TableView) => Promise<void>;
}

/** Acts at one table: one at a time on its way, so that none is made of what the one before has changed already. */
export interface ActQueue {
  act(make: MakeAct): Promise<TableAnswer>;
}

const DONE: TableAnswer = { ok: true };

export const createActQueue = ({ view, send, nextView }: ActQueueParts): ActQueue => {
  let last: Promise<unknown> = Promise.resolve();
  /** The refusal of each act, to those that were done in the belief that it was done. */
  let refused: { readonly answer: TableAnswer; readonly upTo: number } = { answer: DONE, upTo: 0 };
  let count = 0;
  const sendOne = async (make: MakeAct, number: number, answered: (answer: TableAnswer) => void): Promise<void> => {
    if (number <= refused.upTo) {
      answered(refused.answer);
      return;
    }
    const before = view();
    const act = before === undefined ? null : make(before);
    const answer = act === null ? DONE : await send(act);
    if (!answer.ok) refused = { answer, upTo: count };
    answered(answer);
    if (before !== undefined && act !== null && answer.ok) await nextView(before);
  };
  return {
    act: (make) => {
      count += 1;
      const number = count;
      return new Promise((resolve) => {
        last = last.then(() => sendOne(make, number, resolve));
      });
    },
  };
};
