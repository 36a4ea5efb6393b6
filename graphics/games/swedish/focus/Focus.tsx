import type { BoardView, Placement, Side } from 'chess-match/client';
import { boardAt } from 'chess-match/client/view';
import { FOCUS } from '../../../focus/layout';
import { MoveList } from '../../../focus/MoveList';
import { Board } from '../../../air/board/Board';
import { LargeBoard } from '../../../air/board/LargeBoard';
import { ReserveRow } from '../../../air/board/ReserveRow';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import type { DrawingProps } from '../../../air/onAirParts';
import { branchTheme } from '../../../air/theme';
import { PlayerBar } from '../boards/PlayerBar';
import { BoardBadge } from '../shared/badges';
import { BOTTOM, topOf } from 'chess-match/games/swedish';
import type { BoardsName } from '../boards/Boards';
import { movesOn, placeOf, type FocusStep } from './plan';
import css from './focus.module.css';

export type FocusName = BoardsName | 'turns';
type Props = DrawingProps<'focus', FocusName, FocusStep>;

const { card, board: field, column } = FOCUS;
/** Heights in the column beside the board, from both its ends: player, reserve, and the moves between. */
const [BAR, RESERVE, GAP] = [64, 96, 8];
const BOTTOM_EDGE = card.y + card.height;

/** Pieces that were taken or changed, while the motion shows them. */
const ghostsOf = (steps: readonly FocusStep[]): Placement =>
  Object.fromEntries(
    steps
      .flatMap((step) => (step.kind === 'pieces' ? step.steps : []))
      .flatMap((step): readonly (readonly [string, string])[] => {
        if (step.kind === 'capture') return [[step.at, step.code]];
        return step.kind === 'promote' ? [[step.from, step.was]] : [];
      }),
  );

const Reserve = ({ view, side, top }: { readonly view: BoardView; readonly side: Side; readonly top: number }) => (
  <div
    className={classes(css.reserve, look.plate, look.figures)}
    style={{ left: column.x, top, width: column.width, height: RESERVE }}
    data-role="reserve"
  >
    <ReserveRow side={side} pieces={view.reserves?.[side] ?? []} size={64} />
  </div>
);

const Body = ({ picture, language, ghosts, isGone }: BodyProps) => {
  const place = placeOf(picture);
  const view = boardAt(picture.boards, place.board);
  const { colour } = branchTheme(place.board);
  const bottom = BOTTOM[place.thread];
  const bar = { board: place.board, picture, language };
  const at = (y: number) => ({ x: column.x, y, width: column.width });
  return (
    <div data-role={isGone ? 'body-gone' : 'body'} data-ghost={isGone || undefined}>
      <LargeBoard card={card} field={field} files={8} ranks={8} bottom={bottom} colour={colour}>
        <div className={css.field} style={{ left: field.x, top: field.y }}>
          <Board view={view} size={field.size} tint={colour} orientation={bottom} ghosts={ghosts} />
        </div>
      </LargeBoard>
      <PlayerBar seat={{ thread: place.thread, side: topOf(place) }} at={at(card.y)} {...bar} />
      <Reserve view={view} side={topOf(place)} top={card.y + BAR + GAP} />
      <div
        className={classes(css.middle, look.plate)}
        style={{
          left: column.x,
          top: card.y + BAR + RESERVE + 2 * GAP,
          width: column.width,
          height: card.height - 2 * (BAR + RESERVE + 2 * GAP),
        }}
      >
        <BoardBadge board={place.board} size={80} />
        <MoveList
          moves={movesOn(picture.turns, place.board)}
          last={view.lastMoves.at(-1)?.san ?? null}
          language={language}
        />
      </div>
      <Reserve view={view} side={bottom} top={BOTTOM_EDGE - BAR - GAP - RESERVE} />
      <PlayerBar seat={{ thread: place.thread, side: bottom }} at={at(BOTTOM_EDGE - BAR)} {...bar} />
    </div>
  );
};

interface BodyProps extends Pick<Props, 'picture' | 'language'> {
  readonly ghosts: Placement;
  readonly isGone: boolean;
}

/** One board large, with what both its players may drop, their time, and its last moves. */
export const Focus = ({ picture, before, steps, language }: Props) => {
  const isSwap = steps.some(({ kind }) => kind === 'swap');
  if (picture.match.status === 'none') return null;
  return (
    <>
      {before && isSwap && <Body picture={before} language={language} ghosts={{}} isGone />}
      <Body picture={picture} language={language} ghosts={ghostsOf(steps)} isGone={false} />
    </>
  );
};
