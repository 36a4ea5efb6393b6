import type { Side } from 'chess-match/client';
import type { CSSProperties } from 'react';
import { capitalised } from '../air/text/capitalised';
import { classes } from '../air/classes';
import { endingOf } from '../air/ending/ending';
import { endingText, reasonText } from '../air/ending/words';
import { HeadlineRow } from '../air/HeadlineRow';
import look from '../air/look.module.css';
import type { DrawingProps } from '../air/onAirParts';
import { ZONES } from '../air/theme';
import type { BugStep } from './plan';
import { TeamHalf } from './TeamHalf';
import { Turns } from './Turns';
import css from './scorebug.module.css';

const { x, y, width, height } = ZONES.head;
const BAND: CSSProperties = { left: x, top: y, width, height };

type Props = DrawingProps<'scorebug', 'score' | 'clocks' | 'people', BugStep>;

/** How the match ended in a sentence, once it has. */
const Headline = ({ picture, language }: Pick<Props, 'picture' | 'language'>) => {
  const ending = endingOf(picture);
  if (ending === null) return null;
  const parts = [reasonText(ending, language), endingText(ending, picture.match.teams, language)];
  const sentence = capitalised(parts.filter((part) => part !== '').join('. '));
  return <HeadlineRow turn={null} sentence={sentence} latest={null} />;
};

/** Who plays, how the match stands, the clocks of both teams, and whose move it is. */
export const Scorebug = ({ picture, before, language }: Props) => {
  const { match, clocks, score, people } = picture;
  const half = (team: Side) => (
    <TeamHalf {...{ team, match, people, clocks }} score={score[team]} scoreBefore={(before?.score ?? score)[team]} />
  );
  return (
    <>
      <div className={classes(css.band, look.plate)} style={BAND} data-role="band">
        <div className={css.main}>
          {half('white')}
          {half('black')}
        </div>
        <Turns match={match} score={score} language={language} />
      </div>
      <Headline picture={picture} language={language} />
    </>
  );
};
