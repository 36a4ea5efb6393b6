import type { BoardView, AirLanguage, TurnsView } from 'chess-match/client';
import type { Zone } from 'chess-match/client/show';
import { turnIn } from 'chess-match/games/belarusian';
import { LastTurnPlate, PAD } from '../../../boards/LastTurnPlate';
import { PieceIcon } from '../../../air/board/PieceIcon';
import { FitText } from '../../../air/FitText';
import css from './boards.module.css';

interface LastTurnProps {
  readonly turns: TurnsView;
  readonly view: BoardView;
  readonly at: Zone;
  readonly language: AirLanguage;
}

const PIECE = 88;
const SIZES = { oneLine: [80, 72, 64, 56, 52], twoLines: [] } as const;

/** The piece that made the last move, on the board as it stands; a ratnik that became another is that other. */
const moverOf = ({ lastMoves, pieces }: BoardView): string | null => pieces[lastMoves.at(-1)?.to ?? ''] ?? null;

/** What was played last, with the piece that moved; once the game has ended, how. */
export const LastTurn = (props: LastTurnProps) => {
  const { turns, view, at, language } = props;
  const mover = moverOf(view);
  return (
    <LastTurnPlate {...props}>
      <span className={css.move}>
        {mover && <PieceIcon code={mover} size={PIECE} isOnTile />}
        <FitText
          text={turnIn(turns.turns.at(-1)?.line ?? '', language)}
          weight={700}
          width={at.width - 2 * PAD - (mover ? PIECE + PAD : 0)}
          {...SIZES}
        />
      </span>
    </LastTurnPlate>
  );
};
