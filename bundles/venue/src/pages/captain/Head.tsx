import { formatClock, formatHalves, remainingAt } from 'chess-match/client/drawing';
import type { Team } from 'chess-match/contract/venue';
import { useTick } from '../device/hooks';
import type { DisplayProps } from '../displays/display';

const TEAMS = ['white', 'black'] as const;

/** Teams, clocks and score; whose clock runs is told by its mark and its frame. */
export const Head = ({
  device,
  views,
  match,
  own,
}: Pick<DisplayProps, 'device' | 'views' | 'match'> & { own: Team }) => {
  useTick();
  const { clocks, score } = views;
  return (
    <header className="captain-head">
      {TEAMS.map((team) => (
        <section key={team} data-team={team} data-own={team === own}>
          <h2>{match.teams[team].name}</h2>
          {clocks?.clocks
            .filter((clock) => clock.team === team)
            .map((clock) => (
              <time key={clock.id} data-running={clock.runningSinceMs !== null}>
                {clock.runningSinceMs !== null && <i aria-hidden>▶</i>}
                {formatClock(remainingAt(clock, device.clockMs()))}
              </time>
            ))}
        </section>
      ))}
      <output>{score === undefined ? '' : `${formatHalves(score.white)} : ${formatHalves(score.black)}`}</output>
    </header>
  );
};
