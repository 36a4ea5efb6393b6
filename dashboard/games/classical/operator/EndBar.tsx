import { formatHalves } from 'chess-match/client';
import { gameOfText } from 'chess-match/client/view';
import { NextGame, nextGame } from '../../../operator/header/NextGame';
import { Button } from '../../../shared';
import { useStrings, useUi } from '../../../operator/state/context';
import type { OperatorSnapshot } from '../../../operator/state/snapshot';
import { useOwnTexts } from './texts';

/** Who has won the match, and what may come after it. */
export const EndBar = ({ snapshot }: { readonly snapshot: OperatorSnapshot }) => {
  const { match, score } = snapshot;
  const strings = useStrings();
  const texts = useOwnTexts();
  const { dispatch } = useUi();
  if (match.status !== 'over') return null;
  const follow = nextGame(snapshot);
  const { white, black } = score;
  const winner = white === black ? null : white > black ? 'white' : 'black';
  return (
    <section className="apart-end" role="status" data-testid="end" data-result={winner ?? 'draw'}>
      <strong>
        {winner === null ? texts.drawn : texts.won(match.teams[winner].name)} {formatHalves(white)}:
        {formatHalves(black)}
      </strong>
      {score.match === null ? null : (
        <span>
          {[
            gameOfText(score, strings.language),
            strings.header.bothGames(formatHalves(score.match.white), formatHalves(score.match.black)),
          ]
            .filter(Boolean)
            .join('. ')}
        </span>
      )}
      <span className="apart-end-buttons">
        {follow === null ? null : <NextGame snapshot={snapshot} follow={follow} />}
        <Button onClick={() => dispatch({ type: 'opened', dialog: 'newMatch' })}>{strings.newMatch.open}</Button>
      </span>
    </section>
  );
};
