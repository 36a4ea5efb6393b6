import { GRAPHIC_NAMES, presetsOf, type Offer } from 'chess-match/client';
import { Button } from '../../shared';
import { nameOfBoard } from '../../shared/arbiter/nameOfBoard';
import { usePage } from '../state/context';

export type OfferAnswer = 'cueOffer' | 'acceptOffer' | 'ignoreOffer';

interface OfferCardProps {
  readonly offer: Offer;
  readonly isFirst: boolean;
  readonly isBusy: boolean;
  readonly onAnswer: (type: OfferAnswer) => void;
}

/** What is offered, by the name the director knows: a picture's, or that of the graphic it brings. */
const useNameOf = ({ airs, alone }: Offer): string => {
  const { language, match } = usePage();
  const brought = airs.filter(({ on }) => on).map(({ graphic }) => graphic);
  const isIt = (graphics: readonly string[]): boolean =>
    graphics.length === brought.length && graphics.every((graphic, place) => graphic === brought[place]);
  const preset = presetsOf(match?.game ?? null).find((known) => isIt(known.airs.map(({ graphic }) => graphic)));
  const [graphic] = brought;
  if (alone && preset !== undefined) return preset.name[language];
  return graphic === undefined ? '' : GRAPHIC_NAMES[language][graphic].name;
};

/** Looked at first: the preview shows what it brings and what goes for it, and the take is the director's. */
export const OfferCard = ({ offer, isFirst, isBusy, onAnswer }: OfferCardProps) => {
  const { strings, match } = usePage();
  const words = strings.offers;
  const name = useNameOf(offer);
  const nameOf = (board: number | null): string =>
    board === null ? '' : match === null ? String(board) : nameOfBoard(match, board);
  return (
    <li className="offer" data-kind={offer.kind} data-testid="offer">
      <span className="offer-text">
        {words.text(offer, nameOf)}: {words.take(name)}
      </span>
      <Button
        kind="primary"
        busy={isBusy}
        keyId={isFirst ? 'look' : undefined}
        data-testid="look"
        onClick={() => onAnswer('cueOffer')}
      >
        {words.look}
      </Button>
      <Button
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
