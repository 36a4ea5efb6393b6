import { useMemo, useReducer } from 'react';
import { Refusal, type PageProps } from '../shared';
import { Banners } from './Banners';
import { BoardRow } from '../games/business/operator/boards/BoardRow';
import { Dialogs } from './dialogs/Dialogs';
import { Header } from './header/Header';
import { boardModels, lineOf } from 'chess-match/client/turn';
import { StoreContext, StringsContext, UiContext, useOperator, useStore, useStrings, useUi } from './state/context';
import { STRINGS } from './state/language';
import { clientPort } from './state/port';
import { createStore } from './state/store';
import { INITIAL_UI, reduceUi } from './state/ui';
import { Strip } from './strip/Strip';
import { SwedishWorkplace } from '../games/swedish/operator/SwedishWorkplace';
import { ClockStands } from './turn/ClockStands';
import { DraftNote } from './turn/DraftNote';
import { TurnPanel } from './turn/TurnPanel';
import { useOperatorKeys } from '../games/business/operator/useOperatorKeys';

/** Business Chess: one turn over all boards. */
const BusinessWorkplace = () => {
  const strings = useStrings();
  const store = useStore();
  const { ui, dispatch } = useUi();
  const { snapshot, moves, sync, isConnected, refusals } = useOperator();
  const line = lineOf(sync);
  const models = useMemo(() => {
    if (snapshot === null) return [];
    const { board1, board2, board3, board4, board5, draft, match } = snapshot;
    const views = [board1, board2, board3, board4, board5].filter(({ board }) => board <= Math.max(match.boards, 1));
    return boardModels({ views, draft, moves, line });
  }, [snapshot, moves, line]);
  useOperatorKeys({ store, ui, dispatch, models, stopReason: strings.header.stopReason });
  return (
    <main className="page turn-page" data-connected={isConnected} data-version={snapshot?.match.version}>
      <Banners>
        <ClockStands />
        <Refusal problem={refusals.clock} testId="problem-clock" />
        {sync.notice === null ? null : (
          <DraftNote
            notice={sync.notice}
            words={strings.banner.notice}
            onTakeBack={() => store.takeBack()}
            onDismiss={() => store.dismissNotice()}
          />
        )}
      </Banners>
      <Header />
      <BoardRow models={models} />
      <TurnPanel models={models} />
    </main>
  );
};

/** The desk of the game that is open; it changes with the match, without a reload. */
const Workplace = () => {
  const { snapshot } = useOperator();
  const entry = snapshot?.entry.game === 'swedish' ? snapshot.entry : null;
  return (
    <div className="operator">
      {entry === null || snapshot === null ? (
        <BusinessWorkplace />
      ) : (
        <SwedishWorkplace snapshot={snapshot} entry={entry} />
      )}
      <Strip isOfArbiter={entry === null} />
    </div>
  );
};

const STORE = createStore(clientPort);

/** The operator page over the match of this server. */
export const OperatorPage = ({ language }: PageProps) => {
  const [ui, dispatch] = useReducer(reduceUi, INITIAL_UI);
  const uiValue = useMemo(() => ({ ui, dispatch }), [ui]);
  return (
    <StoreContext value={STORE}>
      <StringsContext value={STRINGS[language]}>
        <UiContext value={uiValue}>
          <Workplace />
          <Dialogs />
        </UiContext>
      </StringsContext>
    </StoreContext>
  );
};
