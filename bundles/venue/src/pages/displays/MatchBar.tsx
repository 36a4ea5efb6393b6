import { formatPair } from 'chess-match/client/drawing';
import { useTruth } from '../device/hooks';
import type { DisplayProps } from '../kit/display';
import { hasClocksAtBoards } from '../kit/clocksAtBoards';
import { TeamClocks } from '../kit/TeamClocks';
import './matchBar.css';

const TEAMS = ['white', 'black'] as const;

/**
 * Teams, clocks and score in one row, above boards; of many boards each has its clocks itself. Whose clock runs is told
 * by its mark and its ground.
 */
export const MatchBar = ({ device, views, match }: Pick<DisplayProps, 'device' | 'views' | 'match'>) => {
  const { kind } = useTruth(device);
  const { score } = views;
  return (
    <header className="match-bar" data-truth={kind}>
      {TEAMS.map((team) => (
        <section key={team} data-team={team}>
          <h2>{match.teams[team].name}</h2>
          {!hasClocksAtBoards(views) && <TeamClocks {...{ device, views, match, team }} board={null} />}
        </section>
      ))}
      {score !== undefined && <output>{formatPair(score.white, score.black)}</output>}
    </header>
  );
};
