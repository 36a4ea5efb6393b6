import { formatSpan } from 'chess-match/client/view';
import { useState } from 'react';
import { Button } from '../../../shared';
import type { ArbiterSnapshot } from '../../../shared/arbiter/data';
import { DecisionForm } from '../../../shared/arbiter/forms/DecisionForm';
import { Preview } from '../../../shared/arbiter/Preview';
import { useDecision, useTrial } from '../../../shared/arbiter/useDecision';
import { SeatChoice } from '../../../arbiter/apart/parts';
import { seatsOf } from '../../../arbiter/apart/seats';
import { useTexts } from './texts';

/** A concrete move was named to the partner (S11): what it costs was agreed before the match. */
export const PunishForm = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useTexts();
  const { match } = snapshot;
  const decision = useDecision(match.version);
  const { pending, problem, touched } = decision;
  const seats = seatsOf(match);
  const [seatId, setSeatId] = useState<string | null>(null);
  const seat = seats.find(({ id }) => id === seatId);
  const body =
    seat === undefined || match.status !== 'playing'
      ? null
      : ({ type: 'punish', expectedVersion: match.version, thread: seat.thread, side: seat.side } as const);
  const answer = useTrial(body);
  const { namedMove, namedMoveMs } = match.settings;
  const cost =
    namedMove === 'time'
      ? texts.cost.time(formatSpan(Number(namedMoveMs)))
      : namedMove === 'game'
        ? texts.cost.game
        : texts.cost.warning;
  return (
    <DecisionForm
      decision={decision}
      id="punish"
      buttons={
        <Button
          kind="danger"
          busy={pending}
          disabled={body === null}
          data-testid="punish"
          onClick={() => {
            if (body !== null) void decision.send(body).then((isDone) => (isDone ? setSeatId(null) : undefined));
          }}
        >
          {texts.punish}
        </Button>
      }
      preview={body === null ? null : <Preview answer={answer} hidesRefusal={problem !== null} />}
    >
      <p>{cost}</p>
      <SeatChoice match={match} value={seatId ?? ''} onChange={touched(setSeatId)} testId="punish-seat" />
    </DecisionForm>
  );
};
