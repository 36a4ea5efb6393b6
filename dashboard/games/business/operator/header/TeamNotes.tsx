import type { PlateProps } from '../../../../operator/header/slots';
import { useBusinessTexts } from '../texts';

/** Behind a team's name: its crossings of the red line, and its veto. */
export const TeamNotes = ({ snapshot: { match }, side }: PlateProps) => {
  const { header } = useBusinessTexts();
  const cards = match.cards[side];
  return (
    <>
      {cards.length > 0 ? (
        <span
          className="plate-cards"
          role="img"
          aria-label={header.cards(cards.length)}
          title={header.cards(cards.length)}
          data-testid={`cards-${side}`}
        >
          {cards.map((penalty, index) => (
            <i key={index} className={`card-${penalty}`} data-penalty={penalty}>
              {penalty === 'time' ? '+2' : '▮'}
            </i>
          ))}
        </span>
      ) : null}
      {match.vetoes.includes(side) ? <span className="badge">{header.vetoed(side)}</span> : null}
    </>
  );
};
