import type { MoveMark } from '@schemas/boards';
import type { ComponentProps } from 'react';
import { Ways, WAYS_TYPE, waysOf, withWays } from '../series';
import { Board } from './Board';

type BoardProps = Omit<ComponentProps<typeof Board>, 'view' | 'children'>;

interface PlayedBoardProps extends BoardProps {
  readonly view: ComponentProps<typeof Board>['view'] & { readonly lastMoves: readonly MoveMark[] };
}

/** A board with what was played last: where that was a series, each piece's way through it. */
export const PlayedBoard = ({ view, ...board }: PlayedBoardProps) => {
  const { files, ranks, lastMoves } = view;
  if (lastMoves.length < 2) return <Board view={view} {...board} />;
  const ways = waysOf(lastMoves);
  return (
    <Board view={withWays(view, ways)} {...board}>
      <Ways ways={ways} field={{ files, ranks, bottom: board.bottom }} type={WAYS_TYPE} />
    </Board>
  );
};
