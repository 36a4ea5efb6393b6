import type { AirLanguage, BoardsView } from 'chess-match/client';
import { opponent, sideBySide, sideOn } from 'chess-match/client/view';
import { PlayerBar } from '../boards/PlayerBar';
import { BoardPlate } from '../boards/BoardPlate';
import { pointsOn, type WhoPicture } from '../boards/who';
import { layoutTiles } from './layout';

interface BoardTilesProps {
  readonly picture: WhoPicture & { readonly boards: BoardsView };
  readonly language: AirLanguage;
}

/** What each of the boards that are played apart has come to: who plays, what was played last, or what it has paid. */
export const BoardTiles = ({ picture, language }: BoardTilesProps) => {
  const { match } = picture;
  const views = sideBySide(match, picture.boards.boards);
  const places = layoutTiles(views.length);
  return views.map((view, index) => {
    const place = places[index];
    if (place === undefined) return null;
    const { board } = view;
    const first = sideOn(match, board, 'white');
    const bar = (side: typeof first, at: typeof place.top) => (
      <PlayerBar
        {...{ picture, board, side, at }}
        isToMove={view.toMove === side}
        points={pointsOn(match, view, side)}
      />
    );
    return (
      <div key={board} data-board={board}>
        {bar(first, place.top)}
        {bar(opponent(first), place.bottom)}
        <BoardPlate match={match} view={view} place={{ ...place, isBeside: false }} language={language} />
      </div>
    );
  });
};
