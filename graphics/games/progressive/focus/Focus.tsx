import { opponent, sideOn } from 'chess-match/client/view';
import type { DrawingProps } from '../../../air/onAirParts';
import { PlayerBar } from '../../../boards/PlayerBar';
import { FOCUS } from '../../../focus/layout';
import type { BoardsName } from '../boards/Boards';
import { LargeSeries } from '../series/LargeSeries';
import { boardIn, type BoardStep } from '../series/planBoard';
import { SeriesSheet, type SheetLook } from '../sheet/SeriesSheet';

const { card, column } = FOCUS;
/** Of a player's bar, and between the parts of the column. Pixels. */
const [BAR, GAP] = [112, 8] as const;
const LOOK: SheetLook = {
  pad: 28,
  head: 56,
  foot: 176,
  most: 9,
  sizes: [76, 68, 60, 56, 52, 48, 44, 40, 36, 32, 28, 24],
};

/** The board large, and beside it who plays and the series that was made last, move by move. */
export const Focus = ({ picture, steps, language }: DrawingProps<'focus', BoardsName, BoardStep>) => {
  const { match } = picture;
  if (match.status === 'none') return null;
  const view = boardIn(picture);
  const { board } = view;
  const bottom = sideOn(match, board, 'white');
  const bar = (side: 'white' | 'black', y: number) => (
    <PlayerBar
      {...{ picture, board, side }}
      isToMove={view.toMove === side}
      points={null}
      at={{ x: column.x, y, width: column.width, height: BAR }}
    />
  );
  return (
    <>
      <LargeSeries match={match} view={view} steps={steps} />
      {bar(opponent(bottom), card.y)}
      <SeriesSheet
        picture={picture}
        view={view}
        at={{ x: column.x, y: card.y + BAR + GAP, width: column.width, height: card.height - 2 * (BAR + GAP) }}
        look={LOOK}
        language={language}
      />
      {bar(bottom, card.y + card.height - BAR)}
    </>
  );
};
