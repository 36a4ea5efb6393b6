import { branchColour, formatClock, formatHalves, inHallOrder, remainingAt } from 'chess-match/client/drawing';
import { useTick } from '../device/hooks';
import type { DisplayProps } from './display';

const TEAMS = ['white', 'black'] as const;

const Clocks = ({
  device,
  views,
  team,
}: Pick<DisplayProps, 'device' | 'views'> & { readonly team: 'white' | 'black' }) => {
  useTick();
  const own = views.clocks?.clocks.filter((clock) => clock.team === team) ?? [];
  return (
    <p className="times">
      {own.map((clock) => (
        <time key={clock.id} data-running={clock.runningSinceMs !== null}>
          {formatClock(remainingAt(clock, device.clockMs()))}
        </time>
      ))}
    </p>
  );
};

/** The information board: who plays, how it stands, what is still to be won, what happened last. */
export const ScoreboardDisplay = ({ device, views, match, texts }: DisplayProps) => {
  const { score, turns } = views;
  const last = turns?.turns.at(-1);
  const stakes = inHallOrder(match.stakes).filter(({ chips }) => chips > 0);
  return (
    <main className="scoreboard">
      {match.event !== '' && <h1>{match.event}</h1>}
      <div className="teams">
        {TEAMS.map((team) => (
          <section key={team} data-team={team}>
            <h2>{match.teams[team].name}</h2>
            <output>{score === undefined ? '' : formatHalves(score[team])}</output>
            <Clocks device={device} views={views} team={team} />
          </section>
        ))}
      </div>
      {score !== undefined && score.match !== null && (
        <p className="whole-match">
          {texts.wholeMatch}: <b>{`${formatHalves(score.match.white)} : ${formatHalves(score.match.black)}`}</b>
        </p>
      )}
      {stakes.length > 0 && (
        <dl className="stakes">
          <div>
            <dt>{texts.onBoards}</dt>
            <dd>
              {stakes.map(({ board, chips }) => (
                <span key={board}>
                  <b className="badge" style={{ background: branchColour(board) }}>
                    {board}
                  </b>
                  {chips}
                </span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{texts.onTable}</dt>
            <dd>{match.table}</dd>
          </div>
        </dl>
      )}
      <footer>
        {match.status === 'over' ? (
          <strong>{texts.matchIsOver}</strong>
        ) : (
          last !== undefined && (
            <>
              <span>{texts.lastTurn}</span>
              <strong>
                {last.turn} {last.line}
              </strong>
            </>
          )
        )}
      </footer>
    </main>
  );
};
