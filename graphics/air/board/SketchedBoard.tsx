import { Sketch, type TableBoard } from 'chess-match/client';
import { squareSize } from 'chess-match/client/view';
import type { ComponentProps } from 'react';
import { Board } from './Board';
import css from './sketchedBoard.module.css';

type SketchedBoardProps = ComponentProps<typeof Board> & {
  readonly view: Pick<TableBoard, 'arrows' | 'circles'>;
};

/** A board with what was drawn over it. */
export const SketchedBoard = (props: SketchedBoardProps) => {
  const { view, size, orientation: bottom } = props;
  const { files, ranks, arrows, circles } = view;
  const unit = squareSize(size, files, ranks);
  return (
    <>
      <Board {...props} />
      <svg
        className={css.sketch}
        viewBox={`0 0 ${files} ${ranks}`}
        style={{ width: files * unit, height: ranks * unit }}
      >
        <Sketch field={{ files, ranks, bottom }} arrows={arrows} circles={circles} />
      </svg>
    </>
  );
};
