import { problemText } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { Button, Refusal, useSend } from '../../../shared';
import type { BoardProps, TeamsProps } from '../../../operator/apart/game';
import { useStrings } from '../../../operator/state/context';
import { playOn } from '../playOn';
import { useOwnTexts } from './texts';

/** What the players of a board may do besides moving: offer a draw, answer one, resign. */
export const BoardActs = ({ model, snapshot, onAsk }: BoardProps & Pick<TeamsProps, 'onAsk'>) => {
  const texts = useOwnTexts();
  const { language } = useStrings();
  const { send, pending, problem, clear } = useSend();
  const { thread, board, own, seats } = model;
  const offers = playOn(snapshot.play, board)?.offers ?? [];
  if (!('teams' in own) || own.move !== null) return null;
  const say = (type: 'offerDraw' | 'declineDraw', team: 'white' | 'black'): void => {
    // A draw is about the game, not about what stands on the board: a move just made does not void it.
    void send({ type, team, thread, expectedVersion: null });
  };
  return (
    <div className="apart-acts" role="group" aria-label={`${texts.acts} ${thread}`}>
      {SIDES.map((side) => {
        const { team } = seats[side];
        const may = own.teams[team];
        const isAnswering = offers.some((offer) => offer !== side);
        return (
          <span key={side} className="apart-acts-of" role="group" aria-label={`${texts.side[side]} ${thread}`}>
            <i className="apart-disc" data-side={side} aria-hidden="true" />
            <Button
              busy={pending}
              disabled={may.offerDraw !== null}
              title={may.offerDraw === null ? undefined : problemText(may.offerDraw, language)}
              data-testid={`offer-${thread}-${side}`}
              onClick={() => say('offerDraw', team)}
            >
              {isAnswering ? texts.agree : texts.offer}
            </Button>
            {may.declineDraw === null ? (
              <Button busy={pending} data-testid={`decline-${thread}-${side}`} onClick={() => say('declineDraw', team)}>
                {texts.decline}
              </Button>
            ) : null}
            <Button
              disabled={may.resign !== null}
              data-testid={`resign-${thread}-${side}`}
              onClick={() => onAsk({ what: 'resign', team, thread })}
            >
              {texts.resign}
            </Button>
          </span>
        );
      })}
      <Refusal problem={problem} onDismiss={clear} testId={`problem-acts-${thread}`} />
    </div>
  );
};
