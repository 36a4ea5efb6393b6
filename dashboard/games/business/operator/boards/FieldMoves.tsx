import { Button } from '../../../../shared';
import { sanIn } from 'chess-match/client/view';
import type { BoardModel } from 'chess-match/games/business';
import { useStrings } from '../../../../operator/state/context';

interface FieldMovesProps {
  readonly moves: BoardModel['moves'];
  readonly onTake: (san: string) => void;
}

const LISTED = 8;

/** The moves that what is typed may become, to be pressed without leaving the field. */
export const FieldMoves = ({ moves, onTake }: FieldMovesProps) => {
  const { language } = useStrings();
  if (moves.length === 0) return null;
  return (
    <ul className="field-moves">
      {moves.slice(0, LISTED).map(({ san }) => (
        <li key={san}>
          <Button
            tabIndex={-1}
            onPointerDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              onTake(san);
            }}
          >
            {sanIn(san, language)}
          </Button>
        </li>
      ))}
    </ul>
  );
};
