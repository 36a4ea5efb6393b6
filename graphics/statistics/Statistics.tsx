import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import type { DrawingProps } from '../air/onAirParts';
import { ZONES } from '../air/theme';
import { VersusTable } from '../air/versus/VersusTable';
import { HEAD } from '../teams/rows';
import { TeamHeads } from '../teams/TeamHeads';
import { linesOf } from './lines';
import css from './statistics.module.css';
import { NOTHING_YET } from './words';

type Props = DrawingProps<'statistics', 'people' | 'statistics' | 'spoken', never>;

const { x, y, width, height } = ZONES.full;
/** Pixels. */
const GAP = 12;
const REST = height - HEAD - GAP;

/** The match in numbers, both teams side by side. */
export const Statistics = ({ picture: { match, people, statistics, spoken }, language }: Props) => {
  const lines = linesOf({ statistics, spoken, people }, language);
  return (
    <div className={css.statistics} style={{ left: x, top: y, width, height, gap: GAP }}>
      <TeamHeads match={match} people={people} language={language} width={width} gap={GAP} />
      {lines.length === 0 ? (
        <div className={classes(css.nothing, look.plate)} style={{ height: REST }}>
          <FitText
            text={NOTHING_YET[language]}
            weight={600}
            width={width - 96}
            oneLine={[56, 48, 44]}
            twoLines={[40]}
          />
        </div>
      ) : (
        <VersusTable lines={lines} left="white" right="black" width={width} height={REST} />
      )}
    </div>
  );
};
