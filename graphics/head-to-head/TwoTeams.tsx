import { ZONES } from '../air/theme';
import { VersusTable } from '../air/versus/VersusTable';
import { HEAD } from '../teams/rows';
import { TeamHeads } from '../teams/TeamHeads';
import type { Compared } from './compared';
import { teamLines } from './lines';
import css from './headToHead.module.css';

const { width, height } = ZONES.full;
/** Pixels. */
const GAP = 12;

/** Both teams: how strong they are, how fast they play, how much they talk. */
export const TwoTeams = ({ picture, language }: Compared) => {
  const { match, people } = picture;
  return (
    <div className={css.teams} style={{ gap: GAP }}>
      <TeamHeads match={match} people={people} language={language} width={width} gap={GAP} />
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
