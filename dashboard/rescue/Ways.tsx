import type { Problem, RescueView } from 'chess-match/client';
import { useState } from 'react';
import { Refusal } from '../shared';
import { cardsOf, recommendedOf, type Way } from './model/ways';
import { Copies } from './parts/Copies';
import { TakeDialog } from './parts/TakeDialog';
import { WayCard } from './parts/WayCard';
import type { Take } from './state/useTake';
import type { RescueTexts } from './texts/texts';

interface WaysProps extends Take {
  readonly view: RescueView;
  readonly ways: readonly Way[];
  readonly hasSaved: boolean;
  readonly onSave: () => void;
  readonly texts: RescueTexts;
}

const Refused = ({ problem, texts }: { readonly problem: Problem; readonly texts: RescueTexts }) =>
  problem.code === 'client/no_answer' ? (
    <p className="problem" role="alert">
      {texts.noAnswer}
    </p>
  ) : (
    <Refusal problem={problem} />
  );

/** The ways out, the one that keeps the most first; every copy in a table below. */
export const Ways = ({ view, ways, taking, take, hasSaved, onSave, texts }: WaysProps) => {
  const [chosen, setChosen] = useState<Way | null>(null);
  const cards = cardsOf(ways);
  const recommended = recommendedOf(ways);
  const refusalOf = ({ id }: Way) =>
    taking.phase === 'refused' && taking.way.id === id ? <Refused problem={taking.problem} texts={texts} /> : null;
  const busy = taking.phase === 'asked';
  const isRefusedBelow = taking.phase === 'refused' && cards.every(({ id }) => id !== taking.way.id);
  return (
    <>
      <h2 className="rescue-step">{texts.waysTitle}</h2>
      <div className="rescue-ways">
        {cards.map((way) => (
          <WayCard
            key={way.id}
            way={way}
            confirmed={view.confirmed}
            isRecommended={way.id === recommended?.id}
            busy={busy}
            texts={texts}
            onChoose={() => setChosen(way)}
            refusal={refusalOf(way)}
          />
        ))}
      </div>
      {isRefusedBelow ? <Refused problem={taking.problem} texts={texts} /> : null}
      <Copies ways={ways} confirmed={view.confirmed} canTake busy={busy} texts={texts} onChoose={setChosen} />
      {chosen === null ? null : (
        <TakeDialog
          way={chosen}
          confirmed={view.confirmed}
          hasSaved={hasSaved}
          texts={texts}
          onSave={onSave}
          onClose={() => setChosen(null)}
          onTake={() => {
            setChosen(null);
            void take(chosen);
          }}
        />
      )}
    </>
  );
};
