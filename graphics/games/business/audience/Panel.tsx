import type { AirLanguage, Person, Side } from 'chess-match/client';
import { playOf } from 'chess-match/games/business';
import { MatchScore } from '../../../scorebug/MatchScore';
import { Foot } from './Foot';
import { MATCH_ROWS, PANEL, ROWS } from './layout';
import type { AudiencePicture } from './plan';
import { taskOf } from './task';
import { TaskView } from './TaskView';
import { Teams } from './Teams';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from './audience.module.css';

interface PanelProps {
  readonly picture: AudiencePicture;
  /** The picture that the motion comes from. */
  readonly before: AudiencePicture | null;
  readonly side: Side;
  readonly speakers: readonly Person[];
  readonly language: AirLanguage;
}

/** Beside the wide shot: score and clocks, what is to be done, who speaks. */
export const Panel = ({ picture, before, side, speakers, language }: PanelProps) => {
  const { x, y, width, height } = PANEL[side];
  const { match } = picture.score;
  return (
    <div className={classes(css.panel, look.plate)} style={{ left: x, top: y, width, height }}>
      <Teams picture={picture} before={before} side={side} height={(match ? MATCH_ROWS : ROWS).teams} />
      {match && (
        <div className={classes(css.panelMatch, look.figures)} style={{ height: MATCH_ROWS.match }}>
          <MatchScore score={picture.score} first={side} language={language} />
        </div>
      )}
      <TaskView task={taskOf(picture, side)} side={side} language={language} />
      <Foot speakers={speakers} table={playOf(picture).chipsOut} side={side} height={ROWS.foot} language={language} />
    </div>
  );
};
