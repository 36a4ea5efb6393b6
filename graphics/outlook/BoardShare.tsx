import type { AirLanguage, MatchView } from 'chess-match/client';
import { formatHalves } from 'chess-match/client';
import { boardName } from 'chess-match/client/view';
import { Badge } from '../air/Badge';
import { classes } from '../air/classes';
import { Bar } from './Bar';
import type { Share } from './shares';
import { outlookWords, stakeText } from './words';
import css from './outlook.module.css';

interface BoardShareProps {
  readonly share: Share;
  /** How many rows there are. */
  readonly of: number;
  readonly match: MatchView;
  readonly language: AirLanguage;
}

/** Room of all rows together, the least gap, and the tallest row. Pixels. */
const [ROOM, GAP, TALLEST] = [204, 8, 52];

const percentText = (part: number): string => `${Math.round(part * 100)} %`;

/** A board: its badge, what it pays, and how that may be shared; one that has ended, what it paid. */
export const BoardShare = ({ share, of, match, language }: BoardShareProps) => {
  const { board, points, paid, white, isHeld } = share;
  const height = Math.min(TALLEST, Math.floor((ROOM - (of - 1) * GAP) / of));
  const isLeading = white !== null && white > 0.5;
  const isBehind = white !== null && white < 0.5;
  const figure = (part: number | null, own: number | undefined): string =>
    own === undefined ? (part === null ? '…' : percentText(part)) : formatHalves(own);
  return (
    <span className={css.row} style={{ height }} data-board={board}>
      <Badge board={board} size={32} name={boardName(match, board)} />
      <span className={css.stake}>{points === null ? outlookWords(language).ended : stakeText(points, language)}</span>
      <span className={classes(css.part, css.white, isLeading && css.isLeading, isHeld && css.isFaint)}>
        {figure(white, paid?.white)}
      </span>
      <Bar of={String(board)} white={white} isHeld={isHeld} height={Math.min(32, height - 6)} />
      <span className={classes(css.part, isBehind && css.isLeading, isHeld && css.isFaint)}>
        {figure(white === null ? null : 1 - white, paid?.black)}
      </span>
    </span>
  );
};
