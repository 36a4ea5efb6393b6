import type { Side } from 'chess-match/client';
import { playOf } from 'chess-match/games/business';
import { clockOf, gameOfText, inHallOrder } from 'chess-match/client/view';
import type { CSSProperties } from 'react';
import { airOf } from '../../../air/air';
import { HeadlineRow } from '../../../air/HeadlineRow';
import type { DrawingProps } from '../../../air/onAirParts';
import { ZONES } from '../../../air/theme';
import { lastEvent } from './happenedParts';
import { Latest } from './Latest';
import type { BugName } from './picture';
import type { BugStep } from './plan';
import { sentenceOf, sentenceText } from './sentence';
import { SideHalf } from './SideHalf';
import { Standing } from './Standing';
import { Strip } from './Strip';
import { Turn } from './Turn';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from './scorebug.module.css';

const { x, y, width, height } = ZONES.head;
const BAND: CSSProperties = { left: x, top: y, width, height };

/** Who plays, who leads, whose move it is, the time, and what each board is worth. */
export const Scorebug = ({ picture, before, language }: DrawingProps<'scorebug', BugName, BugStep>) => {
  const { match, clocks, score, people, air } = picture;
  const play = playOf(picture);
  if (match.status === 'none') return null;
  const half = (side: Side) => (
    <SideHalf
      side={side}
      match={match}
      people={people}
      clock={clockOf(clocks, side)}
      score={score[side]}
      scoreBefore={(before?.score ?? score)[side]}
    />
  );
  const standing = (side: Side) => (
    <Standing
      side={side}
      play={play}
      matchScore={score.match?.[side] ?? null}
      game={side === 'white' ? gameOfText(score, language) : ''}
      language={language}
    />
  );
  // Beside the boards nobody need say what each is worth.
  const hasBoards = airOf(air, 'boards').on;
  const said = sentenceOf(picture);
  const sentence = said && sentenceText(said, language);
  const event = lastEvent(picture, language, hasBoards ? 'whole' : 'part');
  const isAbove = hasBoards && event !== null;
  return (
    <>
      <div className={classes(css.band, look.plate)} style={BAND} data-role="band">
        <div className={css.bandMain}>
          {half('white')}
          {half('black')}
        </div>
        <div className={css.bandStrip}>
          {standing('white')}
          <Strip
            play={play}
            stakes={hasBoards ? [] : inHallOrder(play.stakes)}
            sentence={isAbove ? sentence : null}
            language={language}
          />
          {standing('black')}
        </div>
      </div>
      {sentence !== null && (
        <HeadlineRow
          turn={<Turn match={match} language={language} />}
          sentence={isAbove ? null : sentence}
          latest={event && <Latest event={event} size={hasBoards ? 36 : 30} />}
        />
      )}
    </>
  );
};
