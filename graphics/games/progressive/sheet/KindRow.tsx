import type { BoardView, AirLanguage } from 'chess-match/client';
import { SIDES, opponent } from 'chess-match/client/view';
import { quietLeft, type ProgressivePlay } from 'chess-match/games/progressive';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import sides from '../../../air/sides.module.css';
import { countKinds, piecesOf, type Counted } from './kinds';
import { Pieces } from './Pieces';
import { sheetWords } from './words';
import css from './kindRow.module.css';

/** Of a piece, and where there are more than so many kinds of them. Pixels. */
const [PIECE, MANY, SMALL] = [36, 8, 28] as const;

interface KindRowProps {
  readonly play: ProgressivePlay;
  readonly view: BoardView;
  readonly language: AirLanguage;
}

/** P10 what each side still has to take: all kinds of pieces of both sides have room. */
const ToTake = ({ view, language }: Pick<KindRowProps, 'view' | 'language'>) => {
  const words = sheetWords(language);
  const groups = SIDES.map((side) => ({ side, pieces: countKinds(piecesOf(view.pieces, opponent(side))) }));
  const kinds = groups.reduce((sum, { pieces }) => sum + pieces.length, 0);
  return (
    <>
      <span>{words.toTake}</span>
      {groups.map(({ side, pieces }) => (
        <span key={side} className={css.group}>
          <span className={classes(css.side, sides[side])}>{words.bySide[side]}</span>
          <Pieces pieces={pieces} size={kinds > MANY ? SMALL : PIECE} />
        </span>
      ))}
    </>
  );
};

/** P9 who moved, and who could have moved still: nobody moves again before those. */
const InTurn = ({ play: { last }, view, language }: KindRowProps) => {
  const words = sheetWords(language);
  const kindsOf = (squares: readonly string[]): readonly Counted[] =>
    countKinds(squares.flatMap((square) => view.pieces[square] ?? []));
  const moved = kindsOf((last?.pieces?.moved ?? []).map(({ square }) => square));
  const waiting = kindsOf(last?.pieces?.waiting ?? []);
  const size = moved.length + waiting.length > MANY ? SMALL : PIECE;
  return (
    <>
      <span className={css.group}>
        {words.moved}
        <Pieces pieces={moved} size={size} />
      </span>
      <span className={css.group}>
        {waiting.length > 0 ? words.waiting : words.allMoved}
        <Pieces pieces={waiting} size={size} />
      </span>
    </>
  );
};

/** Whether the kind that is played has something to be told of besides its series. */
export const hasKindRow = (play: ProgressivePlay): boolean =>
  play.left !== null || (play.last?.pieces ?? null) !== null || quietLeft(play) !== null;

/** What matters in the kind that is played besides the series, in one row. */
export const KindRow = (props: KindRowProps) => {
  const { play, language } = props;
  const { turns, of } = play.quiet;
  return (
    <div className={classes(css.row, look.figures)} data-role="kind" data-after-series>
      {play.left !== null && <ToTake {...props} />}
      {play.left === null && play.last?.pieces && <InTurn {...props} />}
      {play.left === null && quietLeft(play) !== null && of !== null && (
        <span className={classes(css.group, css.isNear)}>{sheetWords(language).quiet(turns, of)}</span>
      )}
    </div>
  );
};
