import { problemText } from 'chess-match/client';
import { lineOf } from 'chess-match/client/turn';
import { entryOf, hasItem, branchingOf, type BoardModel } from 'chess-match/games/business';
import { Button, keysLabel, useBindings } from '../../../../shared';
import { BOARD_ACTIONS, type BoardAction } from '../model/actions';
import { barsAction, doAction } from '../state/boardAction';
import { optionsOn } from '../state/options';
import { focusLineEnd } from '../state/focus';
import { useEntry, useOperator, useStore, useStrings, useUi } from '../../../../operator/state/context';
import { useDoing, useMaking } from '../state/context';
import { SplitStepper } from './SplitStepper';
import { useBusinessTexts } from '../texts';

/** Everything that can be done on a board besides moving; what is on is shown pressed. */
export const BoardActions = ({ model, isEnabled }: { readonly model: BoardModel; readonly isEnabled: boolean }) => {
  const strings = useStrings();
  const texts = useBusinessTexts();
  const store = useStore();
  const { dispatch } = useUi();
  const { change } = useDoing();
  const making = useMaking();
  const { snapshot } = useOperator();
  const { draft } = useEntry(null);
  const bindings = useBindings();
  if (snapshot === null || model.kind !== 'live') return null;
  const line = lineOf(draft);
  const keysOf = (action: BoardAction): string => keysLabel(bindings.find(({ id }) => id === action)?.keys ?? '');
  const branching = branchingOf(line);
  const isOn = (action: BoardAction): boolean => {
    if (action === 'branch') return branching?.mother === model.board;
    return hasItem(line, action, model.board) || (making?.kind === action && making.board === model.board);
  };
  const split = optionsOn(entryOf(snapshot).options, model.board)?.split ?? null;
  const isSplit =
    branching?.mother === model.board && split !== null && branching.keep + branching.give === split.least + split.most;
  const shown = BOARD_ACTIONS.filter((action) => {
    if (isSplit) return isOn(action) || action === 'offer';
    if (action === 'draw') return model.isOffered || isOn('draw');
    // What the other side offers needs neither to be offered nor to be claimed: accepting it has their room.
    return isOn(action) || !model.isOffered || !['offer', 'claim'].includes(action);
  });
  return (
    <div className="actions" role="group" aria-label={strings.board.name(model.board)}>
      {isSplit ? <SplitStepper branching={branching} split={split} isEnabled={isEnabled} /> : null}
      {shown.map((action) => {
        const bar = isOn(action) ? null : barsAction(snapshot, model, action);
        const why = bar === null || bar === true ? '' : problemText(bar, strings.language);
        return (
          <Button
            key={action}
            pressed={isOn(action)}
            kind={action === 'draw' && !isOn(action) ? 'primary' : 'plain'}
            className={action === 'draw' ? 'action action-offered' : 'action'}
            disabled={!isEnabled || bar !== null}
            title={`${texts.board.actionTitle[action]} (${keysOf(action)})${why === '' ? '' : ` — ${why}`}`}
            data-testid={`${action}-${model.board}`}
            onClick={() => {
              doAction({ store, dispatch, change, making }, model, action);
              // Its two moves are typed next, wherever the mouse was.
              if (action === 'branch') focusLineEnd(store, strings.language);
            }}
          >
            {texts.board.action[action]}
          </Button>
        );
      })}
    </div>
  );
};
