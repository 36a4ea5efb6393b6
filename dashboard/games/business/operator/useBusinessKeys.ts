import { entryOf, type BoardModel } from 'chess-match/games/business';
import { useStore, useUi } from '../../../operator/state/context';
import { useTurnKeys } from '../../../operator/useTurnKeys';
import { ACTION_KEYS, BOARD_ACTIONS, type BoardAction } from './model/actions';
import { barsAction, doAction } from './state/boardAction';
import { useDoing, useMaking } from './state/context';
import { passTo, selectTo } from './state/intents';
import { takersOf } from './state/options';
import { BUSINESS_TEXTS } from './texts';

/** Keys of the page: what can be done on a board, and a board's number for where a chip goes. */
export const useBusinessKeys = (models: readonly BoardModel[]): void => {
  const store = useStore();
  const { ui, dispatch } = useUi();
  const { doing, change } = useDoing();
  const making = useMaking();
  /** During a pass or selection a board's number is where the chip goes, if it can. */
  const takeBoard = (board: number): boolean => {
    const { snapshot } = store.getState();
    const giver = models.find((model) => model.board === making?.board);
    const takers = snapshot === null || making === null ? [] : takersOf(entryOf(snapshot).options, making);
    if (making === null || giver === undefined || !takers.includes(board)) return false;
    if (making.kind === 'select') {
      selectTo(store, making.board, board, giver.chipsBefore);
      return true;
    }
    passTo(store, making.board, board);
    change({ type: 'made' });
    return true;
  };
  const act = (action: BoardAction): void => {
    const { snapshot } = store.getState();
    const model = models.find(({ board }) => board === ui.active);
    if (model === undefined || snapshot === null) return;
    const isBarred = barsAction(snapshot, model, action) !== null;
    if (!isBarred || action === 'branch') doAction({ store, dispatch, change, making }, model, action);
  };
  useTurnKeys({
    models,
    isFree: doing.asking === null,
    takeBoard,
    boardLabel: (board) => ({ en: BUSINESS_TEXTS.en.boardKey(board), ru: BUSINESS_TEXTS.ru.boardKey(board) }),
    more: BOARD_ACTIONS.map((action) => ({
      id: action,
      keys: ACTION_KEYS[action],
      run: () => act(action),
      label: { en: BUSINESS_TEXTS.en.board.actionTitle[action], ru: BUSINESS_TEXTS.ru.board.actionTitle[action] },
    })),
    onEscape: () => change({ type: 'made' }),
  });
};
