import { useMemo, type ReactNode } from 'react';
import type { ShownBoard, TurnMaking } from 'chess-match/client/turn';
import { BoardRow } from '../boards/BoardRow';
import { Header } from '../header/Header';
import type { ClockActions } from '../header/slots';
import { useOperator } from '../state/context';
import type { OperatorSnapshot } from '../state/snapshot';
import type { TurnWords } from '../turn/lacks';
import { TurnPage } from '../turn/TurnPage';
import { TurnPanel } from '../turn/TurnPanel';
import type { LineWriting } from '../../shared/writing';
import { useTurnKeys } from '../useTurnKeys';
import { stepCompletion } from './completion';
import { StepCard } from './StepCard';
import { Steps } from './Steps';
import { useMaking } from './useMaking';

interface StepsPageProps {
  readonly making: TurnMaking<ShownBoard>;
  readonly writing: LineWriting;
  readonly words: TurnWords;
  /** What a turn looks like as it is typed. */
  readonly hint: string;
  /** Moves that are still to be made. */
  readonly openOf?: (snapshot: OperatorSnapshot) => number;
  readonly turnNotes?: ReactNode;
  readonly clockActions?: ClockActions;
  /** What may be done on the board besides moving, and what is to be known of it. */
  readonly children?: ReactNode;
}

const NONE_OPEN = (): number => 0;

/** A game whose turn is a line of moves alone: they are made on the board one after the other, or typed. */
export const StepsPage = (props: StepsPageProps) => {
  const { making, writing, words, hint, openOf = NONE_OPEN, turnNotes, clockActions, children } = props;
  const { snapshot } = useOperator();
  const turn = useMaking(making);
  const completion = useMemo(() => stepCompletion(turn?.made ?? '', turn?.next ?? [], writing), [turn, writing]);
  useTurnKeys({ models: turn?.boards ?? [], isFree: true });
  if (snapshot === null || turn === null) return <TurnPage>{null}</TurnPage>;
  return (
    <TurnPage>
      <Header turnNotes={turnNotes} {...(clockActions === undefined ? {} : { clockActions })} />
      <BoardRow
        models={turn.boards}
        card={(model, frame) => (
          <StepCard {...{ model, frame, turn, writing }}>
            <Steps writing={writing} open={openOf(snapshot)} back={turn.back} />
            {children}
          </StepCard>
        )}
      />
      <TurnPanel {...{ writing, completion, hint, words }} />
    </TurnPage>
  );
};
