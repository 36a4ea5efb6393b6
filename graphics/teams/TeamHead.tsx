import type { Language, Side } from 'chess-match/client';
import { FitText } from '../shared/FitText';
import { Logo } from '../shared/people/Logo';
import { HEAD } from './rows';
import { teamsWords } from './words';
import { classes } from '../shared/classes';
import sides from '../shared/sides.module.css';
import css from './teams.module.css';

interface TeamHeadProps {
  readonly side: Side;
  readonly team: string;
  readonly logo: string | null;
  /** Pixels. */
  readonly width: number;
  readonly language: Language;
}

const AROUND = 200;

/** Whose line-up this is: logo and name on the side's plate. */
export const TeamHead = ({ side, team, logo, width, language }: TeamHeadProps) => {
  const text = team === '' ? teamsWords(language).sides[side] : team;
  return (
    <div className={classes(css.head, sides[side])} style={{ height: HEAD }}>
      <Logo logo={logo} width={80} height={80} />
      <FitText
        text={text}
        weight={750}
        width={width - AROUND}
        oneLine={[64, 56, 52, 48, 44]}
        twoLines={[44, 40, 36, 32, 28]}
      />
    </div>
  );
};
