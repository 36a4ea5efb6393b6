import { useMemo, useReducer } from 'react';
import type { PageProps } from '../shared';
import { Dialogs } from './dialogs/Dialogs';
import { screenOf } from './screenOf';
import { StoreContext, StringsContext, UiContext, useOperator } from './state/context';
import { STRINGS } from './state/language';
import { clientPort } from './state/port';
import { createStore } from './state/store';
import { INITIAL_UI, reduceUi } from './state/ui';
import { Strip } from './strip/Strip';

/** The page of the game that is open; it changes with the match, without a reload. */
const Workplace = () => {
  const { snapshot } = useOperator();
  const { Page, Arbiter, flagText } = screenOf(snapshot?.match.game ?? null);
  return (
    <>
      <div className="operator">
        <Page />
        <Strip isOfArbiter={Arbiter !== null} />
      </div>
      <Dialogs Arbiter={Arbiter} flagText={flagText} />
    </>
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
        </UiContext>
      </StringsContext>
    </StoreContext>
  );
};
