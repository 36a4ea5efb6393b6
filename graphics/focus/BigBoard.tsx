import type { Language, Placement } from 'chess-match/client';
import type { CSSProperties } from 'react';
import type { Card } from '../shared/cards/plan';
import { Result } from '../shared/cards/Result';
import { Board } from '../shared/board/Board';
import { squareSize } from '../shared/board/squares';
import { branchTheme } from '../shared/theme';
import { FOCUS } from './layout';

interface BigBoardProps {
  readonly card: Card;
  readonly ghosts: Placement;
  readonly language: Language;
}

const { size } = FOCUS.board;

/** Rank figures left of the board, file letters below it. */
const Coordinates = ({ files, ranks, unit }: { files: number; ranks: number; unit: number }) => (
  <>
    {Array.from({ length: ranks }, (_, row) => (
      <span
        key={`rank ${row}`}
        className="focus-rank figures"
        style={{ top: FOCUS.board.y + row * unit, height: unit }}
      >
        {ranks - row}
      </span>
    ))}
    {Array.from({ length: files }, (_, column) => (
      <span
        key={`file ${column}`}
        className="focus-file figures"
        style={{ left: FOCUS.board.x + column * unit, width: unit, top: FOCUS.board.y + ranks * unit }}
      >
        {String.fromCharCode('a'.charCodeAt(0) + column)}
      </span>
    ))}
  </>
);

/** The board with its coordinates, framed in its branch colour; how its line ended lies over it. */
export const BigBoard = ({ card, ghosts, language }: BigBoardProps) => {
  const { view, branch } = card;
  const { colour } = branchTheme(view.board);
  const { x, y, width, height } = FOCUS.card;
  const style = { left: x, top: y, width, height, '--branch': colour } as CSSProperties;
  return (
    <div className={`focus-card is-${view.status}`} style={style} data-role="card" data-branch={branch}>
      <Coordinates files={view.files} ranks={view.ranks} unit={squareSize(size, view.files, view.ranks)} />
      <div className="focus-field" style={{ left: FOCUS.board.x, top: FOCUS.board.y, width: size, height: size }}>
        <div className="card-board">
          <Board view={view} size={size} tint={colour} orientation="white" ghosts={ghosts} />
        </div>
        {view.result && <Result result={view.result} language={language} size={size} />}
      </div>
    </div>
  );
};
