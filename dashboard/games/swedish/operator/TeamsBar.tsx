import { problemText, type Problem, type Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { Button, Refusal, useSend, type Send } from '../../../shared';
import { useStrings } from '../../../operator/state/context';
import type { TeamsProps } from '../../../operator/apart/game';
import type { SwedishEntry } from './standing';
import { useSwedishTexts } from './texts';

interface TeamsBarProps extends Omit<TeamsProps, 'entry'> {
  readonly entry: SwedishEntry;
}

interface TeamButtonProps {
  readonly label: string;
  readonly why: Problem | null;
  readonly busy: boolean;
  readonly testId: string;
  readonly onPress: () => void;
}

/** A button that says why it cannot be pressed. */
const TeamButton = ({ label, why, busy, testId, onPress }: TeamButtonProps) => {
  const { language } = useStrings();
  return (
    <Button
      busy={busy}
      disabled={why !== null}
      title={why === null ? undefined : problemText(why, language)}
      data-testid={testId}
      onClick={onPress}
    >
      {label}
    </Button>
  );
};

interface TeamPlateProps extends TeamsBarProps {
  readonly team: Side;
  readonly sending: Send;
}

const TeamPlate = ({ snapshot, entry, team, sending, onAsk }: TeamPlateProps) => {
  const texts = useSwedishTexts();
  const { send, pending: busy } = sending;
  const { match, play } = snapshot;
  const may = entry.teams[team];
  const offers = play.game === 'swedish' ? play.offers : [];
  const isAnswering = offers.some((other) => other !== team);
  const seats = match.seats.filter((seat) => seat.team === team).map(({ thread, side }) => [thread, side] as const);
  const say = (type: 'offerDraw' | 'declineDraw'): void => {
    // A draw is about the match, not about what stands on the boards: a move just made does not void it.
    void send({ type, team, expectedVersion: null });
  };
  return (
    <div className="apart-team" data-testid={`team-${team}`} data-offers={offers.includes(team)}>
      <div className="apart-team-name">
        <strong title={match.teams[team].name}>{match.teams[team].name}</strong>
        <small>{texts.teams.plays(seats)}</small>
      </div>
      {match.status === 'playing' ? (
        <span className="apart-team-buttons">
          <TeamButton
            label={isAnswering ? texts.teams.agree : texts.teams.offer}
            why={may.offerDraw}
            testId={`offer-${team}`}
            busy={busy}
            onPress={() => say('offerDraw')}
          />
          {may.declineDraw === null ? (
            <TeamButton
              label={texts.teams.decline}
              why={null}
              testId={`decline-${team}`}
              busy={busy}
              onPress={() => say('declineDraw')}
            />
          ) : null}
          {match.threads.map(({ id: thread, boards: [board] }) =>
            (board === 1 || board === 2) && may.demand[board] === null ? (
              <TeamButton
                key={thread}
                label={texts.teams.demand(thread)}
                why={null}
                testId={`demand-${team}-${thread}`}
                busy={busy}
                onPress={() => void send({ type: 'demandMove', team, thread, expectedVersion: match.version })}
              />
            ) : null,
          )}
          <TeamButton
            label={texts.teams.resign}
            why={may.resign}
            testId={`resign-${team}`}
            busy={busy}
            onPress={() => onAsk({ what: 'resign', team, thread: null })}
          />
        </span>
      ) : null}
    </div>
  );
};

/** Both teams, what each may do as a team, and what stands between them: an offer. */
const Teams = ({ snapshot, entry, onAsk }: TeamsBarProps) => {
  const texts = useSwedishTexts();
  const sending = useSend();
  const { match, play } = snapshot;
  const offers = play.game === 'swedish' ? play.offers : [];
  return (
    <section className="apart-teams" aria-label={texts.teams.label}>
      {SIDES.map((team) => (
        <TeamPlate key={team} snapshot={snapshot} entry={entry} team={team} sending={sending} onAsk={onAsk} />
      ))}
      {offers.length === 0 || match.status !== 'playing' ? null : (
        <p className="apart-offer" role="status" data-testid="offer">
          {offers.map((team) => texts.teams.offered(match.teams[team].name)).join(' ')}
        </p>
      )}
      <Refusal problem={sending.problem} onDismiss={sending.clear} testId="problem-teams" />
    </section>
  );
};

export const TeamsBar = ({ entry, ...rest }: TeamsProps) =>
  entry.game === 'swedish' ? <Teams entry={entry} {...rest} /> : null;
