import type { BoardView, Placement, Side } from 'chess-match/client';
import { opponent, sideOn } from 'chess-match/client/view';
import { LargeBoard } from '../air/board/LargeBoard';
import { PlayedBoard } from '../air/board/PlayedBoard';
import { gonePieces } from '../air/board/planPieces';
import { ReserveRow } from '../air/board/ReserveRow';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import type { DrawingProps } from '../air/onAirParts';
import { branchTheme } from '../air/theme';
import type { BoardsName } from '../boards/Boards';
import { PlayerBar } from '../boards/PlayerBar';
import { pointsOn } from '../boards/who';
import { FOCUS } from './layout';
import { focusedOn, type FocusStep } from './plan';
import { Sheet } from './Sheet';
import css from './focus.module.css';

export type FocusName = BoardsName | 'turns';
type Props = DrawingProps<'focus', FocusName, FocusStep>;

const { card, board: field, column } = FOCUS;
/**
 * Heights in the column beside the board, from both its ends: player, pieces that may be dropped, and the moves
 * between.
 */
const [BAR, RESERVE, GAP] = [112, 96, 8];

interface BodyProps extends Pick<Props, 'picture' | 'language'> {
  readonly ghosts: Placement;
  readonly isGone: boolean;
}

const Reserve = ({ view, side, top }: { readonly view: BoardView; readonly side: Side; readonly top: number }) =>
  view.reserves && (
    <div
      className={classes(css.reserve, look.plate, look.figures)}
      style={{ left: column.x, top, width: column.width, height: RESERVE }}
      data-role="reserve"
    >
      <ReserveRow side={side} pieces={view.reserves[side]} size={64} />
    </div>
  );

const Body = ({ picture, language, ghosts, isGone }: BodyProps) => {
  const { match } = picture;
  const view = focusedOn(picture);
  const { board, files, ranks } = view;
  const bottom = sideOn(match, board, 'white');
  const held = view.reserves ? RESERVE + GAP : 0;
  const edge = card.y + card.height;
  const bar = (side: Side, y: number) => (
    <PlayerBar
      {...{ picture, board, side }}
      isToMove={view.toMove === side}
      points={pointsOn(match, view, side)}
      at={{ x: column.x, y, width: column.width, height: BAR }}
    />
  );
  const { colour } = branchTheme(board);
  const top = card.y + BAR + GAP + held;
  return (
    <div data-role={isGone ? 'body-gone' : 'body'} data-ghost={isGone || undefined}>
      <LargeBoard card={card} field={field} files={files} ranks={ranks} bottom={bottom} colour={colour}>
        <PlayedBoard view={view} at={field} tint={colour} orientation={bottom} ghosts={ghosts} isFramed={false} />
      </LargeBoard>
      {bar(opponent(bottom), card.y)}
      <Reserve view={view} side={opponent(bottom)} top={card.y + BAR + GAP} />
      <Sheet
        at={{ x: column.x, y: top, width: column.width, height: edge - BAR - GAP - held - top }}
        match={match}
        turns={picture.turns}
        view={view}
        language={language}
      />
      <Reserve view={view} side={bottom} top={edge - BAR - GAP - RESERVE} />
      {bar(bottom, edge - BAR)}
    </div>
  );
};

/** One board large, with who plays it, what may be dropped, its last moves, and how it ended. */
export const Focus = ({ picture, before, steps, language }: Props) => {
  const isSwap = steps.some(({ kind }) => kind === 'swap');
  const moved = steps.flatMap((step) => (step.kind === 'pieces' ? step.steps : []));
  if (picture.match.status === 'none') return null;
  return (
    <>
      {before && isSwap && <Body picture={before} language={language} ghosts={{}} isGone />}
      <Body picture={picture} language={language} ghosts={gonePieces(moved)} isGone={false} />
    </>
  );
};
