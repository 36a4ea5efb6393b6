import type { AirLanguage, MatchView, ScoreView, Side } from 'chess-match/client';
import type { CSSProperties } from 'react';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import type { DrawingProps } from '../../../air/onAirParts';
import sides from '../../../air/sides.module.css';
import { ZONES } from '../../../air/theme';
import { BoardBadge } from '../shared/badges';
import { BOARDS, teamAt } from 'chess-match/games/swedish';
import { wordsOf } from '../shared/words';
import { HeadlineLine } from './HeadlineLine';
import { Leads } from './Leads';
import { TeamHalf } from './TeamHalf';
import { MatchScore } from '../../../scorebug/MatchScore';
import type { BugStep } from '../../../scorebug/plan';
import css from './scorebug.module.css';

const { x, y, width, height } = ZONES.head;
const BAND: CSSProperties = { left: x, top: y, width, height };

/** Whose move it is on a board, on the plate of the team that is to make it. */
const ToMove = ({
  match,
  board,
  thread,
  language,
}: TurnProps & { readonly board: number; readonly thread: string }) => {
  const side = match.threads.find(({ id }) => id === thread)?.toMove ?? null;
  if (side === null) return null;
  return (
    <span className={css.turn} data-role="turn">
      <BoardBadge board={board} size={30} />
      <span className={classes(css.toMove, sides[teamAt(match, { thread, side })])}>
        {wordsOf(language).toMove[side]}
      </span>
    </span>
  );
};

interface TurnProps {
  readonly match: MatchView;
  readonly language: AirLanguage;
}

const Turns = ({ match, score, language }: TurnProps & { readonly score: ScoreView }) => {
  const words = wordsOf(language);
  return (
    <div className={classes(css.turns, look.figures)}>
      {match.status === 'over' && <span className={css.over}>{words.over}</span>}
      {match.status !== 'over' &&
        BOARDS.map(({ board, thread }) => (
          <ToMove key={thread} match={match} board={board} thread={thread} language={language} />
        ))}
      <MatchScore score={score} first="white" language={language} />
    </div>
  );
};

/** Who plays, who leads, four clocks, who is ahead on time, and whose moves it is. */
export const Scorebug = ({
  picture,
  before,
  language,
}: DrawingProps<'scorebug', 'score' | 'clocks' | 'people', BugStep>) => {
  const { match, clocks, score, people } = picture;
  const half = (team: Side) => (
    <TeamHalf
      team={team}
      match={match}
      people={people}
      clocks={clocks}
      score={score[team]}
      scoreBefore={(before?.score ?? score)[team]}
    />
  );
  return (
    <>
      <div className={classes(css.band, look.plate)} style={BAND} data-role="band">
        <div className={css.main}>
          {half('white')}
          {half('black')}
        </div>
        <div className={css.strip}>
          <Leads team="white" match={match} clocks={clocks} language={language} />
          <Turns match={match} score={score} language={language} />
          <Leads team="black" match={match} clocks={clocks} language={language} />
        </div>
      </div>
      <HeadlineLine match={match} score={score} clocks={clocks} language={language} />
    </>
  );
};
