import { GRAPHIC_NAMES, type Offer } from 'chess-match/client';
import { useState } from 'react';
import { Button, IconButton, Refusal, useKeys } from '../../shared';
import { usePage } from '../state/context';
import { useShow, type ShowBody } from '../state/useShow';
import { AnalysisOffer } from './AnalysisOffer';
import { GoesBack } from './GoesBack';
import { RulesDialog } from './RulesDialog';

const KEY_LABELS = {
  accept: { en: 'Take the first offer', ru: 'Выдать первое предложение' },
  ignore: { en: 'Ignore the first offer', ru: 'Отклонить первое предложение' },
} as const;

interface OfferCardProps {
  readonly offer: Offer;
  readonly isFirst: boolean;
  readonly isBusy: boolean;
  readonly onAnswer: (type: 'acceptOffer' | 'ignoreOffer') => void;
}

const OfferCard = ({ offer, isFirst, isBusy, onAnswer }: OfferCardProps) => {
  const { strings, language } = usePage();
  const words = strings.offers;
  const graphic = offer.airs.find(({ on }) => on)?.graphic;
  const question = graphic === undefined ? '' : words.take(GRAPHIC_NAMES[language][graphic].name);
  return (
    <li className="offer" data-kind={offer.kind} data-testid="offer">
      <span className="offer-text">
        {words.text(offer)}: {question}
      </span>
      <Button
        kind="primary"
        busy={isBusy}
        keyId={isFirst ? 'accept' : undefined}
        data-testid="accept"
        onClick={() => onAnswer('acceptOffer')}
      >
        {words.accept}
      </Button>
      <Button
        busy={isBusy}
        keyId={isFirst ? 'ignore' : undefined}
        data-testid="ignore"
        onClick={() => onAnswer('ignoreOffer')}
      >
        {words.ignore}
      </Button>
    </li>
  );
};

/** What the match and the commentators offer for the air; the director takes it or not. */
export const OffersStrip = () => {
  const { show, strings } = usePage();
  const { act, pending, problem, clear } = useShow();
  const [areRulesOpen, setAreRulesOpen] = useState(false);
  const { offers, isOffered, returnAtMs } = show;
  const [first] = offers;
  const answer = (body: ShowBody): void => void act(body);
  const canAnswer = first !== undefined && !pending;
  const answerFirst = (type: 'acceptOffer' | 'ignoreOffer'): void => {
    if (first !== undefined) answer({ type, offer: first.id });
  };
  useKeys([
    { id: 'accept', label: KEY_LABELS.accept, keys: 'KeyA', run: () => answerFirst('acceptOffer'), when: canAnswer },
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
