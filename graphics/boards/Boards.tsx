import type { BoardsView, AirLanguage, TurnsView } from 'chess-match/client';
import type { Zone } from 'chess-match/client/show';
import { sideBySide } from 'chess-match/client/view';
import type { DrawingProps } from '../air/onAirParts';
import { ZONES } from '../air/theme';
import { BoardGroup } from './BoardGroup';
import { layoutBoards } from './layout';
import type { BoardsStep } from './plan';
import type { WhoPicture } from './who';

export const BOARDS_VIEWS = ['boards', 'clocks', 'people', 'turns'] as const;
export type BoardsName = (typeof BOARDS_VIEWS)[number];

interface BoardRowProps {
  readonly zone: Zone;
  readonly picture: WhoPicture & { readonly boards: BoardsView; readonly turns: TurnsView };
  readonly steps: readonly BoardsStep[];
  readonly language: AirLanguage;
}

/** Every board on which something is or was played. */
export const BoardRow = ({ zone, picture, steps, language }: BoardRowProps) => {
  const views = sideBySide(
    picture.match,
    picture.boards.boards.filter(({ status }) => status !== 'empty'),
  );
  const squares = Math.max(1, ...views.map(({ files, ranks }) => Math.max(files, ranks)));
  const places = layoutBoards(zone, views.length, squares);
  return views.map((view, index) => {
    const place = places[index];
    return place && <BoardGroup key={view.board} {...{ view, place, picture, steps, language }} />;
  });
};

/** The boards of a game that draws them in no way of its own. */
export const Boards = ({ picture, steps, language }: DrawingProps<'boards', BoardsName, BoardsStep>) =>
  picture.match.status === 'none' ? null : (
    <BoardRow zone={ZONES.stage} picture={picture} steps={steps} language={language} />
  );
