import { useMemo, useReducer } from 'react';
import { entryOf, isInPlay, playOf } from 'chess-match/games/business';
import { Header } from '../../../operator/header/Header';
import type { Completion } from '../../../operator/model/completion';
import { useOperator } from '../../../operator/state/context';
import { TurnPage } from '../../../operator/turn/TurnPage';
import { TurnPanel } from '../../../operator/turn/TurnPanel';
import { writingWith } from '../writing';
import { BranchRow } from './boards/BranchRow';
import { AskWindows } from './dialogs/AskWindows';
import { Control } from './header/Control';
import { TeamNotes } from './header/TeamNotes';
import { VetoButton } from './header/VetoButton';
import { complete, isBeginning } from './model/completion';
import { typedBoards } from './model/typedBoards';
import { DoingContext } from './state/context';
import { DOING_NOTHING, reduceDoing } from './state/doing';
import { useModels } from './state/useModels';
import { useBusinessTexts } from './texts';
import { ItemList } from './turn/ItemList';
import { TURN_WORDS } from './turn/lacks';
import { useBusinessKeys } from './useBusinessKeys';

const Workplace = () => {
  const texts = useBusinessTexts();
  const { snapshot } = useOperator();
  const models = useModels();
  useBusinessKeys(models);
  const completion = useMemo<Completion>(() => {
    const context = { boards: typedBoards(models), options: entryOf(snapshot ?? {}).options };
    return {
      complete: (line, caret, language) => complete(line, caret, context, language),
      isBeginning: (text) => isBeginning(text, context),
    };
  }, [models, snapshot]);
  const inPlay = models.filter(isInPlay);
  const [only = null] = inPlay.length === 1 ? inPlay.map(({ board }) => board) : [];
  const writing = useMemo(() => writingWith(only), [only]);
  if (snapshot === null) return null;
  const { chipsOut } = playOf(snapshot);
  return (
    <>
      <TurnPage>
        <Header
          teamNotes={(plate) => <TeamNotes {...plate} />}
          clockActions={(plate) => <VetoButton {...plate} />}
          turnNotes={chipsOut > 0 ? <span className="fact">{texts.header.table(chipsOut)}</span> : null}
          turnActions={<Control snapshot={snapshot} />}
        />
        <BranchRow models={models} />
        <TurnPanel
          {...{ writing, completion }}
          hint={texts.lineHint}
          words={TURN_WORDS}
          items={<ItemList completion={completion} />}
        />
      </TurnPage>
      <AskWindows snapshot={snapshot} />
    </>
  );
};

/** Business Chess: one turn over all branches. */
export const BusinessPage = () => {
  const [doing, change] = useReducer(reduceDoing, DOING_NOTHING);
  const parts = useMemo(() => ({ doing, change }), [doing]);
  return (
    <DoingContext value={parts}>
      <Workplace />
    </DoingContext>
  );
};
