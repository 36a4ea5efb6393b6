import { Button, Refusal, useSend } from '../../shared';
import { useStrings, useUi } from '../state/context';
import type { OperatorSnapshot } from '../state/snapshot';

type Follow = { readonly way: 'planned'; readonly game: number; readonly of: number } | { readonly way: 'return' };

/**
 * What may follow a game that is over: the next of those planned; a return game where it was the only one. Null:
 * nothing, as all have been played.
 */
export const nextGame = ({ match, score }: Pick<OperatorSnapshot, 'match' | 'score'>): Follow | null => {
  if (match.status !== 'over') return null;
  if (score.match === null) return { way: 'return' };
  const { game, planned } = score.match;
  return planned !== null && game < planned ? { way: 'planned', game: game + 1, of: planned } : null;
};

interface NextGameProps {
  readonly snapshot: OperatorSnapshot;
  readonly follow: Follow;
}

/**
 * The way from a game that is over to the next one with colours reversed: at once where it is planned, else by its
 * form.
 */
export const NextGame = ({ snapshot: { match }, follow }: NextGameProps) => {
  const strings = useStrings();
  const { dispatch } = useUi();
  const { send, pending, problem, clear } = useSend();
  const { matchId, game, event, teams } = match;
  if (matchId === null || game === null) return null;
  if (follow.way === 'return')
    return (
      <Button kind="primary" data-testid="return-game" onClick={() => dispatch({ type: 'returnGame', matchId })}>
        {strings.matches.returnGame}
      </Button>
    );
  return (
    <>
      <Button
        kind="primary"
        busy={pending}
        data-testid="next-game"
        onClick={() =>
          void send({
            type: 'newMatch',
            game,
            event,
            settings: {},
            returnOf: matchId,
            expectedVersion: null,
            white: teams.black.name,
            black: teams.white.name,
          })
        }
      >
        {strings.matches.nextGame(follow.game, follow.of)}
      </Button>
      <Refusal problem={problem} onDismiss={clear} testId="problem-next-game" />
    </>
  );
};
