import { formatHalves } from 'chess-match/client';
import { useOperator, useStrings, useUi } from '../state/context';
import type { OperatorSnapshot } from '../state/store';
import { useSwedishTexts } from './texts';

/** How the match ended, in words, and what may come after it. */
export const EndBar = ({ snapshot }: { readonly snapshot: OperatorSnapshot }) => {
  const strings = useStrings();
  const texts = useSwedishTexts();
  const { dispatch } = useUi();
  const { isConnected } = useOperator();
  const { match, play, score } = snapshot;
  if (play.game !== 'swedish' || play.end === null) return null;
  const { result, reason, at } = play.end;
  const words =
    result === null ? texts.end.none : result === 'draw' ? texts.end.draw : texts.end.won(match.teams[result].name);
  const places = at.map(({ board, side }) =>
    texts.end.at(match.threads.find(({ boards }) => boards.includes(board))?.id ?? String(board), side),
  );
  const { matchId } = match;
  return (
    <section className="sw-end" role="status" data-testid="end" data-result={result ?? 'none'}>
      <strong>
        {words} {formatHalves(score.white)}:{formatHalves(score.black)}
      </strong>
      <span>{[texts.end.reason(reason), ...places].join(' · ')}</span>
      <span className="sw-end-buttons">
        <button
          type="button"
          className="primary"
          disabled={!isConnected || matchId === null}
          data-testid="return-match"
          onClick={() => matchId !== null && dispatch({ type: 'returnGame', matchId })}
        >
          {texts.end.return}
        </button>
        <button type="button" disabled={!isConnected} onClick={() => dispatch({ type: 'opened', dialog: 'newMatch' })}>
          {strings.newMatch.open}
        </button>
      </span>
    </section>
  );
};
