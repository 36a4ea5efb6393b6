import type { BoardView, AirLanguage, Side, TurnsView } from 'chess-match/client';
import { opponent, sideOn } from 'chess-match/client/view';
import type { ReactNode } from 'react';
import { PlayedBoard } from '../air/board/PlayedBoard';
import { gonePieces } from '../air/board/planPieces';
import { branchTheme } from '../air/theme';
import type { BoardPlace } from './layout';
import { LastTurn } from './LastTurn';
import { LastTurns } from './LastTurns';
import type { BoardsStep } from './plan';
import { PlayerBar } from './PlayerBar';
import { BoardPlate } from './BoardPlate';
import { pointsOn, type WhoPicture } from './who';

interface BoardGroupProps {
  readonly view: BoardView;
  readonly place: BoardPlace;
  readonly picture: WhoPicture & { readonly turns: TurnsView };
  readonly steps: readonly BoardsStep[];
  readonly language: AirLanguage;
  /** What a game draws on the squares. */
  readonly children?: ReactNode;
}

/** One board with who plays it, what was played last and how it ended; the team called White sits below. */
export const BoardGroup = ({ view, place, picture, steps, language, children }: BoardGroupProps) => {
  const { board } = view;
  const { field, top } = place;
  const bottom: Side = sideOn(picture.match, board, 'white');
  const bar = (side: Side, at: BoardPlace['top']) => (
    <PlayerBar
      {...{ picture, board, side, at }}
      isToMove={view.toMove === side}
      points={pointsOn(picture.match, view, side)}
    />
  );
  const moved = steps.flatMap((step) => (step.board === board ? step.steps : []));
  return (
    <div data-board={board}>
      {bar(opponent(bottom), top)}
      <PlayedBoard
        view={view}
        at={field}
        tint={branchTheme(board).colour}
        orientation={bottom}
        ghosts={gonePieces(moved)}
        isFramed
      >
        {children}
      </PlayedBoard>
      {place.turns === null ? (
        <BoardPlate match={picture.match} view={view} place={place} language={language} />
      ) : (
        <>
          <LastTurn turns={picture.turns} view={view} at={place.plate} language={language} />
          <LastTurns turns={picture.turns} at={place.turns} language={language} />
        </>
      )}
      {bar(bottom, place.bottom)}
    </div>
  );
};
