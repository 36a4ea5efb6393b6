import { useState } from 'react';
import { IconButton, Refusal, useKeys } from '../../shared';
import { usePage } from '../state/context';
import { useShow, type ShowBody } from '../state/useShow';
import { AnalysisOffer } from './AnalysisOffer';
import { GoesBack } from './GoesBack';
import { OfferCard, type OfferAnswer } from './OfferCard';
import { RulesDialog } from './RulesDialog';

const KEY_LABELS = {
  look: { en: 'Look at the first offer in the preview', ru: 'Посмотреть первое предложение в превью' },
  accept: { en: 'Take the first offer at once', ru: 'Выдать первое предложение сразу' },
  ignore: { en: 'Ignore the first offer', ru: 'Отклонить первое предложение' },
} as const;

/** What the match and the commentators offer for the air; the director takes it or not. */
export const OffersStrip = () => {
  const { show, strings } = usePage();
  const { act, pending, problem, clear } = useShow();
  const [areRulesOpen, setAreRulesOpen] = useState(false);
  const { offers, isOffered, returnAtMs } = show;
  const [first] = offers;
  const answer = (body: ShowBody): void => void act(body);
  const canAnswer = first !== undefined && !pending;
  const answerFirst = (type: OfferAnswer): void => {
    if (first !== undefined) answer({ type, offer: first.id });
  };
  useKeys([
    { id: 'look', label: KEY_LABELS.look, keys: 'KeyA', run: () => answerFirst('cueOffer'), when: canAnswer },
    {
      id: 'accept',
      label: KEY_LABELS.accept,
      keys: 'Shift+KeyA',
      run: () => answerFirst('acceptOffer'),
      when: canAnswer,
    },
    { id: 'ignore', label: KEY_LABELS.ignore, keys: 'KeyI', run: () => answerFirst('ignoreOffer'), when: canAnswer },
  ]);
  return (
    <section className="offers" aria-label={strings.offers.heading} data-testid="offers">
      <ul aria-live="polite">
        {returnAtMs === null ? null : <GoesBack atMs={returnAtMs} />}
        {isOffered && <AnalysisOffer />}
        {offers.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            isFirst={offer === first}
            isBusy={pending}
            onAnswer={(type) => answer({ type, offer: offer.id })}
          />
        ))}
        {!isOffered && returnAtMs === null && offers.length === 0 && (
          <li className="offers-none">{strings.offers.none}</li>
        )}
      </ul>
      <Refusal problem={problem} onDismiss={clear} testId="offer-refusal" />
      <IconButton local label={strings.offers.rulesHeading} data-testid="rules" onClick={() => setAreRulesOpen(true)}>
        ⚙
      </IconButton>
      <RulesDialog open={areRulesOpen} onClose={() => setAreRulesOpen(false)} />
    </section>
  );
};
