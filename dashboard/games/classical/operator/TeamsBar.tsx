import { formatHalves } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import type { TeamsProps } from '../../../operator/apart/game';
import { useOwnTexts } from './texts';

/** Both teams with their points; what a player may do stands at his board. */
export const TeamsBar = ({ snapshot: { match, score } }: TeamsProps) => {
  const texts = useOwnTexts();
  return (
    <section className="apart-teams" aria-label={texts.teams}>
      {SIDES.map((team) => (
        <div key={team} className="apart-team" data-testid={`team-${team}`}>
          <div className="apart-team-name">
            <strong title={match.teams[team].name}>{match.teams[team].name}</strong>
          </div>
          <output className="apart-points" aria-label={texts.points} data-testid={`points-${team}`}>
            {formatHalves(score[team])}
          </output>
        </div>
      ))}
    </section>
  );
};
