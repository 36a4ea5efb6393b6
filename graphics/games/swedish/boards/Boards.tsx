import type { BoardView, Placement } from 'chess-match/client';
import { boardAt } from 'chess-match/client/view';
import type { CSSProperties } from 'react';
import { Board } from '../../../air/board/Board';
import type { DrawingProps } from '../../../air/onAirParts';
import { branchTheme } from '../../../air/theme';
import { PieceIcon } from '../../../air/board/PieceIcon';
import { BOARDS, BOTTOM, topOf, type SwedishBoard } from 'chess-match/games/swedish';
import { FIELD, placesOf } from './layout';
import type { BoardsStep, Flight } from './plan';
import { PlayerBar } from './PlayerBar';
import { Reserves } from './Reserves';
import css from './boards.module.css';

export const BOARDS_VIEWS = ['boards', 'clocks', 'play', 'course', 'people'] as const;
export type BoardsName = (typeof BOARDS_VIEWS)[number];

/** Pieces that stood before and do not now, while the motion shows them. */
const ghostsOf = (steps: readonly BoardsStep[], board: number): Placement =>
  Object.fromEntries(
    steps
      .flatMap((step) => (step.kind === 'pieces' && step.board === board ? step.steps : []))
      .flatMap((step): readonly (readonly [string, string])[] => {
        if (step.kind === 'capture') return [[step.at, step.code]];
        return step.kind === 'promote' ? [[step.from, step.was]] : [];
      }),
  );

interface FieldProps {
  readonly place: SwedishBoard;
  readonly view: BoardView;
  readonly ghosts: Placement;
}

const Field = ({ place, view, ghosts }: FieldProps) => {
  const { x, y } = placesOf(place).field;
  const { colour } = branchTheme(place.board);
  return (
    <div
      className={css.field}
      style={{ left: x, top: y, width: FIELD, height: FIELD, '--branch': colour } as CSSProperties}
      data-swedish-board={place.board}
    >
      <Board view={view} size={FIELD} tint={colour} orientation={BOTTOM[place.thread]} ghosts={ghosts} />
    </div>
  );
};

const isFlight = (step: BoardsStep): step is Flight => step.kind !== 'pieces';

/** Both boards side by side, the players of a team in one row, and what each may drop beside its end. */
export const Boards = ({ picture, before, steps, language }: DrawingProps<'boards', BoardsName, BoardsStep>) => (
  <>
    {BOARDS.map((place) => {
      const view = boardAt(picture.boards, place.board);
      const { top, bottom } = placesOf(place);
      const bar = { board: place.board, picture, language };
      return (
        <div key={place.thread}>
          <PlayerBar seat={{ thread: place.thread, side: topOf(place) }} at={top} {...bar} />
          <Field place={place} view={view} ghosts={ghostsOf(steps, place.board)} />
          <Reserves place={place} view={view} before={before ? boardAt(before.boards, place.board) : view} />
          <PlayerBar seat={{ thread: place.thread, side: BOTTOM[place.thread] }} at={bottom} {...bar} />
        </div>
      );
    })}
    {steps.filter(isFlight).map(({ code, to }, index) => (
      <div key={index} className={css.flyer} style={{ left: to.x, top: to.y }} data-role="flyer" data-ghost>
        <PieceIcon code={code} size={to.size} isOnTile={false} />
      </div>
    ))}
  </>
);
