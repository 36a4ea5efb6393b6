import type { BoardProps } from '../../../operator/apart/game';
import { useStrings } from '../../../operator/state/context';
import { standing } from '../standing';

/** How a board ended, an offer that stands, and what could be claimed. */
export const Standstill = ({ model, snapshot }: BoardProps) => {
  const words = standing(snapshot.play, model.board, useStrings().language);
  return words.length === 0 ? null : (
    <p className="apart-standstill" data-testid={`standstill-${model.thread}`}>
      {words.join(' · ')}
    </p>
  );
};
