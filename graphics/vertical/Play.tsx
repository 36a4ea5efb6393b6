import type { AirLanguage } from 'chess-match/client';
import { sideBySide, sideOn } from 'chess-match/client/view';
import { BoardGroup } from '../boards/BoardGroup';
import { mainPlace, PLAY, smallPlaces } from './layout';
import { mainBoard } from './mainBoard';
import type { OfGame } from './ofGame';
import { movedIn, type VerticalPicture, type VerticalStep } from './plan';
import { Rail } from './Rail';
import { SmallBoard } from './SmallBoard';

interface PlayProps {
  readonly picture: VerticalPicture;
  /** The board the director shows large; null: whichever counts for most. */
  readonly asked: number | null;
  readonly steps: readonly VerticalStep[];
  readonly game: OfGame;
  readonly language: AirLanguage;
}

/** One board large with who plays it, the others below it. */
export const Play = ({ picture, asked, steps, game, language }: PlayProps) => {
  const { match, boards, turns } = picture;
  const shown = boards.boards.filter(({ status }) => status !== 'empty');
  const main = mainBoard(shown, turns.turns, asked, (board) => game.worthOf?.(picture, board) ?? 0);
  if (main === null) return null;
  const others = sideBySide(
    match,
    shown.filter(({ board }) => board !== main.board),
  );
  const squares = Math.max(...shown.map(({ files, ranks }) => Math.max(files, ranks)));
  const place = mainPlace(PLAY.stage, others.length, squares);
  const small = smallPlaces(PLAY.stage, others.length, squares);
  const moved = movedIn(steps);
  return (
    <>
      <BoardGroup key={main.board} view={main} {...{ place, picture, language }} steps={moved}>
        {game.ground?.(picture, main, sideOn(match, main.board, 'white'))}
      </BoardGroup>
      {others.length > 0 && (
        <Rail match={match} board={main.board} field={place.field} mark={game.rail?.(picture, main)} />
      )}
      {others.map((view, index) => {
        const at = small[index];
        return (
          at && (
            <SmallBoard
              key={view.board}
              {...{ view, match }}
              place={at}
              steps={moved}
              mark={game.mark?.(picture, view)}
            />
          )
        );
      })}
    </>
  );
};
