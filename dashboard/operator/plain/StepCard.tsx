import { Unbroken } from 'chess-match/client';
import { boardName } from 'chess-match/client/view';
import type { ShownBoard } from 'chess-match/client/turn';
import type { ReactNode } from 'react';
import type { CardFrame } from '../boards/BoardRow';
import { Card } from '../boards/Card';
import { ResultLine } from '../boards/ResultLine';
import { useEntry, useOperator, useStore, useStrings } from '../state/context';
import { editLine } from '../state/intents';
import type { LineWriting } from '../../shared/writing';
import type { TurnMade } from './useMaking';

interface StepCardProps {
  readonly model: ShownBoard;
  readonly frame: CardFrame;
  readonly turn: TurnMade;
  readonly writing: LineWriting;
  readonly children?: ReactNode;
}

/** A board that is played on by hand, move by move, and what stands on the line beside it. */
export const StepCard = ({ model, frame, turn, writing, children }: StepCardProps) => {
  const strings = useStrings();
  const store = useStore();
  const { snapshot, isConnected } = useOperator();
  const { press } = useEntry(null);
  const { board, kind, state } = model;
  const view = snapshot?.boards.boards.find((each) => each.board === board);
  const last = view?.lastMoves.at(-1)?.san;
  const result = view?.result ?? null;
  return (
    <Card
      model={model}
      {...frame}
      isInPlay={kind === 'live'}
      isSettled={false}
      isMovable={isConnected && press === null && turn.isMovable(model)}
      shown={writing.shown}
      onMove={(san) => editLine(store, () => turn.withMove(board, san))}
      head={
        <div className="card-head">
          <span className="board-badge">{snapshot === null ? board : boardName(snapshot.match, board)}</span>
          <span className="card-state">
            {result === null && (state === 'moved' || state === 'to-move') ? strings.board.state[state] : ''}
          </span>
          <span className="card-last">
            {last === undefined ? null : (
              <Unbroken text={strings.board.lastMove(writing.shown(last, strings.language))} />
            )}
          </span>
        </div>
      }
      worth={result === null ? null : <ResultLine result={result} />}
    >
      <div className="card-steps">{children}</div>
    </Card>
  );
};
