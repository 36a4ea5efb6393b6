import type { AirLanguage } from 'chess-match/client';
import { turnNumber } from 'chess-match/client/view';
import { San } from '../air/San';
import type { ListedMove } from './listedMove';
import { LAST_MOVES } from './words';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import sides from '../air/sides.module.css';
import css from './moveList.module.css';

interface MoveListProps {
  readonly moves: readonly ListedMove[];
  /** The last move on the board where the list is empty; null where none was made. */
  readonly last: string | null;
  readonly language: AirLanguage;
}

interface Row {
  readonly number: string;
  readonly white: ListedMove | undefined;
  readonly black: ListedMove | undefined;
}

const SHOWN = 4;

/** The moves as a score sheet: a number, White's move, Black's move. */
const rowsOf = (moves: readonly ListedMove[]): readonly Row[] => {
  const numbers = [...new Set(moves.map(({ turn }) => turnNumber(turn)))];
  return numbers.slice(-SHOWN).map((number) => {
    const of = (side: ListedMove['side']) =>
      moves.find((move) => move.side === side && turnNumber(move.turn) === number);
    return { number: `${number}.`, white: of('white'), black: of('black') };
  });
};

/** The last moves of the line in figurine notation; the newest stands on its side's plate. */
export const MoveList = ({ moves, last, language }: MoveListProps) => {
  const newest = moves.at(-1);
  const cell = (move: ListedMove | undefined) => {
    if (!move) return <span />;
    const isNewest = move === newest;
    return (
      <span className={classes(css.san, isNewest && sides[move.side])} data-role={isNewest ? 'newest' : undefined}>
        <San san={move.san} />
      </span>
    );
  };
  return (
    <div className={css.list}>
      <span className={classes(css.heading, look.figures)}>{LAST_MOVES[language]}</span>
      {moves.length === 0 && last !== null && (
        <span className={classes(css.move, look.figures)}>
          <span />
          <San san={last} />
        </span>
      )}
      {rowsOf(moves).map(({ number, white, black }) => (
        <span key={number} className={classes(css.move, look.figures)}>
          <span className={css.number}>{number}</span>
          {cell(white)}
          {cell(black)}
        </span>
      ))}
    </div>
  );
};
