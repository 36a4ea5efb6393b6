import type { BoardView, AirLanguage } from 'chess-match/client';
import { SIDES, opponent } from 'chess-match/client/view';
import { quietLeft, type ProgressivePlay } from 'chess-match/games/progressive';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import sides from '../../../air/sides.module.css';
import { countKinds, menOf } from './kinds';
import { Men } from './Men';
import { sheetWords } from './words';
import css from './kindRow.module.css';

/** Of a man, and where there are more than so many kinds of them. Pixels. */
const [MAN, MANY, SMALL] = [36, 8, 28] as const;

interface KindRowProps {
  readonly play: ProgressivePlay;
  readonly view: BoardView;
  readonly language: AirLanguage;
}

/** P10 what each side still has to take: all kinds of men of both sides have room. */
const ToTake = ({ view, language }: Pick<KindRowProps, 'view' | 'language'>) => {
  const words = sheetWords(language);
  const groups = SIDES.map((side) => ({ side, men: countKinds(menOf(view.pieces, opponent(side))) }));
  const kinds = groups.reduce((sum, { men }) => sum + men.length, 0);
  return (
    <>
      <span>{words.toTake}</span>
      {groups.map(({ side, men }) => (
        <span key={side} className={css.group}>
          <span className={classes(css.side, sides[side])}>{words.bySide[side]}</span>
          <Men men={men} size={kinds > MANY ? SMALL : MAN} />
        </span>
      ))}
    </>
  );
};

/** P9 who could have moved still. */
const Waiting = ({ play: { last }, view, language }: KindRowProps) => {
  const words = sheetWords(language);
  const waiting = last?.men?.waiting ?? [];
  const men = countKinds(waiting.flatMap((square) => view.pieces[square] ?? []));
  return (
    <span className={css.group}>
      {men.length > 0 ? words.waiting : words.allMoved}
      <Men men={men} size={MAN} />
    </span>
  );
};

/** Whether the kind that is played has something to be told of besides its series. */
export const hasKindRow = (play: ProgressivePlay): boolean =>
  play.left !== null || (play.last?.men ?? null) !== null || quietLeft(play) !== null;

/** What matters in the kind that is played besides the series, in one row. */
export const KindRow = (props: KindRowProps) => {
  const { play, language } = props;
  const { turns, of } = play.quiet;
  return (
    <div className={classes(css.row, look.figures)} data-role="kind" data-after-series>
      {play.left !== null && <ToTake {...props} />}
      {play.left === null && play.last?.men && <Waiting {...props} />}
      {play.left === null && quietLeft(play) !== null && of !== null && (
        <span className={classes(css.group, css.isNear)}>{sheetWords(language).quiet(turns, of)}</span>
      )}
    </div>
  );
};
