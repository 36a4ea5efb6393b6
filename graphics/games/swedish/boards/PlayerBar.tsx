import type { ClocksView, AirLanguage, MatchView, PeopleView, Side } from 'chess-match/client';
import type { CSSProperties } from 'react';
import { classes } from '../../../air/classes';
import { ClockFace } from '../../../air/clock/ClockFace';
import { FitText, measureFigures, TextLines } from '../../../air/FitText';
import { teamName } from '../../../air/people/teamName';
import { striped, TeamStripe } from '../../../air/people/TeamStripe';
import sides from '../../../air/sides.module.css';
import { SIDE_THEMES } from '../../../air/theme';
import { codeOf, PieceIcon } from '../../../air/board/PieceIcon';
import { MarkChip } from '../shared/MarkChip';
import { markOf, type CourseView, type PlayView } from '../shared/marks';
import { clockAt, playerAt, teamAt, type Seat } from 'chess-match/games/swedish';
import { barNames } from './barNames';
import { BAR } from './layout';
import css from './boards.module.css';

interface PlayerBarProps {
  readonly seat: Seat;
  readonly board: number;
  readonly at: { readonly x: number; readonly y: number; readonly width: number };
  readonly picture: {
    readonly match: MatchView;
    readonly clocks: ClocksView;
    readonly play: PlayView;
    readonly course: CourseView;
    readonly people: PeopleView;
  };
  readonly language: AirLanguage;
}

/** Of a team alone, pixels. */
const TEAM = {
  weight: 650,
  width: { alone: 580, marked: 296 },
  oneLine: [40, 36, 32, 30],
  twoLines: [28, 26, 24],
} as const;
const WEIGHTS = { player: 650, team: 500 } as const;

interface NamesProps extends Pick<PlayerBarProps['picture'], 'match' | 'people'> {
  readonly player: string | null;
  readonly side: Side;
  readonly isMarked: boolean;
}

/** The player with the team below; the team alone where nobody is entered. */
const Names = ({ match, people, player, side, isMarked }: NamesProps) => {
  const called = (of: Side) => ({ name: teamName(match, people, of), short: people[of].short });
  const teams = { white: called('white'), black: called('black') };
  if (player === null)
    return <FitText text={teams[side].name} {...TEAM} width={TEAM.width[isMarked ? 'marked' : 'alone']} />;
  const measures = { player: measureFigures(WEIGHTS.player), team: measureFigures(WEIGHTS.team) };
  const fits = barNames({ player, side, teams, isMarked }, measures);
  return (
    <>
      <TextLines fit={fits.player} weight={WEIGHTS.player} />
      {fits.team && (
        <span className={css.team}>
          <TextLines fit={fits.team} weight={WEIGHTS.team} />
        </span>
      )}
    </>
  );
};

/** One player's end of a board, on the plate of the team: colour, name, what is to be told, time. */
export const PlayerBar = ({ seat, board, at, picture, language }: PlayerBarProps) => {
  const { match, clocks, people } = picture;
  const team = teamAt(match, seat);
  const mark = markOf(picture, seat);
  const clock = clockAt(clocks, seat);
  const isToMove = match.threads.some(({ id, toMove }) => id === seat.thread && toMove === seat.side);
  const { plate, ink } = SIDE_THEMES[team];
  // A running clock is the plate turned inside out, on both plates of every theme.
  const place = { left: at.x, top: at.y, width: at.width, height: BAR, '--clock-plate': ink, '--clock-ink': plate };
  return (
    <div
      className={classes(
        css.bar,
        striped,
        sides[team],
        isToMove && css.isToMove,
        people[team].colour !== null && css.isColoured,
      )}
      style={place as CSSProperties}
      data-role="player"
    >
      <TeamStripe people={people} side={team} edge="left" width={8} />
      <PieceIcon code={codeOf(seat.side, 'K')} size={48} isOnTile />
      <span className={css.names}>
        <Names {...{ match, people }} player={playerAt(people, team, board)} side={team} isMarked={mark !== null} />
      </span>
      {mark && <MarkChip mark={mark} language={language} />}
      <span className={css.toMoveMark} />
      {clock && <ClockFace clock={clock} />}
    </div>
  );
};
