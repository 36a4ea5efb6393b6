import type { AirLanguage } from 'chess-match/client';
import type { BusinessPlay } from 'chess-match/games/business';
import { Badge } from '../../../air/Badge';
import { Chip } from '../chips/Chip';
import { FitText } from '../../../air/FitText';
import { labelsOf } from '../labels';
import { CHIPS_OUT_SPOT } from '../chips/chipsOutSpot';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from './scorebug.module.css';

interface StripProps {
  readonly play: BusinessPlay;
  /** What each live board is worth, in hall order; none where the boards themselves say it. */
  readonly stakes: readonly BusinessPlay['stakes'][number][];
  /** How the game stands, or why it matters; null where that is told elsewhere. */
  readonly sentence: string | null;
  readonly language: AirLanguage;
}

/** Pixels. */
const SIZE = 34;
/** Between the marks and the table. */
const SENTENCE_WIDTH = 680;
const SIZES = [30, 28, 26, 25, 24];
const NEVER_BROKEN: readonly number[] = [];

const Worths = ({ stakes }: Pick<StripProps, 'stakes'>) => (
  <span className={css.worths}>
    {stakes.map(({ board, chips }) => (
      <span key={board} className={css.worth} data-role="worth" data-board={board}>
        <Badge board={board} size={SIZE} />
        {chips > 0 && (
          <span className={css.worthChip}>
            <Chip board={board} x={0} y={0} size={SIZE} role="worth-chip" isGhost={false} />
          </span>
        )}
        <span data-role="worth-chips">{chips || ''}</span>
      </span>
    ))}
  </span>
);

const Table = ({ play, language }: Pick<StripProps, 'play' | 'language'>) => (
  <span className={classes(css.table, play.chipsOut === 0 && css.isEmpty)}>
    <span className={css.tableLabel}>{labelsOf(language).chipsOut}</span>
    <span className={css.tableChip}>
      <Chip board={null} x={0} y={0} size={CHIPS_OUT_SPOT.size} role="table" isGhost={false} />
    </span>
    <span className={css.tableFigure} data-role="table-chips">
      {play.chipsOut}
    </span>
  </span>
);

/**
 * The middle of the lower row: the control board's mark, how the game stands or what each live board is worth, the
 * chips out of play.
 */
export const Strip = ({ play, stakes, sentence, language }: StripProps) => {
  const hasWorths = stakes.some(({ chips }) => chips > 0);
  const hasChips = play.chipsOut > 0 || play.stakes.some(({ chips }) => chips > 0);
  return (
    <div className={classes(css.stripMiddle, look.figures)}>
      <span className={css.marks}>
        {hasWorths && <span className={css.tableLabel}>{labelsOf(language).pays}</span>}
        {play.controlBoard && <span className={css.mark}>{labelsOf(language).controlBoard}</span>}
      </span>
      {sentence === null ? (
        <Worths stakes={stakes} />
      ) : (
        <span data-role="headline">
          <FitText text={sentence} weight={600} width={SENTENCE_WIDTH} oneLine={SIZES} twoLines={NEVER_BROKEN} />
        </span>
      )}
      {hasChips && <Table play={play} language={language} />}
    </div>
  );
};
