import type { BoardsView, AirLanguage, Placement, Side, TurnsView } from 'chess-match/client';
import { boardAt, opponent, sideOn } from 'chess-match/client/view';
import { PlayedBoard } from '../../../air/board/PlayedBoard';
import { branchTheme } from '../../../air/theme';
import { PlayerBar } from '../../../boards/PlayerBar';
import type { WhoPicture } from '../../../boards/who';
import { Ground } from '../shared/Ground';
import { playOf, type PlayView } from '../shared/play';
import { BannerPlate } from './BannerPlate';
import { LastTurn } from './LastTurn';
import type { Places } from './layout';
import { Becoming, ThroneRows } from './Rows';

interface BoardSetProps {
  readonly picture: WhoPicture & {
    readonly boards: BoardsView;
    readonly play: PlayView;
    readonly turns: TurnsView;
  };
  readonly places: Places;
  readonly ghosts: Placement;
  readonly language: AirLanguage;
}

const BOARD = 1;

/**
 * The board with its throne; on one side of it how things stand there, on the other who plays and what was played last.
 */
export const BoardSet = ({ picture, places, ghosts, language }: BoardSetProps) => {
  const play = playOf(picture.play);
  const view = boardAt(picture.boards, BOARD);
  const bottom = sideOn(picture.match, BOARD, 'white');
  const bar = (side: Side, at: Places['top']) => (
    <PlayerBar {...{ picture, side, at }} board={BOARD} isToMove={view.toMove === side} points={null} />
  );
  const rows = { order: [opponent(bottom), bottom] as const, language };
  return (
    <>
      <PlayedBoard
        view={view}
        at={places.field}
        tint={branchTheme(BOARD).colour}
        orientation={bottom}
        ghosts={ghosts}
        isFramed
      >
        <Ground play={play} view={view} bottom={bottom} />
      </PlayedBoard>
      {play && (
        <>
          <BannerPlate play={play} at={places.banner} language={language} />
          <ThroneRows {...rows} play={play} view={view} at={places.throne} />
          <Becoming {...rows} play={play} at={places.becomes} />
        </>
      )}
      {bar(opponent(bottom), places.top)}
      <LastTurn turns={picture.turns} view={view} at={places.turn} language={language} />
      {bar(bottom, places.bottom)}
    </>
  );
};
