import { playedIn } from 'chess-match/client';
import { useLanguage } from '../../frame/language';
import { Button } from '../../ui';
import { useArbiterTexts } from '../data';
import type { Offer } from './offers';

interface DeskOffersProps {
  readonly offers: readonly Offer[];
  /** The item that an offer may leave out. */
  readonly left: string;
  readonly onTake: (line: string) => void;
}

/** What could stand in a line instead, each a press away. */
export const DeskOffers = ({ offers, left, onTake }: DeskOffersProps) => {
  const words = useArbiterTexts().past;
  const language = useLanguage();
  if (offers.length === 0) return null;
  return (
    <div className="desk-offers" role="group" aria-label={words.alternatives}>
      <span>{words.alternatives}:</span>
      {offers.map((offer) => (
        <Button
          local
          key={offer.line}
          data-testid="alternative"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(offer.line)}
        >
          {offer.text ?? words.omit(playedIn(left, language))}
        </Button>
      ))}
    </div>
  );
};
