import { SIDES } from 'chess-match/client/view';
import { teamName } from '../air/people/teamName';
import { ZONES } from '../air/theme';
import { VersusTable } from '../air/versus/VersusTable';
import { HEAD } from '../teams/rows';
import { TeamHead } from '../teams/TeamHead';
import type { Compared } from './compared';
import { teamLines } from './lines';
import css from './headToHead.module.css';

const { width, height } = ZONES.full;
/** Pixels. */
const GAP = 12;
const HALF = (width - GAP) / 2;

/** Both teams: how strong they are, how fast they play, how much they talk. */
export const TwoTeams = ({ picture, language }: Compared) => {
  const { match, people } = picture;
  return (
    <div className={css.teams} style={{ gap: GAP }}>
      <div className={css.heads} style={{ gap: GAP }}>
        {SIDES.map((side) => (
          <div key={side} style={{ width: HALF }}>
            <TeamHead
              side={side}
              team={teamName(match, people, side)}
              match={match}
              people={people}
              isBeside
              width={HALF}
              language={language}
            />
          </div>
        ))}
      </div>
      <VersusTable
        lines={teamLines(picture, language)}
        left="white"
        right="black"
        width={width}
        height={height - HEAD - GAP}
      />
    </div>
  );
};
