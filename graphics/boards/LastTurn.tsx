import type { BoardView, AirLanguage, TurnsView } from 'chess-match/client';
import type { Zone } from 'chess-match/client/show';
import { useMemo } from 'react';
import { fitSeries, numbered } from '../air/moves/wrapMoves';
import { SeriesLines } from '../air/moves/SeriesLines';
import { LastTurnPlate, PAD } from './LastTurnPlate';

interface LastTurnProps {
  readonly turns: TurnsView;
  readonly view: BoardView;
  readonly at: Zone;
  readonly language: AirLanguage;
}

/** Pixels: what stands above the moves, a number or a result, with what is around it. */
const ABOVE = 190;
const SIZES = [80, 72, 64, 56, 48, 44, 40, 36, 32, 28, 26, 24];

/** What was played last on the only board, a series with its numbers. */
export const LastTurn = (props: LastTurnProps) => {
  const { at, view } = props;
  const { lastMoves } = view;
  const [width, height] = [at.width - 2 * PAD, at.height - ABOVE];
  const wrapped = useMemo(
    () => fitSeries(numbered(lastMoves.map(({ san }) => san)), { width, height, sizes: SIZES }),
    [lastMoves, width, height],
  );
  return (
    <LastTurnPlate {...props}>
      <SeriesLines wrapped={wrapped} />
    </LastTurnPlate>
  );
};
