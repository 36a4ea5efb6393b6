import { problemText, type Problem, type Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { ProblemText } from '../ProblemText';
import { useOperator, useStore, useStrings } from '../state/context';
import type { OperatorSnapshot } from '../state/store';
import type { SwedishDesk } from './model/board';
import type { Asking } from './state/asking';
import { useSwedishTexts } from './texts';

interface TeamsBarProps {
  readonly snapshot: OperatorSnapshot;
  readonly desk: SwedishDesk;
  readonly onAsk: (asking: Asking) => void;
}

interface TeamButtonProps {
  readonly label: string;
  readonly why: Problem | null;
  readonly testId: string;
  readonly onPress: () => void;
}

/** A button that says why it cannot be pressed. */
const TeamButton = ({ label, why, testId, onPress }: TeamButtonProps) => {
  const { language } = useStrings();
  const { isConnected, busy } = useOperator();
  return (
    <button
      type="button"
      disabled={!isConnected || busy.has('teams') || why !== null}
      title={why === null ? undefined : problemText(why, language)}
      data-testid={testId}
      onClick={onPress}
    >
      {label}
    </button>
  );
};

const TeamPlate = ({ snapshot, desk, team, onAsk }: TeamsBarProps & { readonly team: Side }) => {
  const texts = useSwedishTexts();
  const store = useStore();
  const { match, play } = snapshot;
  const may = desk.teams[team];
  const offers = play.game === 'swedish' ? play.offers : [];
  const isAnswering = offers.some((other) => other !== team);
  const seats = match.seats.filter((seat) => seat.team === team).map(({ thread, side }) => [thread, side] as const);
  const send = (type: 'offerDraw' | 'declineDraw'): void => {
    // A draw is about the match, not about what stands on the boards: a move just made does not void it.
    void store.act('teams', () => ({ type, team, expectedVersion: null }));
  };
  return (
    <div className="sw-team" data-testid={`team-${team}`} data-offers={offers.includes(team)}>
      <div className="sw-team-name">
        <strong title={match.teams[team].name}>{match.teams[team].name}</strong>
        <small>{texts.teams.plays(seats)}</small>
      </div>
      {match.status === 'playing' ? (
        <span className="sw-team-buttons">
          <TeamButton
            label={isAnswering ? texts.teams.agree : texts.teams.offer}
            why={may.offerDraw}
            testId={`offer-${team}`}
            onPress={() => send('offerDraw')}
          />
          {may.declineDraw === null ? (
            <TeamButton
              label={texts.teams.decline}
              why={null}
              testId={`decline-${team}`}
              onPress={() => send('declineDraw')}
            />
          ) : null}
          {match.threads.map(({ id: thread, boards: [board] }) =>
            (board === 1 || board === 2) && may.demand[board] === null ? (
              <TeamButton
                key={thread}
                label={texts.teams.demand(thread)}
                why={null}
                testId={`demand-${team}-${thread}`}
                onPress={() =>
                  void store.act('teams', (expectedVersion) => ({ type: 'demandMove', team, thread, expectedVersion }))
                }
              />
            ) : null,
          )}
          <TeamButton
            label={texts.teams.resign}
            why={may.resign}
            testId={`resign-${team}`}
            onPress={() => onAsk({ what: 'resign', team })}
          />
        </span>
      ) : null}
    </div>
  );
};

/** Both teams, what each may do as a team, and what stands between them: an offer, the end. */
export const TeamsBar = ({ snapshot, desk, onAsk }: TeamsBarProps) => {
  const texts = useSwedishTexts();
  const { refusals } = useOperator();
  const { match, play } = snapshot;
  const offers = play.game === 'swedish' ? play.offers : [];
  return (
    <section className="sw-teams" aria-label={texts.teams.label}>
      {SIDES.map((team) => (
        <TeamPlate key={team} snapshot={snapshot} desk={desk} team={team} onAsk={onAsk} />
      ))}
      {offers.length === 0 || match.status !== 'playing' ? null : (
        <p className="sw-offer" role="status" data-testid="offer">
          {offers.map((team) => texts.teams.offered(match.teams[team].name)).join(' ')}
        </p>
      )}
      {refusals.teams === undefined ? null : <ProblemText problem={refusals.teams} testId="problem-teams" />}
    </section>
  );
};
