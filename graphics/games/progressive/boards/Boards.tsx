import type { BoardsView, AirLanguage, PlayView, TurnsView } from 'chess-match/client';
import { opponent, sideOn } from 'chess-match/client/view';
import type { WhoPicture } from '../../../boards/who';
import { PlayerBar } from '../../../boards/PlayerBar';
import { PlayedBoard } from '../../../air/board/PlayedBoard';
import type { DrawingProps } from '../../../air/onAirParts';
import { branchTheme } from '../../../air/theme';
import { SeriesSheet, type SheetLook } from '../sheet/SeriesSheet';
import { boardIn, type BoardStep } from '../series/planBoard';
import { ghostsOf } from '../series/playSeries';
import { BOARDS } from './layout';

export const BOARDS_VIEWS = ['boards', 'clocks', 'people', 'play', 'turns'] as const;
export type BoardsName = (typeof BOARDS_VIEWS)[number];

const LOOK: SheetLook = {
  pad: 16,
  head: 44,
  foot: 104,
  most: 9,
  sizes: [56, 52, 48, 44, 40, 36, 34, 32, 30, 28, 26, 24],
};

interface BoardRowProps {
  readonly picture: WhoPicture & { readonly boards: BoardsView; readonly play: PlayView; readonly turns: TurnsView };
  readonly steps: readonly BoardStep[];
  readonly language: AirLanguage;
}

/** The board with the series that was played last, and beside it the same move by move. */
export const BoardRow = ({ picture, steps, language }: BoardRowProps) => {
  const view = boardIn(picture);
  const bottom = sideOn(picture.match, view.board, 'white');
  const bar = (side: 'white' | 'black', at: 'top' | 'bottom') => (
    <PlayerBar
      {...{ picture, side }}
      board={view.board}
      isToMove={view.toMove === side}
      points={null}
      at={BOARDS[at]}
    />
  );
  return (
    <>
      <PlayedBoard
        view={view}
        at={BOARDS.field}
        tint={branchTheme(view.board).colour}
        orientation={bottom}
        ghosts={ghostsOf(steps)}
        isFramed
      />
      {bar(opponent(bottom), 'top')}
      <SeriesSheet picture={picture} view={view} at={BOARDS.sheet} look={LOOK} language={language} />
      {bar(bottom, 'bottom')}
    </>
  );
};

export const Boards = ({ picture, steps, language }: DrawingProps<'boards', BoardsName, BoardStep>) =>
  picture.match.status === 'none' ? null : <BoardRow picture={picture} steps={steps} language={language} />;
