import type { MatchView } from 'chess-match/client';
import { boardName } from 'chess-match/client/view';
import { Badge } from '../air/Badge';
import { Ended } from './Ended';
import { MARK, type PlacedMark } from './layout';
import type { Signs } from './signs';
import css from './graph.module.css';

interface MarkProps {
  readonly mark: PlacedMark;
  readonly match: MatchView;
  readonly signs: Signs;
}

/** What happened on a turn: on which board, what, and where its points went. */
export const Mark = ({ mark: { happening, left, row }, match, signs }: MarkProps) => {
  if (row === null) return null;
  const badge = (board: number) => <Badge key={board} board={board} size={30} name={boardName(match, board)} />;
  const Sign = happening.kind === 'end' ? null : signs[happening.kind]?.Sign;
  const [to] = happening.kind === 'end' ? [] : happening.others;
  return (
    <span
      className={css.mark}
      style={{ left, top: MARK.top + row * (MARK.height + 4), width: MARK.width, height: MARK.height }}
      data-role="mark"
      data-ply={happening.ply}
      data-kind={happening.kind}
    >
      {badge(happening.board)}
      {happening.kind === 'end' ? <Ended {...happening} /> : Sign && <Sign />}
      {to !== undefined && badge(to)}
    </span>
  );
};
