import { formatHalves, type Language, type MatchView } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { Badge } from '../shared/Badge';
import { Chip } from '../shared/chips/Chip';
import { classes } from '../shared/classes';
import { changeTitle } from '../shared/facts';
import sides from '../shared/sides.module.css';
import css from './latest.module.css';

type Change = NonNullable<MatchView['latest']>;

interface LatestProps {
  readonly change: Change;
  readonly language: Language;
}

/** Pixels. */
const SIZE = 30;

const Receiver = ({ board, chips, isAlone }: Change['to'][number] & { readonly isAlone: boolean }) => (
  <span className={css.receiver}>
    <Badge board={board} size={SIZE} />
    {isAlone && (
      <span className={css.chip}>
        <Chip board={board} x={0} y={0} size={SIZE} role="latest-chip" isGhost={false} />
      </span>
    )}
    {isAlone && chips}
  </span>
);

/** What last changed what boards are worth: in which turn, which boards, where chips went, who was paid. */
export const Latest = ({ change, language }: LatestProps) => (
  <span className={css.latest} data-role="latest">
    <span className={css.turn}>{change.turn}</span>
    <span className={css.title}>{changeTitle(change.kind, language)}</span>
    {change.from.map((board) => (
      <Badge key={board} board={board} size={SIZE} />
    ))}
    {change.to.length > 0 && <span className={css.arrow} />}
    {change.to.map((receiver) => (
      <Receiver key={receiver.board} {...receiver} isAlone={change.to.length === 1} />
    ))}
    {SIDES.filter((side) => change[side] > 0).map((side) => (
      <span key={side} className={classes(css.points, sides[side])}>
        +{formatHalves(change[side])}
      </span>
    ))}
  </span>
);
