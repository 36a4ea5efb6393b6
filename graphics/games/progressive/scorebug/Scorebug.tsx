import type { Side } from 'chess-match/client';
import { headlineText, outcomeText, playOf } from 'chess-match/games/progressive';
import type { CSSProperties } from 'react';
import { classes } from '../../../air/classes';
import { HeadlineRow } from '../../../air/HeadlineRow';
import look from '../../../air/look.module.css';
import type { DrawingProps } from '../../../air/onAirParts';
import { ZONES } from '../../../air/theme';
import type { BugStep } from '../../../scorebug/plan';
import css from '../../../scorebug/scorebug.module.css';
import { TeamHalf } from '../../../scorebug/TeamHalf';
import { SeriesStrip } from './SeriesStrip';

const { x, y, width, height } = ZONES.head;
const BAND: CSSProperties = { left: x, top: y, width, height };

/** Why it ended is longest told; who won is seen beside it, and said where there is room. */
const ROOM = 84;

type Props = DrawingProps<'scorebug', 'score' | 'clocks' | 'people' | 'play', BugStep>;

/** Who plays, how the match stands, both clocks, whose series it is, and what that means in a sentence. */
export const Scorebug = ({ picture, before, language }: Props) => {
  const { match, clocks, score, people } = picture;
  const play = playOf(picture);
  const half = (team: Side) => (
    <TeamHalf {...{ team, match, people, clocks }} score={score[team]} scoreBefore={(before?.score ?? score)[team]} />
  );
  if (play === null) return null;
  const told = headlineText(play, language);
  const outcome =
    play.end && play.end.result !== null ? `${outcomeText(play.end, match.teams, language)}. ${told}` : told;
  const sentence = outcome.length <= ROOM ? outcome : told;
  return (
    <>
      <div className={classes(css.band, look.plate)} style={BAND} data-role="band">
        <div className={css.main}>
          {half('white')}
          {half('black')}
        </div>
        <SeriesStrip match={match} score={score} play={play} language={language} />
      </div>
      {sentence !== '' && <HeadlineRow turn={null} sentence={sentence} latest={null} />}
    </>
  );
};
