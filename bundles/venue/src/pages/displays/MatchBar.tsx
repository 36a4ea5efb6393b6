import { formatClock, formatHalves, remainingAt } from 'chess-match/client/drawing';
import { useTruth } from '../device/hooks';
import type { DisplayProps } from './display';
import { boardName } from './seats';
import './matchBar.css';

const TEAMS = ['white', 'black'] as const;

/** Teams, clocks and score in one row, above boards. Whose clock runs is told by its mark and its ground. */
export const MatchBar = ({ device, views, match }: Pick<DisplayProps, 'device' | 'views' | 'match'>) => {
  const { kind } = useTruth(device);
  const { clocks, score } = views;
  return (
    <header className="match-bar" data-truth={kind}>
      {TEAMS.map((team) => (
        <section key={team} data-team={team}>
          <h2>{match.teams[team].name}</h2>
          <p>
            {clocks?.clocks
              .filter((clock) => clock.team === team)
              .map((clock) => (
                <time key={clock.id} data-running={clock.runningSinceMs !== null}>
                  {match.threads.length > 1 && clock.board !== null && <b>{boardName(match, clock.board)}</b>}
                  <i aria-hidden>{clock.runningSinceMs === null ? '' : '▶'}</i>
                  {formatClock(remainingAt(clock, device.clockMs()))}
                </time>
              ))}
          </p>
        </section>
      ))}
      {score !== undefined && <output>{`${formatHalves(score.white)} : ${formatHalves(score.black)}`}</output>}
    </header>
  );
};
