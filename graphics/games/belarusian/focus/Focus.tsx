import type { Side } from 'chess-match/client';
import { boardAt, opponent, sideOn } from 'chess-match/client/view';
import { LargeBoard } from '../../../air/board/LargeBoard';
import { gonePieces } from '../../../air/board/planPieces';
import { PlayedBoard } from '../../../air/board/PlayedBoard';
import type { DrawingProps } from '../../../air/onAirParts';
import { branchTheme } from '../../../air/theme';
import { PlayerBar } from '../../../boards/PlayerBar';
import { FOCUS } from '../../../focus/layout';
import { Sheet } from '../../../focus/Sheet';
import { BannerPlate } from '../boards/BannerPlate';
import { BOARDS_VIEWS } from '../boards/Boards';
import type { BoardsStep } from '../boards/plan';
import { Ground } from '../shared/Ground';
import { playOf } from '../shared/play';
import { shownIn } from '../shared/shownTurns';

export const FOCUS_VIEWS = BOARDS_VIEWS;
type Props = DrawingProps<'focus', (typeof FOCUS_VIEWS)[number], BoardsStep>;

const BOARD = 1;
const { card, board: field, column } = FOCUS;
/** Heights in the column beside the board, from above: a player, what is called; at its end the other player. */
const [BAR, BANNER, GAP] = [112, 112, 8] as const;
const END = card.y + card.height - BAR;
const CALLED = card.y + BAR + GAP;
const MOVES = CALLED + BANNER + GAP;

/** The board large, with its throne, who plays it, what is called, its last moves, and how it ended. */
export const Focus = ({ picture, steps, language }: Props) => {
  const { match } = picture;
  const play = playOf(picture.play);
  const view = boardAt(picture.boards, BOARD);
  const bottom = sideOn(match, BOARD, 'white');
  const { colour } = branchTheme(BOARD);
  const at = (y: number, height: number) => ({ x: column.x, y, width: column.width, height });
  const bar = (side: Side, y: number) => (
    <PlayerBar {...{ picture, side }} board={BOARD} isToMove={view.toMove === side} points={null} at={at(y, BAR)} />
  );
  const moved = steps.flatMap((step) => (step.kind === 'pieces' ? step.steps : []));
  return (
    <>
      <LargeBoard card={card} field={field} files={view.files} ranks={view.ranks} bottom={bottom} colour={colour}>
        <PlayedBoard
          view={view}
          at={field}
          tint={colour}
          orientation={bottom}
          ghosts={gonePieces(moved)}
          isFramed={false}
        >
          <Ground play={play} view={view} bottom={bottom} />
        </PlayedBoard>
      </LargeBoard>
      {bar(opponent(bottom), card.y)}
      {play && <BannerPlate play={play} at={at(CALLED, BANNER)} language={language} />}
      <Sheet
        at={at(MOVES, END - GAP - MOVES)}
        match={match}
        turns={shownIn(picture.turns, language)}
        view={view}
        language={language}
      />
      {bar(bottom, END)}
    </>
  );
};
