import type { BoardView, AirLanguage, Side } from 'chess-match/client';
import type { Zone } from 'chess-match/client/show';
import { codeOf, PieceIcon } from '../../../air/board/PieceIcon';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import { box } from '../../../air/rect';
import sides from '../../../air/sides.module.css';
import type { BelarusianPlay } from '../shared/play';
import { wordsOf } from '../shared/words';
import css from './boards.module.css';

interface RowsProps {
  readonly play: BelarusianPlay;
  readonly view: BoardView;
  /** From above, as the sides sit. */
  readonly order: readonly [Side, Side];
  readonly at: Zone;
  readonly language: AirLanguage;
}

/** Of a piece, pixels; more than so many of one row stand smaller. */
const [LARGE, SMALL, MANY] = [56, 40, 4] as const;

interface PiecesProps {
  readonly codes: readonly string[];
  /** In their place where there are none. */
  readonly none: string;
}

const Pieces = ({ codes, none }: PiecesProps) => {
  const size = codes.length > MANY ? SMALL : LARGE;
  return (
    <span className={css.pieces}>
      {codes.length === 0 && <span className={css.none}>{none}</span>}
      {codes.map((code, index) => (
        <PieceIcon key={index} code={code} size={size} isOnTile />
      ))}
    </span>
  );
};

/** The pieces of a side that follow each other as kniaz, as far as they stand. */
const heirsOf = ({ pieces }: BoardView, side: Side): readonly string[] => {
  const standing = new Set(Object.values(pieces));
  return ['Kniaz', 'Kniazhych'].map((name) => codeOf(side, name)).filter((code) => standing.has(code));
};

const attackersOf = ({ throne }: BelarusianPlay, { pieces }: BoardView, side: Side): readonly string[] =>
  throne.attackers[side].flatMap((square) => pieces[square] ?? []);

/** Of each side: who is kniaz and who follows, and who attacks the throne. */
export const ThroneRows = ({ play, view, order, at, language }: RowsProps) => {
  const words = wordsOf(language);
  return (
    <div className={classes(css.rows, look.plate, look.figures)} style={box(at)} data-role="throne">
      <span />
      <span className={css.label}>{words.heirs}</span>
      <span className={css.label}>{words.attackers}</span>
      {order.map((side) => [
        <span key={side} className={classes(css.side, sides[side])} />,
        <Pieces key={`${side} heirs`} codes={heirsOf(view, side)} none="" />,
        <Pieces key={`${side} attackers`} codes={attackersOf(play, view, side)} none={words.nobody} />,
      ])}
    </div>
  );
};

/** L5 of each side: what a ratnik may become. */
export const Becoming = ({ play, order, at, language }: Omit<RowsProps, 'view'>) => {
  const words = wordsOf(language);
  const [above, below] = order.map((side) => play.promotions[side].map((name) => codeOf(side, name)));
  const isNone = above?.length === 0 && below?.length === 0;
  return (
    <div className={classes(css.becoming, look.plate, look.figures)} style={box(at)} data-role="becoming">
      <span className={css.label}>{words.becomes}</span>
      {isNone ? (
        <span className={css.none}>{words.nothing}</span>
      ) : (
        <span className={css.both}>
          {[above, below].map((codes, index) => (
            <span key={index} className={css.pieces}>
              {codes?.map((code) => (
                <PieceIcon key={code} code={code} size={SMALL} isOnTile />
              ))}
            </span>
          ))}
        </span>
      )}
    </div>
  );
};
