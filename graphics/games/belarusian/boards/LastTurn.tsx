import type { BoardView, AirLanguage, TurnsView } from 'chess-match/client';
import type { Zone } from 'chess-match/client/show';
import { turnText } from 'chess-match/client/view';
import { turnIn } from 'chess-match/games/belarusian';
import { BoardResult } from '../../../boards/BoardResult';
import { PieceIcon } from '../../../air/board/PieceIcon';
import { classes } from '../../../air/classes';
import { FitText } from '../../../air/FitText';
import look from '../../../air/look.module.css';
import { box } from '../../../air/rect';
import sides from '../../../air/sides.module.css';
import { wordsOf } from '../shared/words';
import css from './boards.module.css';

interface LastTurnProps {
  readonly turns: TurnsView;
  readonly view: BoardView;
  readonly at: Zone;
  readonly language: AirLanguage;
}

const PAD = 32;
const PIECE = 88;
const SIZES = { oneLine: [80, 72, 64, 56, 52], twoLines: [] } as const;

/** The piece that made the last move, on the board as it stands; a ratnik that became another is that other. */
const moverOf = ({ lastMoves, pieces }: BoardView): string | null => pieces[lastMoves.at(-1)?.to ?? ''] ?? null;

/** What was played last, with the piece that moved; once the game has ended, how. */
export const LastTurn = ({ turns, view, at, language }: LastTurnProps) => {
  const words = wordsOf(language);
  const last = turns.turns.at(-1);
  const mover = moverOf(view);
  const width = at.width - 2 * PAD;
  return (
    <div className={classes(css.turn, look.plate, look.figures)} style={box(at)} data-role="told">
      {view.result && <BoardResult result={view.result} width={width} kind="beside" hasPoints language={language} />}
      {last === undefined ? (
        <span className={css.none}>{words.begins}</span>
      ) : (
        <>
          {view.result === null && (
            <span className={css.head}>
              <span className={classes(css.number, sides[last.side])}>{turnText(last.turn)}</span>
              <span className={css.label}>{words.lastMove}</span>
            </span>
          )}
          <span className={css.move}>
            {mover && <PieceIcon code={mover} size={PIECE} isOnTile />}
            <FitText
              text={turnIn(last.line, language)}
              weight={700}
              width={width - (mover ? PIECE + PAD : 0)}
              {...SIZES}
            />
          </span>
        </>
      )}
    </div>
  );
};
