import { formatHalves } from 'chess-match/client';
import { Dialog } from '../../shared/Dialog';
import { ProblemText } from '../ProblemText';
import { useOperator, useStore, useStrings, useUi } from '../state/context';

/** All matches of the journal, newest first: open one, or start the return game of a finished one. */
export const MatchesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const strings = useStrings();
  const store = useStore();
  const { dispatch } = useUi();
  const { matches, isConnected, busy, refusals } = useOperator();
  const list = matches.matches;
  const isFree = isConnected && !busy.has('matches');
  const open = async (matchId: string): Promise<void> => {
    const isDone = await store.act('matches', (expectedVersion) => ({ type: 'openMatch', expectedVersion, matchId }));
    if (isDone) onClose();
  };
  return (
    <Dialog title={strings.matches.title} closeLabel={strings.close} isWide onClose={onClose}>
      {refusals.matches ? <ProblemText problem={refusals.matches} testId="problem-matches" /> : null}
      {list.length === 0 ? <p>{strings.matches.none}</p> : null}
      <ul className="matches">
        {list.map((match) => (
          <li key={match.matchId} data-open={match.open}>
            <span className="match-names">
              <strong>
                {match.white} — {match.black}
              </strong>
              <small>{match.event}</small>
            </span>
            <span className="match-score">
              {formatHalves(match.scoreWhite)}:{formatHalves(match.scoreBlack)}
            </span>
            <span>{match.status === 'over' ? strings.matches.over : strings.matches.playing}</span>
            <small>{strings.matches.created(match.createdAtMs)}</small>
            <span className="match-buttons">
              {match.status === 'over' ? (
                <button
                  type="button"
                  disabled={!isFree}
                  onClick={() => {
                    dispatch({ type: 'returnGame', matchId: match.matchId });
                  }}
                >
                  {strings.matches.returnGame}
                </button>
              ) : null}
              {match.open ? (
                <em>{strings.matches.isOpen}</em>
              ) : (
                <button type="button" disabled={!isFree} onClick={() => void open(match.matchId)}>
                  {strings.matches.openThis}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
