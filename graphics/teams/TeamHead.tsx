import type { AirLanguage, MatchView, PeopleView, Side } from 'chess-match/client';
import { FitText } from '../air/FitText';
import { Logo } from '../air/people/Logo';
import { colourOf } from '../air/people/teamColour';
import { TeamName } from '../air/people/TeamName';
import { HEAD } from './rows';
import { teamsWords } from './words';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import sides from '../air/sides.module.css';
import css from './teams.module.css';

interface TeamHeadProps {
  readonly side: Side;
  readonly team: string;
  readonly match: Pick<MatchView, 'teams' | 'seats'>;
  readonly people: PeopleView;
  /** Whether the other team stands beside it. */
  readonly isBeside: boolean;
  /** Pixels. */
  readonly width: number;
  readonly language: AirLanguage;
}

/** Logo, gaps and paddings; the plate of the side. */
const [AROUND, SIDE] = [160, 136];
const NAME = { oneLine: [64, 56, 52, 48, 44], twoLines: [44, 40, 36, 32, 28] } as const;

/** Whose line-up this is: logo, name, and which colour they play, on the team's own colour or on the side's plate. */
export const TeamHead = ({ side, team, match, people, isBeside, width, language }: TeamHeadProps) => {
  const word = teamsWords(language).sides[side];
  const colour = colourOf(people, side);
  // A team that plays both colours has no side to tell.
  const hasSide = team !== '' && match.seats.every((seat) => seat.side === seat.team);
  const own = colour === null ? {} : { background: colour, color: 'var(--team-ink)' };
  return (
    <div className={classes(css.head, colour === null && sides[side])} style={{ height: HEAD, ...own }}>
      {people[side].logo !== null && (
        <span className={classes(css.headLogo, colour !== null && sides[side])}>
          <Logo logo={people[side].logo} width={80} height={80} />
        </span>
      )}
      <div className={css.headName}>
        {isBeside && team !== '' ? (
          <TeamName
            side={side}
            match={match}
            people={people}
            weight={750}
            mayShorten={false}
            width={width - AROUND - (hasSide ? SIDE : 0)}
            {...NAME}
          />
        ) : (
          <FitText text={team || word} weight={750} width={width - AROUND - (hasSide ? SIDE : 0)} {...NAME} />
        )}
      </div>
      {hasSide && <span className={classes(css.side, look.figures, sides[side])}>{word}</span>}
    </div>
  );
};
