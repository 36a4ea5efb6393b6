import { formatHalves, useReplicant } from 'chess-match/client';
import { Button, Dialog, Refusal, useSend } from '../../shared';
import { useStrings, useUi } from '../state/context';

/** All matches of the journal, newest first: open one, or start the return game of a finished one. */
export const MatchesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const strings = useStrings();
  const words = strings.matches;
  const { dispatch } = useUi();
  const { send, pending, problem } = useSend();
  const list = useReplicant('matches')?.matches;
  const version = useReplicant('match')?.version ?? null;
  const open = async (matchId: string): Promise<void> => {
    const answer = await send({ type: 'openMatch', expectedVersion: version, matchId });
    if (answer.ok) onClose();
  };
  return (
    <Dialog title={words.title} open wide onClose={onClose}>
      <Refusal problem={problem} testId="problem-matches" />
      {list?.length === 0 ? <p>{words.none}</p> : null}
      <ul className="matches">
        {list?.map((match) => (
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
            <span>{words.status[match.status]}</span>
            <small>{words.created(match.createdAtMs)}</small>
            <span className="match-buttons">
              {match.status === 'over' ? (
                <Button busy={pending} onClick={() => dispatch({ type: 'returnGame', matchId: match.matchId })}>
                  {words.returnGame}
                </Button>
              ) : null}
              {match.open ? (
                <em>{words.isOpen}</em>
              ) : (
                <Button busy={pending} onClick={() => void open(match.matchId)}>
                  {words.openThis}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
