import type { ClocksView, Language, MatchView, PeopleView } from 'chess-match/client';
import type { CSSProperties } from 'react';
import { classes } from '../../shared/classes';
import { ClockFace } from '../../shared/clock/ClockFace';
import { FitText } from '../../shared/FitText';
import { teamName } from '../../shared/people/teamName';
import { striped, TeamStripe } from '../../shared/people/TeamStripe';
import sides from '../../shared/sides.module.css';
import { SIDE_THEMES } from '../../shared/theme';
import { codeOf, Man } from '../shared/Man';
import { MarkChip } from '../shared/MarkChip';
import { markOf, type Mark, type PlayView } from '../shared/marks';
import { clockAt, playerAt, teamAt, type Seat } from '../shared/seats';
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
    readonly people: PeopleView;
  };
  readonly language: Language;
}

/** Pixels of the names: alone in the bar, or beside what is told of the player. */
const WIDTH = { alone: 580, marked: 296 } as const;
const TEAM = { oneLine: [40, 36, 32, 30], twoLines: [28, 26, 24] };
const PLAYER = { oneLine: [32, 30, 28, 26], twoLines: [26, 24] };
const UNDER = { oneLine: [24], twoLines: [] };

/** The player with the team below; beside a mark there is room for the player alone, whose plate tells the team. */
const Names = ({
  player,
  team,
  mark,
}: {
  readonly player: string | null;
  readonly team: string;
  readonly mark: Mark | null;
}) => {
  const width = mark === null ? WIDTH.alone : WIDTH.marked;
  if (player === null) return <FitText text={team} weight={650} width={width} {...TEAM} />;
  return (
    <>
      <FitText text={player} weight={650} width={width} {...PLAYER} />
      {mark === null && (
        <span className={css.team}>
          <FitText text={team} weight={500} width={width} {...UNDER} />
        </span>
      )}
    </>
  );
};

/** One player's end of a board, on the plate of the team: colour, name, what is to be told, time. */
export const PlayerBar = ({ seat, board, at, picture, language }: PlayerBarProps) => {
  const { match, clocks, play, people } = picture;
  const team = teamAt(match, seat);
  const mark = markOf(match, play, seat);
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
      <Man code={codeOf(seat.side, 'K')} size={48} isOnTile />
      <span className={css.names}>
        <Names player={playerAt(people, team, board)} team={teamName(match, people, team)} mark={mark} />
      </span>
      {mark && <MarkChip mark={mark} language={language} />}
      <span className={css.toMoveMark} />
      {clock && <ClockFace clock={clock} />}
    </div>
  );
};
