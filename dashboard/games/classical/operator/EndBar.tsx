import { formatHalves } from 'chess-match/client';
import { Button } from '../../../shared';
import { useStrings, useUi } from '../../../operator/state/context';
import type { OperatorSnapshot } from '../../../operator/state/snapshot';
import { useOwnTexts } from './texts';

/** Who has won the match, and what may come after it. */
export const EndBar = ({ snapshot: { match, score } }: { readonly snapshot: OperatorSnapshot }) => {
  const strings = useStrings();
  const texts = useOwnTexts();
  const { dispatch } = useUi();
  if (match.status !== 'over') return null;
  const { white, black } = score;
  const winner = white === black ? null : white > black ? 'white' : 'black';
  return (
    <section className="apart-end" role="status" data-testid="end" data-result={winner ?? 'draw'}>
      <strong>
        {winner === null ? texts.drawn : texts.won(match.teams[winner].name)} {formatHalves(white)}:
        {formatHalves(black)}
      </strong>
      <span className="apart-end-buttons">
        <Button onClick={() => dispatch({ type: 'opened', dialog: 'newMatch' })}>{strings.newMatch.open}</Button>
      </span>
    </section>
  );
};
