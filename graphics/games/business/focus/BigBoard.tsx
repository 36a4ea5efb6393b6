import type { AirLanguage, Placement } from 'chess-match/client';
import type { Card } from '../cards/plan';
import { Result } from '../cards/Result';
import { Board } from '../../../air/board/Board';
import { LargeBoard } from '../../../air/board/LargeBoard';
import { branchTheme } from '../../../air/theme';
import { FOCUS } from '../../../focus/layout';
import css from './focus.module.css';

interface BigBoardProps {
  readonly card: Card;
  readonly ghosts: Placement;
  readonly language: AirLanguage;
}

const { size } = FOCUS.board;

/** The board with its coordinates, framed in its branch colour; how its line ended lies over it. */
export const BigBoard = ({ card, ghosts, language }: BigBoardProps) => {
  const { view, branch } = card;
  const { colour } = branchTheme(view.board);
  return (
    <LargeBoard
      card={FOCUS.card}
      field={FOCUS.board}
      files={view.files}
      ranks={view.ranks}
      bottom="white"
      colour={colour}
      branch={branch}
    >
      <div className={css.field} style={{ left: FOCUS.board.x, top: FOCUS.board.y, width: size, height: size }}>
        <div className={view.status === 'ended' ? css.ended : undefined} data-role="position">
          <Board view={view} size={size} tint={colour} orientation="white" ghosts={ghosts} />
        </div>
        {view.result && <Result result={view.result} language={language} size={size} />}
      </div>
    </LargeBoard>
  );
};
