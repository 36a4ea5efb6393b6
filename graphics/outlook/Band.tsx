import type { AirLanguage, Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import { TeamName } from '../air/people/TeamName';
import { striped, TeamStripe } from '../air/people/TeamStripe';
import sides from '../air/sides.module.css';
import { ZONES } from '../air/theme';
import { BoardShare } from './BoardShare';
import { Figure } from './Figure';
import { MatchBar } from './MatchBar';
import type { Shown } from './shown';
import { sharesOf } from './shares';
import { outlookWords, spreadText } from './words';
import css from './outlook.module.css';

const { x, y, width, height } = ZONES.band;
const NAME = { weight: 650, width: 290, oneLine: [36, 32, 30, 28], twoLines: [26, 25, 24] } as const;

interface BandProps {
  readonly picture: Shown;
  readonly language: AirLanguage;
}

const TeamHalf = ({ picture, side }: { readonly picture: Shown; readonly side: Side }) => (
  <span className={classes(css.half, css[side], striped, sides[side])}>
    <TeamName side={side} match={picture.match} people={picture.people} mayShorten {...NAME} />
    <TeamStripe people={picture.people} side={side} edge="bottom" width={6} />
  </span>
);

/** What is said below the bar of the match. */
const noteOf = ({ outlook }: Shown, language: AirLanguage): string => {
  const words = outlookWords(language);
  if (outlook.expected === null) return words.unknown;
  return outlook.expected.spread === 0 ? words.over : spreadText(outlook.expected.spread, language);
};

/** How the match may end, and beside it how the points of each board may be shared. */
export const Band = ({ picture, language }: BandProps) => {
  const shares = sharesOf(picture);
  return (
    <div
      className={classes(css.band, look.plate, look.figures)}
      style={{ left: x, top: y, width, height }}
      data-role="outlook"
    >
      <div className={css.match}>
        <span className={css.title}>{outlookWords(language).title}</span>
        <span className={css.halves}>
          {SIDES.map((side) => (
            <TeamHalf key={side} picture={picture} side={side} />
          ))}
        </span>
        <span className={css.final}>
          <Figure outlook={picture.outlook} side="white" />
          <MatchBar outlook={picture.outlook} height={30} />
          <Figure outlook={picture.outlook} side="black" />
        </span>
        <span className={css.note}>{noteOf(picture, language)}</span>
      </div>
      <div className={css.boards}>
        {shares.map((share) => (
          <BoardShare key={share.board} share={share} of={shares.length} match={picture.match} language={language} />
        ))}
      </div>
    </div>
  );
};
