import type { BoardView } from 'chess-match/client';
import { turnLabel } from 'chess-match/client/view';
import { chipsOf, type motherOf } from 'chess-match/games/business';
import { Button } from '../../../shared';
import { ComparedPosition } from './ComparedPosition';
import { useBusinessArbiterTexts } from './texts';

/** The copy and its mother at one moment of the game. */
export interface Seen {
  readonly ply: number;
  readonly view: BoardView;
  /** Null where it is no help any more, or stands no longer. */
  readonly mother: BoardView | null;
}

interface CompareFactsProps {
  readonly seen: Seen;
  /** The board it was copied from. */
  readonly source: ReturnType<typeof motherOf>;
  /** Of the match now. */
  readonly ply: number;
  /** It was said to be different. */
  readonly differs: boolean;
  readonly onShowNow: () => void;
}

/** What is to be known of a copy beside its position: chips, the moment it is of, the board it came from (B8). */
export const CompareFacts = ({ seen, source, ply, differs, onShowNow }: CompareFactsProps) => {
  const own = useBusinessArbiterTexts();
  const words = own.confirm;
  const turn = seen.ply === 0 ? '' : turnLabel(seen.ply - 1);
  return (
    <div className="compare-facts">
      <p className="compare-number">{seen.view.board}</p>
      <p className="compare-chips">{own.chips(chipsOf(seen.view))}</p>
      <p data-testid="compare-turn">{turn === '' ? words.atStart : words.asOf(turn)}</p>
      {seen.ply === ply ? null : (
        <p className="compare-moved" role="status" data-testid="compare-moved">
          {words.movedOn(turnLabel(ply - 1))}{' '}
          <Button local onClick={onShowNow}>
            {words.showNow}
          </Button>
        </p>
      )}
      {differs ? (
        <p role="status" className="compare-moved" data-testid="compare-differs">
          {words.differs}
        </p>
      ) : (
        <p className="ui-hint">{words.hint}</p>
      )}
      {seen.mother === null ? (
        source === undefined ? null : (
          <p>{words.from(source.board)}</p>
        )
      ) : (
        <figure className="compare-mother" data-testid="compare-mother">
          <figcaption>{words.mother(seen.mother.board)}</figcaption>
          <ComparedPosition view={seen.mother} isLarge={false} />
        </figure>
      )}
    </div>
  );
};
