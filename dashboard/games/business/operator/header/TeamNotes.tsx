import { playOf } from 'chess-match/games/business';
import type { PlateProps } from '../../../../operator/header/slots';
import { useBusinessTexts } from '../texts';

/** Behind a team's name: its crossings of the red line, and its veto. */
export const TeamNotes = ({ snapshot, side }: PlateProps) => {
  const { header } = useBusinessTexts();
  const { cards, vetoes } = playOf(snapshot);
  const own = cards[side];
  return (
    <>
      {own.length > 0 ? (
        <span
          className="plate-cards"
          role="img"
          aria-label={header.cards(own.length)}
          title={header.cards(own.length)}
          data-testid={`cards-${side}`}
        >
          {own.map((penalty, index) => (
            <i key={index} className={`card-${penalty}`} data-penalty={penalty}>
              {penalty === 'time' ? '+2' : '▮'}
            </i>
          ))}
        </span>
      ) : null}
      {vetoes.includes(side) ? <span className="badge">{header.vetoed(side)}</span> : null}
    </>
  );
};
