import {
  formatPair,
  type AirLanguage,
  type BoardView,
  type MatchView,
  type PlayView,
  type ScoreView,
} from 'chess-match/client';
import { chipsOf, headlineOf, headlineText } from 'chess-match/games/business';
import { lastEvent } from '../scorebug/happenedParts';
import { Latest } from '../scorebug/Latest';
import { Turn } from '../scorebug/Turn';
import { gameOfText, inHallOrder } from 'chess-match/client/view';
import { Badge } from '../../../air/Badge';
import { Chip } from '../chips/Chip';
import { chipSlots, type ChipField } from '../chips/slots';
import { whyOf } from '../stakes/why';
import { whyText } from '../stakes/whyText';
import { labelsOf } from '../labels';
import { ZONES } from '../../../air/theme';
import { breakWords } from '../../../break/words';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from '../../../break/break.module.css';

interface BoardsRowProps {
  readonly match: MatchView;
  readonly play: PlayView;
  readonly boards: readonly BoardView[];
  readonly score: ScoreView;
  readonly language: AirLanguage;
}

/** Pixels. */
const GAP = 16;
const PAD = 24;
const BADGE = 64;
const HEIGHT = 112;
/** What stands beside the chips: badge, figure, and the gaps between. */
const BESIDE = 2 * PAD + BADGE + 2 * 20 + 52;
/** From this width of a tile on chips lie in one row. */
const WIDE = 760;

/** Where the chips of a tile lie, one of `count` in the row. */
const fieldOf = (count: number): ChipField => {
  const tile = (ZONES.whole.width - GAP * (count - 1)) / count;
  return tile >= WIDE
    ? { width: tile - BESIDE, height: HEIGHT, chip: 44, rows: 1 }
    : { width: tile - BESIDE, height: 80, chip: 30, rows: 2 };
};

const Worth = ({ view, field }: { readonly view: BoardView; readonly field: ChipField }) => (
  <div className={classes(css.board, look.plate)} style={{ height: HEIGHT, padding: `0 ${PAD}px` }}>
    <Badge board={view.board} size={BADGE} />
    <div className={css.chips} style={{ height: field.height }}>
      {chipSlots(field, chipsOf(view)).map(({ x, y }, index) => (
        <Chip key={index} board={view.board} x={x} y={y} size={field.chip} role="chip" isGhost={false} />
      ))}
    </div>
    <span className={classes(css.worth, look.figures)}>{chipsOf(view) || ''}</span>
  </div>
);

/**
 * What is still at stake: the live boards in hall order with their chips, in games that have any; or that the game is
 * over.
 */
export const BoardsRow = ({ match, play, boards, score, language }: BoardsRowProps) => {
  const live = inHallOrder(boards.filter((view) => view.status === 'live' && chipsOf(view) > 0));
  const both = score.match && formatPair(score.match.white, score.match.black);
  const headline = match.status === 'playing' ? headlineOf({ match, play, score }) : null;
  const event = lastEvent({ play }, language, 'part');
  const why = whyOf({ match, play, score });
  return (
    <>
      <div className={css.boards} style={{ gap: GAP }}>
        {live.map((view) => (
          <Worth key={view.board} view={view} field={fieldOf(live.length)} />
        ))}
      </div>
      <div className={css.notes}>
        {headline && (
          <div className={classes(css.note, css.isStrong, look.plate, look.figures)}>
            {headlineText(headline, language)}
          </div>
        )}
        {headline && (
          <div className={classes(css.turn, look.figures)}>
            <Turn match={match} language={language} />
          </div>
        )}
        {headline && event && (
          <div className={classes(css.note, css.isLatest, look.plate, look.figures)}>
            <Latest event={event} size={42} />
          </div>
        )}
        {why && (
          <div className={classes(css.note, css.isWhy, look.plate, look.figures)} data-role="why">
            {whyText(why, language)}
          </div>
        )}
        {match.status === 'over' && (
          <div className={classes(css.note, look.plate, look.figures)}>{labelsOf(language).final}</div>
        )}
        {both !== null && (
          <div className={classes(css.note, look.plate, look.figures)}>
            {[gameOfText(score, language), breakWords(language).match].filter((part) => part !== '').join('. ')}{' '}
            <b>{both}</b>
          </div>
        )}
      </div>
    </>
  );
};
