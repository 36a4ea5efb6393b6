import { branchColour } from '../../../view/branchColours';
import { chipHeaps } from '../../../games/business/views/chipHeaps';
import './counters.css';

/** Beside a figure more piles say no more. */
const MOST_PILES = 6;

interface CountersProps {
  /** Whose colour they have; null: the arbiters' table. */
  readonly board: number | null;
  readonly count: number;
}

/**
 * Chips as counters, by fives, as they lie on air: beside each other up to ten, more in piles. The figure stands
 * elsewhere.
 */
export const Counters = ({ board, count }: CountersProps) => {
  const { isPiled, sizes } = chipHeaps(count, MOST_PILES);
  return (
    <span className="counters" aria-hidden>
      {sizes.map((size, heap) => (
        <span key={heap} className={isPiled ? 'counter-pile' : 'counter-group'}>
          {Array.from({ length: size }, (_, index) => (
            <i key={index} style={board === null ? undefined : { background: branchColour(board) }} />
          ))}
        </span>
      ))}
    </span>
  );
};
