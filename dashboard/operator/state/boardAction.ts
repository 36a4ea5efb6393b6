import type { Problem } from 'chess-match/client';
import type { Dispatch } from 'react';
import { isInPlay, type BoardModel } from '../model/boardModel';
import { lineOf } from '../model/draftSync';
import { hasItem, removeBranching, removePass, setBranching, setSelection, toggleItem } from '../model/editDraft';
import { branchingOf } from '../model/items';
import type { BoardAction } from '../model/keyboard';
import { editLine } from './intents';
import type { OperatorSnapshot, OperatorStore } from './store';
import type { Making, UiEvent } from './ui';

/** Why an action cannot be begun on a board: the rule's refusal, true where it is plain to see, null if it can. */
export const barsAction = (
  snapshot: OperatorSnapshot,
  model: BoardModel,
  action: BoardAction,
): Problem | true | null => {
  const { draft, match } = snapshot;
  if (model.kind !== 'live') return true;
  switch (action) {
    case 'branch':
      return draft.mayBranch ?? (model.chipsBefore < 2 || draft.freeBoard === null ? true : null);
    case 'pass':
      return match.liveBoards.length < 2 || model.chipsBefore < 2 ? true : null;
    case 'select':
      return match.liveBoards.length < 2 ? true : null;
    case 'draw':
      return model.isOffered ? null : true;
    case 'resign':
    case 'offer':
    case 'claim':
      return null;
  }
};

export interface Hands {
  readonly store: OperatorStore;
  readonly dispatch: Dispatch<UiEvent>;
  readonly making: Making | null;
}

const toggleBranching = (
  store: OperatorStore,
  snapshot: OperatorSnapshot,
  { board, chipsBefore }: BoardModel,
): void => {
  const line = lineOf(store.getState().sync);
  if (branchingOf(line)?.mother === board) return editLine(store, removeBranching);
  const daughter = snapshot.draft.freeBoard;
  if (daughter === null) return undefined;
  const keep = Math.ceil(chipsBefore / 2);
  return editLine(store, (now) => setBranching(now, { mother: board, daughter, keep, give: chipsBefore - keep }));
};

const toggleMaking = ({ store, dispatch, making }: Hands, kind: Making['kind'], board: number): void => {
  const { sync } = store.getState();
  const isOn = (making?.kind === kind && making.board === board) || hasItem(lineOf(sync), kind, board);
  if (!isOn) {
    dispatch({ type: 'making', making: { kind, board }, turn: sync.turn });
    return;
  }
  if (kind === 'select') editLine(store, (line) => setSelection(line, board, []));
  else editLine(store, removePass);
  dispatch({ type: 'made' });
};

/** Begins an action on a board, or takes it back. */
export const doAction = (hands: Hands, model: BoardModel, action: BoardAction): void => {
  const { store, dispatch } = hands;
  const { snapshot, isConnected } = store.getState();
  if (snapshot === null || !isConnected || !isInPlay(model)) return;
  dispatch({ type: 'activated', board: model.board });
  switch (action) {
    case 'branch':
      toggleBranching(store, snapshot, model);
      return;
    case 'pass':
    case 'select':
      toggleMaking(hands, action, model.board);
      return;
    case 'resign':
    case 'offer':
    case 'draw':
    case 'claim':
      editLine(store, (line) => toggleItem(line, action, model.board));
  }
};
