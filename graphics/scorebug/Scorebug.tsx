import type { Side } from 'chess-match/client';
import { clockOf, inHallOrder } from 'chess-match/client/view';
import type { CSSProperties } from 'react';
import type { DrawingProps } from '../shared/onAir';
import { AREAS } from '../shared/theme';
import { News } from './News';
import { newsOf } from './news';
import type { BugName } from './picture';
import type { BugStep } from './plan';
import { SideHalf } from './SideHalf';
import { Strip } from './Strip';
import { classes } from '../shared/classes';
import look from '../shared/look.module.css';
import css from './scorebug.module.css';

const { x, y, width, height } = AREAS.scorebug;
const BAND: CSSProperties = { left: x, top: y, width, height };

/** Who plays, who leads, whose move it is, the time, and what each board is worth. */
export const Scorebug = ({ picture, before, language }: DrawingProps<'scorebug', BugName, BugStep>) => {
  const { match, clocks, score } = picture;
  if (match.status === 'none') return null;
  const half = (side: Side) => (
    <SideHalf
      side={side}
      match={match}
      clock={clockOf(clocks, side)}
      score={score[side]}
      scoreBefore={(before?.score ?? score)[side]}
    />
  );
  const news = (side: Side) => (
    <News
      side={side}
      match={match}
      items={newsOf(score.ledger, match.ply, side)}
      matchScore={score.match?.[side] ?? null}
      language={language}
    />
  );
  return (
    <div className={classes(css.band, look.plate)} style={BAND} data-role="band">
      <div className={css.bandMain}>
        {half('white')}
        {half('black')}
      </div>
      <div className={css.bandStrip}>
        {news('white')}
        <Strip match={match} stakes={inHallOrder(match.stakes)} language={language} />
        {news('black')}
      </div>
    </div>
  );
};
