import { placeText, type Side } from 'chess-match/client';
import { Badge } from '../air/Badge';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import { Portrait } from '../air/people/Portrait';
import { colourOf } from '../air/people/teamColour';
import type { Known } from '../air/people/whoIs';
import { ZONES } from '../air/theme';
import type { Compared } from './compared';
import type { Pairing } from './pairs';
import { headToHeadWords } from './words';
import css from './headToHead.module.css';

const { width, height } = ZONES.full;
/** Pixels. */
const [GAP, TALLEST, CENTRE, ELO] = [8, 196, 168, 132];
const NAME = { oneLine: [56, 52, 48, 44, 40], twoLines: [38, 36, 34, 32, 30] };

interface HalfProps extends Compared {
  readonly known: Known | null;
  readonly side: Side;
  readonly rowHeight: number;
}

/** One of a pairing; the right one's words mirror the left one's. */
const Half = ({ known, side, rowHeight, picture: { people }, language }: HalfProps) => {
  const words = (width - CENTRE) / 2 - rowHeight - 56 - ELO;
  const isRight = side === 'black';
  if (known === null)
    return (
      <div className={classes(css.half, isRight && css.isRight, css.title)}>
        <span className={css.absent}>
          <FitText
            text={headToHeadWords(language).nobody}
            weight={550}
            width={words}
            oneLine={[40, 36]}
            twoLines={[]}
          />
        </span>
      </div>
    );
  const { name, photo, title, elo } = known.person;
  return (
    <div className={classes(css.half, isRight && css.isRight)}>
      <Portrait name={name} photo={photo} side={side} colour={colourOf(people, side)} width={rowHeight} height="100%" />
      <div className={css.who}>
        <FitText text={name} weight={700} width={words} {...NAME} />
        {title !== '' && rowHeight >= 120 && (
          <span className={css.title}>
            <FitText text={title} weight={500} width={words} oneLine={[28, 26, 24]} twoLines={[24]} />
          </span>
        )}
      </div>
      <span className={classes(css.elo, look.figures)} style={{ width: ELO }}>
        {elo}
      </span>
    </div>
  );
};

interface PairingsProps extends Compared {
  readonly pairings: readonly Pairing[];
}

/** Who sits opposite whom, board by board. */
export const Pairings = ({ pairings, picture, language }: PairingsProps) => {
  const rowHeight = Math.min(TALLEST, (height + GAP) / Math.max(1, pairings.length) - GAP);
  if (pairings.length === 0)
    return (
      <div className={classes(css.versus, look.plate, look.figures)} style={{ width, height }}>
        {headToHeadWords(language).nobody}
      </div>
    );
  return (
    <div className={css.pairings} style={{ gap: GAP }}>
      {pairings.map(({ board, left, right }) => (
        <div key={board} className={classes(css.pairing, look.plate)} style={{ height: rowHeight }}>
          <Half known={left} side="white" rowHeight={rowHeight} picture={picture} language={language} />
          <div className={classes(css.centre, look.figures)} style={{ width: CENTRE }}>
            <Badge board={board} size={64} />
            {rowHeight >= 120 && <span>{placeText(picture.match.game, board, language)}</span>}
          </div>
          <Half known={right} side="black" rowHeight={rowHeight} picture={picture} language={language} />
        </div>
      ))}
    </div>
  );
};
