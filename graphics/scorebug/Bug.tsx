import type { AirLanguage, Side } from 'chess-match/client';
import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../air/classes';
import { HeadlineRow } from '../air/HeadlineRow';
import look from '../air/look.module.css';
import type { Picture } from '../air/parts';
import { ZONES } from '../air/theme';
import { TeamHalf } from './TeamHalf';
import { Turns } from './Turns';
import css from './scorebug.module.css';

const { x, y, width, height } = ZONES.head;
const BAND: CSSProperties = { left: x, top: y, width, height };

export const BUG_VIEWS = ['score', 'clocks', 'people'] as const;
type Shown = Picture<'scorebug', (typeof BUG_VIEWS)[number]>;

interface BugProps {
  readonly picture: Shown;
  /** Where the running motion began; null where the picture is set. */
  readonly before: Shown | null;
  /** What is told below the band; "" for nothing. */
  readonly sentence: string;
  readonly language: AirLanguage;
  /** What a game has below the halves in place of whose move it is. */
  readonly strip?: ReactNode;
}

/** Who plays, how the match stands, the clocks of both teams, whose move it is, and a sentence. */
export const Bug = ({ picture, before, sentence, language, strip }: BugProps) => {
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
        {strip ?? <Turns match={match} score={score} language={language} />}
      </div>
      {sentence !== '' && <HeadlineRow turn={null} sentence={sentence} latest={null} />}
    </>
  );
};
