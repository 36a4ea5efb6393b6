import type { Problem } from 'chess-match/client';
import type { Dispatch } from 'react';
import { lineOf } from 'chess-match/client/turn';
import {
  isInPlay,
  type BoardModel,
  hasItem,
  removeBranching,
  removePass,
  setBranching,
  setSelection,
  toggleItem,
  branchingOf,
  claimBar,
  entryOf,
  evenSplit,
} from 'chess-match/games/business';
import type { BoardAction } from '../model/actions';
import { editLine } from '../../../../operator/state/intents';
import { optionsOn } from './options';
import { entryIn, type OperatorStore } from '../../../../operator/state/store';
import type { OperatorSnapshot } from '../../../../operator/state/snapshot';
import type { UiEvent } from '../../../../operator/state/ui';
import type { DoingEvent, PendingKeyChange } from './doing';

/** Why an action cannot be begun on a board: the rules' refusal, true where nothing can be done, null if it can. */
export const barsAction = (
  snapshot: OperatorSnapshot,
  model: BoardModel,
  action: BoardAction,
): Problem | true | null => {
  const { options: turn } = entryOf(snapshot);
  const options = optionsOn(turn, model.board);
  if (model.kind !== 'live' || turn === null || options === null) return true;
  switch (action) {
    case 'branch':
      return turn.branching ?? options.branch;
    case 'pass':
    case 'select':
    case 'draw':
    case 'resign':
    case 'offer':
      return options[action];
    case 'claim':
      return claimBar(options);
  }
};

export interface Tools {
  readonly store: OperatorStore;
  readonly dispatch: Dispatch<UiEvent>;
  readonly change: Dispatch<DoingEvent>;
  readonly making: PendingKeyChange | null;
}

const toggleBranching = (store: OperatorStore, snapshot: OperatorSnapshot, { board }: BoardModel): void => {
  const line = lineOf(entryIn(store.getState(), null).draft);
  if (branchingOf(line)?.mother === board) return editLine(store, removeBranching);
  const { options } = entryOf(snapshot);
  const daughter = options?.freeBoard ?? null;
  const split = optionsOn(options, board)?.split ?? null;
  if (daughter === null || split === null) return undefined;
  return editLine(store, (now) => setBranching(now, { mother: board, daughter, ...evenSplit(split) }));
};

const toggleMaking = ({ store, change, making }: Tools, kind: PendingKeyChange['kind'], board: number): void => {
  const { draft } = entryIn(store.getState(), null);
  const isOn = (making?.kind === kind && making.board === board) || hasItem(lineOf(draft), kind, board);
  if (!isOn) {
    change({ type: 'making', making: { kind, board }, turn: draft.turn });
    return;
  }
  if (kind === 'select') editLine(store, (line) => setSelection(line, board, []));
  else editLine(store, removePass);
  change({ type: 'made' });
};

/** Begins an action on a board, or takes it back. */
export const doAction = (tools: Tools, model: BoardModel, action: BoardAction): void => {
  const { store, dispatch } = tools;
  const { snapshot, isConnected } = store.getState();
  if (snapshot === null || !isConnected || !isInPlay(model)) return;
  dispatch({ type: 'activated', board: model.board });
  switch (action) {
    case 'branch':
      toggleBranching(store, snapshot, model);
      return;
    case 'pass':
    case 'select':
      toggleMaking(tools, action, model.board);
      return;
    case 'resign':
    case 'offer':
    case 'draw':
    case 'claim':
      editLine(store, (line) => toggleItem(line, action, model.board));
  }
};
