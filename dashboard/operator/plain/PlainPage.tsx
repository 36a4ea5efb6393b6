import { useMemo } from 'react';
import { BoardRow } from '../boards/BoardRow';
import { Card } from '../boards/Card';
import { CardHead } from '../boards/CardHead';
import { ResultLine } from '../boards/ResultLine';
import { Header } from '../header/Header';
import { moveCompletion } from '../model/completion';
import { useStrings } from '../state/context';
import { useModels } from '../state/useModels';
import { TurnPage } from '../turn/TurnPage';
import { TurnPanel } from '../turn/TurnPanel';
import { useTurnKeys } from '../useTurnKeys';

/** A turn of moves alone, on every board that is played on. */
export const PlainPage = () => {
  const strings = useStrings();
  const models = useModels();
  const completion = useMemo(() => moveCompletion(models), [models]);
  useTurnKeys({ models, isFree: true });
  return (
    <TurnPage>
      <Header />
      <BoardRow
        models={models}
        card={(model, frame) => (
          <Card
            model={model}
            {...frame}
            head={<CardHead model={model} />}
            worth={model.result === null ? null : <ResultLine result={model.result} />}
          />
        )}
      />
      <TurnPanel models={models} completion={completion} hint={strings.turn.lineHint} />
    </TurnPage>
  );
};
